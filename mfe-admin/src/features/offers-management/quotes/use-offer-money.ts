import { useCallback } from 'react';
import { formatMoney } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';

/** Amounts as offers show them (S2 §9). */
export function useOfferMoney(
  currency: Currency,
  precision: 'display' | 'typed' = 'display',
): (amount: number) => string {
  const { language } = useShell().preferences;
  return useCallback(
    (amount) => formatMoney(amount, currency, language, { precision }),
    [currency, language, precision],
  );
}
