import { useMemo } from 'react';
import { useShell } from '@programme/mfe-contract';
import { settingsApi } from '../settings.api';
import { dayIn, staffClock, type StaffClock } from './staff-clock';

/**
 * Days and times by the calendar of the server (decision B15) and by its clock. Where the server does not name its zone,
 * the reader's own holds, and `ZoneNote` says so.
 */
export function useStaffClock(): StaffClock {
  const { preferences } = useShell();
  const { data: settings, isError } = settingsApi.useSettingsQuery();
  const timeZone = settings?.timezone ?? (isError ? readersZone() : undefined);
  const today = dayIn(timeZone, new Date(Date.now() + (settings?.clockAheadMs ?? 0)));
  const { language } = preferences;
  return useMemo(() => staffClock(language, timeZone, today), [language, timeZone, today]);
}

const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
