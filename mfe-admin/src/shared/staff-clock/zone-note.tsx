import { useTranslate } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { useStaffClock } from './use-staff-clock';

/** Says of a screen whose days and times it shows. */
export function ZoneNote() {
  const translate = useTranslate();
  const { timeZone } = useStaffClock();
  if (timeZone === undefined) return null;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 4, color: 'text.secondary' }}>
      {translate('admin.timeZone', { zone: timeZone.replaceAll('_', ' ') })}
    </Typography>
  );
}
