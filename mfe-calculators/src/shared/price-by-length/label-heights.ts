/** The columns that the longest amount is as wide as. */
const labelColumns = { wide: 3, narrow: 5 };

/** The columns between two amounts that have room beside one another. */
export const roomForTwo = { wide: 4, narrow: 8 };

/**
 * Custom properties: how high an amount is written, in a wide and in a narrow chart, to lie over all the marks below it.
 *
 * @param shares the heights of all marks, in per cent of the band
 * @param first the first of the columns that the amount lies over, by their number; may be negative
 */
export function labelHeights(shares: readonly number[], first: (columns: number) => number) {
  const over = (columns: number) => {
    const start = Math.max(0, first(columns));
    return `${Math.max(...shares.slice(start, start + columns))}%`;
  };
  return { '--bottom': over(labelColumns.wide), '--bottom-narrow': over(labelColumns.narrow) };
}
