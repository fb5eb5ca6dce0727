/** Amounts of the expected figures: whole minor units, as exact integers. */

export const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));
export const major = (amount: bigint): number => Number(amount) / 100;

/** A whole in basis points. */
export const whole = 10_000n;

/** Of amounts from zero on; halves go up. */
export const divided = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);

/** The row that holds a value; above all rows the last. */
export const rowOf = <Row extends { readonly min: number; readonly max: number }>(
  rows: readonly Row[],
  value: number,
): Row => {
  const row = rows.find(({ min, max }) => min <= value && value <= max) ?? rows.at(-1);
  if (!row) throw new Error('An empty table');
  return row;
};
