import type { Translate } from '@programme/mfe-contract';

type Words = { readonly translate: Translate; readonly money: (amount: number) => string };

/**
 * The row that says what the same would cost by the prices in force, where that differs.
 *
 * @param todaysTotal in major units; null where it is not known
 * @param total by the prices of the calculation
 */
export function todaysRows(
  todaysTotal: number | null | undefined,
  total: number | undefined,
  { translate, money }: Words,
) {
  if (todaysTotal === null || todaysTotal === undefined || todaysTotal === total) return [];
  const label = translate('namedPrices.today');
  return [{ id: 'today', kind: 'total' as const, label, amount: money(todaysTotal) }];
}
