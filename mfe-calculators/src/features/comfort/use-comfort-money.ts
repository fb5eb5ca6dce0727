import { useCallback } from 'react';
import { formatMoney } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';

/** Writes a Comfort amount: whole PLN and MXN, EUR and USD with 2 decimals (S1 §9). */
export const formatComfortMoney = (amount: number, currency: Currency, language: Language): string =>
  formatMoney(amount, currency, language, { precision: 'display' });

/** Writes Comfort amounts of one currency in the page's language. */
export function useComfortMoney(currency: Currency) {
  const { language } = useShell().preferences;
  return useCallback((amount: number) => formatComfortMoney(amount, currency, language), [currency, language]);
}
