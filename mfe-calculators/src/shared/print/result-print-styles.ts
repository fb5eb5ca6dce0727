/** Marks a comparison that is printed: paper then carries it in place of the result on the screen. */
export const printedComparison = { 'data-printed-comparison': '' } as const;

/** Styles of a result that is printed as long as nothing is saved. */
export const resultPrintStyles = {
  '@media print': { 'body:has([data-printed-comparison]) &': { display: 'none' } },
} as const;
