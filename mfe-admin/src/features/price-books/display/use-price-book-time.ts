import { formatDateTime } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { settingsApi } from '../../../shared/settings.api';

/** Writes an instant by the clock of the company's time zone, which decides when prices change, and not the reader's. */
export function usePriceBookTime(): (instant: string) => string {
  const { preferences } = useShell();
  const { data: settings } = settingsApi.useSettingsQuery();
  const timeZone = settings?.timezone;
  return (instant) => formatDateTime(instant, preferences.language, timeZone === undefined ? {} : { timeZone });
}
