import { useCalculatorsDispatch, useCalculatorsSelector } from '../calculators.store';
import { ComparisonSection } from './comparison-section';
import type { ListedCalculation, SavedCalculationList } from './saved-calculation';
import { SavedCalculationCard } from './saved-calculation-card';
import { calculationPutBack, calculationRemoved } from './saved-calculations.slice';
import { useRemovalToast } from './use-removal-toast';

/** The saved calculations of one Enterprise calculator. */
export function SavedCalculations({ list }: { readonly list: SavedCalculationList }) {
  const calculations = useCalculatorsSelector((state) => state.savedCalculations[list]);
  const dispatch = useCalculatorsDispatch();
  const tellRemoval = useRemovalToast();

  const remove = (calculation: ListedCalculation) => {
    dispatch(calculationRemoved({ list, id: calculation.id }));
    tellRemoval(calculation.number, () => dispatch(calculationPutBack({ list, calculation })));
  };

  return (
    <ComparisonSection>
      {calculations.map((calculation) => (
        <SavedCalculationCard key={calculation.id} calculation={calculation} onRemove={() => remove(calculation)} />
      ))}
    </ComparisonSection>
  );
}
