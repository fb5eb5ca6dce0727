import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';

const secondsPerMinute = 60;

/** Rounded minutes (S2 §2), seconds below half a minute; null for what was not reported yet. */
export function useDuration() {
  const { translate, preferences } = useShell();
  return (seconds: number | null): string | null => {
    if (seconds === null) return null;
    const minutes = Math.round(seconds / secondsPerMinute);
    const number = (value: number) => formatWholeNumber(value, preferences.language);
    if (minutes === 0) return translate('offers.analytics.seconds', { seconds: number(seconds) });
    return translate('offers.analytics.minutes', { minutes: number(minutes) });
  };
}
