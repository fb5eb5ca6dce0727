import { useEffect } from 'react';
import { formatDayOf } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Typography } from '@programme/ui';
import { useCalculatorsDispatch, useCalculatorsSelector } from '../../shared/calculators.store';
import { comfortPlanRemoved } from '../../shared/saved-calculations/saved-comfort-plans.slice';
import { comparisonHeadingId } from '../../shared/saved-calculations/scroll-to-comparison';
import { SavedComfortPlanCard } from './saved-comfort-plan-card';

/** The saved Comfort plans side by side; also what the header's print button prints. */
export function SavedComfortPlans() {
  const { translate, preferences, setPrintableComparison } = useShell();
  const plans = useCalculatorsSelector((state) => state.savedComfortPlans);
  const dispatch = useCalculatorsDispatch();

  useEffect(() => {
    setPrintableComparison({ savedCalculations: plans.length, documentTitle: translate('saved.print.title') });
    return () => setPrintableComparison(null);
  }, [plans.length, setPrintableComparison, translate]);

  return (
    <Box
      component="section"
      aria-labelledby={comparisonHeadingId}
      sx={{ mt: { xs: 4, lg: 5 }, '@media print': { mt: 0 } }}
    >
      <Typography id={comparisonHeadingId} component="h2" variant="h2" sx={{ mb: 1.5, scrollMarginTop: 80 }}>
        {translate('saved.title')}
      </Typography>
      <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        {translate('saved.print.made', { date: formatDayOf(new Date(), preferences.language, { style: 'long' }) })}
      </Typography>
      {plans.length === 0 ? (
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
          {plans.map((plan, index) => (
            <SavedComfortPlanCard
              key={plan.id}
              number={index + 1}
              plan={plan}
              onRemove={() => dispatch(comfortPlanRemoved(plan.id))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
