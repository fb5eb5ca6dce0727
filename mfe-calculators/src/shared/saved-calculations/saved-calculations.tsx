import { useCalculatorsDispatch, useCalculatorsSelector } from '../calculators.store';
import { ComparisonSection } from './comparison-section';
import type { SavedCalculationList } from './saved-calculation';
import { SavedCalculationCard } from './saved-calculation-card';
import { calculationRemoved } from './saved-calculations.slice';

/** The saved calculations of one Enterprise calculator. */
export function SavedCalculations({ list }: { readonly list: SavedCalculationList }) {
  const calculations = useCalculatorsSelector((state) => state.savedCalculations[list]);
  const dispatch = useCalculatorsDispatch();
  return (
    <ComparisonSection>
      {calculations.map((calculation, index) => (
        <SavedCalculationCard
          key={calculation.id}
          number={index + 1}
          calculation={calculation}
          onRemove={() => dispatch(calculationRemoved({ list, id: calculation.id }))}
        />
      ))}
    </ComparisonSection>
  );
}
