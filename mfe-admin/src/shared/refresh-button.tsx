import { useTranslate } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { RefreshIcon } from '@programme/ui/staff-icons';

type Props = {
  /** Whether the answer is on its way. */
  readonly busy: boolean;
  readonly onRefresh: () => void;
};

/** Asks again for what others change while it is shown. */
export function RefreshButton({ busy, onRefresh }: Props) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<RefreshIcon />} disabled={busy} onClick={onRefresh}>
      {translate('admin.refresh')}
    </Button>
  );
}
