import { useTranslate } from '@programme/mfe-contract';
import { Box, Button } from '@programme/ui';
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
    <Button
      variant="outlined"
      aria-label={translate('admin.refresh')}
      disabled={busy}
      onClick={onRefresh}
      sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
    >
      <RefreshIcon fontSize="small" />
      {/* On a phone the icon stands for it, so that it fits beside the title. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {translate('admin.refresh')}
      </Box>
    </Button>
  );
}
