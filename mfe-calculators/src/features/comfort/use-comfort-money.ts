import { useCallback } from 'react';
import type { Currency } from '@programme/pricing';
import { useMoney } from '../../shared/use-money';

/** Writes Comfort amounts: whole PLN and MXN, EUR and USD with 2 decimals (S1 §9). */
export function useComfortMoney(currency: Currency) {
  const money = useMoney(currency);
  return useCallback((amount: number) => money(amount, { precision: 'display' }), [money]);
}
