import { Box, PriceRows } from '@programme/ui';
import type { ComparedCalculation } from '../../shared/saved-calculations/compared-calculation';
import { ComparisonCard } from '../../shared/saved-calculations/comparison-card';

type Props = {
  readonly plan: ComparedCalculation;
  readonly onRemove: () => void;
};

/** A saved plan, with its price as a receipt. */
export function SavedComfortPlanCard({ plan, onRemove }: Props) {
  return (
    <ComparisonCard calculation={plan} onRemove={onRemove}>
      <Box sx={{ pt: 1, fontSize: '0.9rem' }}>
        <PriceRows rows={plan.rows} />
      </Box>
    </ComparisonCard>
  );
}
