import type { Offer } from '@programme/contracts';
import { formatDate } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';

type Props = {
  readonly offer: Pick<Offer, 'validUntil'>;
  /** When the client asked. */
  readonly requestedAt: string;
  readonly onExtend: () => void;
};

/** The client of an expired offer asks for more time. */
export function ExtensionNotice({ offer: { validUntil }, requestedAt, onExtend }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  return (
    <Box sx={{ width: '100%' }}>
      <Notice
        tone="warning"
        title={translate('offerExtension.requested', { day: clock.dayOf(requestedAt) })}
        action={
          <Button variant="contained" onClick={onExtend}>
            {translate('offerExtension.extend')}
          </Button>
        }
      >
        {translate('offerExtension.requested.text', { day: formatDate(validUntil, language) })}
      </Notice>
    </Box>
  );
}
