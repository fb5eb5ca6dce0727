import { useEffect } from 'react';
import { formatDayOf } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Typography } from '@programme/ui';
import { useCalculatorsDispatch, useCalculatorsSelector } from '../calculators.store';
import type { SavedCalculationList } from './saved-calculation';
import { SavedCalculationCard } from './saved-calculation-card';
import { comparisonHeadingId } from './scroll-to-comparison';
import { calculationRemoved } from './saved-calculations.slice';

/** The saved calculations of one calculator, side by side; also what the header's print button prints. */
export function SavedCalculations({ list }: { readonly list: SavedCalculationList }) {
  const { translate, preferences, setPrintableComparison } = useShell();
  const calculations = useCalculatorsSelector((state) => state.savedCalculations[list]);
  const dispatch = useCalculatorsDispatch();

  useEffect(() => {
    setPrintableComparison({
      savedCalculations: calculations.length,
      documentTitle: translate('saved.print.title'),
    });
    return () => setPrintableComparison(null);
  }, [calculations.length, setPrintableComparison, translate]);

  return (
    <Box
      component="section"
      aria-labelledby={comparisonHeadingId}
      sx={{ mt: { xs: 4, md: 5 }, '@media print': { mt: 0 } }}
    >
      <Typography id={comparisonHeadingId} component="h2" variant="h2" sx={{ mb: 1.5, scrollMarginTop: 80 }}>
        {translate('saved.title')}
      </Typography>
      <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        {translate('saved.print.made', {
          date: formatDayOf(new Date(), preferences.language, { style: 'long' }),
        })}
      </Typography>
      {calculations.length === 0 ? (
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
          }}
        >
          {calculations.map((calculation, index) => (
            <SavedCalculationCard
              key={calculation.id}
              number={index + 1}
              calculation={calculation}
              onRemove={() => dispatch(calculationRemoved({ list, id: calculation.id }))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
