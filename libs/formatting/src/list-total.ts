/** Major units, before and after a discount. */
export type DiscountedTotal = { readonly total: number; readonly listTotal: number };

/**
 * The list total that stands crossed out beside what is to be paid (S2 §2); null where the discount takes nothing off that
 * a reader could see. Discounted totals are whole numbers (decision P10), so that a discount of 0 can even round one up.
 *
 * @param money writes both amounts as the reader sees them
 */
export function listTotalBeside(
  { total, listTotal }: DiscountedTotal,
  money: (amount: number) => string,
): string | null {
  const shown = money(listTotal);
  return total < listTotal && shown !== money(total) ? shown : null;
}
