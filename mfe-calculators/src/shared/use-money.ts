import { useCallback } from 'react';
import { formatMoney, type MoneyOptions } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';

/** Writes amounts of one currency in the page's language, by default with 2 decimals (S1 §9). */
export function useMoney(currency: Currency) {
  const { language } = useShell().preferences;
  return useCallback(
    (amount: number, options?: MoneyOptions) => formatMoney(amount, currency, language, options),
    [currency, language],
  );
}
