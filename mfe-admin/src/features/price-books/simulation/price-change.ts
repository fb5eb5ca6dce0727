export type PriceChange = { readonly before: number; readonly after: number };

/** By how many percent an amount changes, to a tenth; 0 where there was nothing before. */
export function percentOf({ before, after }: PriceChange): number {
  if (before === 0) return 0;
  const percent = Math.round((after / before - 1) * 1000) / 10;
  // No minus before nothing.
  return percent === 0 ? 0 : percent;
}

/** From this change on a cell of the heat map is as strong as it gets. */
const strongest = 25;

/** How strong the colour of a cell is: 0 where nothing changes, 1 from a change of 25 % on. */
export const strengthOf = (percent: number): number => Math.min(Math.abs(percent) / strongest, 1);
