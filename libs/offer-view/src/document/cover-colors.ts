import { tokens } from '@programme/ui';

const { color } = tokens;

/** The green ground of an offer's cover. On paper it is white. */
export const coverColors = {
  bgcolor: color.cover,
  color: color.onPanel,
  // The focus ring of cards and pages is too dark here.
  '& > .on-cover :focus-visible': { outlineColor: color.onPanel },
  '@media print': { bgcolor: 'transparent', color: color.ink },
} as const;
