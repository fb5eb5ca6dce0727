import { useMemo } from 'react';
import { dayAhead, daysIn } from '@programme/formatting';
import { settingsApi } from '../../../shared/settings.api';

/**
 * Today by the calendar of the server, YYYY-MM-DD (decision B15); by the reader's own one until the server has named its
 * time zone.
 */
export function useToday(): string {
  const timezone = settingsApi.useSettingsQuery().data?.timezone;
  const dayOf = useMemo(() => (timezone === undefined ? undefined : daysIn(timezone)), [timezone]);
  return dayOf ? dayOf(new Date()) : dayAhead(0);
}
