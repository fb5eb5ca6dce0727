import { Children, useEffect, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, Typography } from '@programme/ui';
import { PrintDay } from './print-day';
import { comparisonHeadingId } from './scroll-to-comparison';

/** What a screen saved, three cards to a row; also what the header's print button prints. */
export function ComparisonSection({ children }: { readonly children: ReactNode }) {
  const { translate, setPrintableComparison } = useShell();
  const savedCalculations = Children.count(children);

  useEffect(() => {
    setPrintableComparison({ savedCalculations, documentTitle: translate('saved.print.title') });
    return () => setPrintableComparison(null);
  }, [savedCalculations, setPrintableComparison, translate]);

  return (
    <Box
      component="section"
      aria-labelledby={comparisonHeadingId}
      sx={{ mt: { xs: 4, md: 5 }, '@media print': { mt: 0 } }}
    >
      <Typography id={comparisonHeadingId} component="h2" variant="h2" sx={{ mb: 1.5, scrollMarginTop: 80 }}>
        {translate('saved.title')}
      </Typography>
      {savedCalculations > 0 && <PrintDay />}
      {savedCalculations === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('saved.empty')}</Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
            // Paper is as wide as a tablet, and a grid cannot be broken between pages.
            '@media print': { display: 'block', '& > li': { mb: 2 } },
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
