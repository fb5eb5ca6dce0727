/** The places of the screen's sections: two side by side at the top, wide ones below. The skeleton has the same. */
export const overviewGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  '& > .wide': { gridColumn: '1 / -1' },
} as const;
