import { useCallback } from 'react';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';

/** "30 seats", with the plural form and the grouping of the page's language. */
export function useSeatLabel() {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  return useCallback(
    (seats: number) =>
      translate('comfort.seats.count', { count: seats, formatted: formatWholeNumber(seats, language) }),
    [translate, language],
  );
}
