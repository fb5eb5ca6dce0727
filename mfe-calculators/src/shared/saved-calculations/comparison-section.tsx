import { useEffect, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, Typography } from '@programme/ui';
import type { ComparedCalculation } from './compared-calculation';
import { ComparisonTables } from './comparison-tables';
import { usePrintTitle } from '../print/use-print-title';
import { PrintDay } from './print-day';
import { comparisonHeadingId } from './scroll-to-comparison';

type Props = {
  readonly calculations: readonly ComparedCalculation[];
  /** A calculation's card on the screen, a list item. */
  readonly card: (calculation: ComparedCalculation) => ReactNode;
};

/** What a screen saved: three cards to a row, and tables on paper for the header's print button. */
export function ComparisonSection({ calculations, card }: Props) {
  const { translate, setPrintableComparison } = useShell();
  const savedCalculations = calculations.length;
  const comparisonTitle = translate('saved.print.title');
  usePrintTitle(savedCalculations > 0 ? comparisonTitle : translate('calculator.print.title'));

  useEffect(() => {
    setPrintableComparison({ savedCalculations, documentTitle: comparisonTitle });
    return () => setPrintableComparison(null);
  }, [savedCalculations, setPrintableComparison, comparisonTitle]);

  return (
    <Box
      component="section"
      aria-labelledby={comparisonHeadingId}
      className={savedCalculations === 0 ? 'screen-only' : undefined}
      sx={{ mt: { xs: 4, md: 5 }, '@media print': { mt: 0 } }}
    >
      <Typography id={comparisonHeadingId} component="h2" variant="h2" sx={{ mb: 1.5, scrollMarginTop: 80 }}>
        {translate('saved.title')}
      </Typography>
      {savedCalculations === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('saved.empty')}</Typography>
      ) : (
        <>
          <PrintDay />
          <Box
            component="ul"
            className="screen-only"
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
            }}
          >
            {calculations.map(card)}
          </Box>
          <ComparisonTables calculations={calculations} />
        </>
      )}
    </Box>
  );
}
