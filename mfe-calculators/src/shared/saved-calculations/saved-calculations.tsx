import { useShell } from '@programme/mfe-contract';
import { useCalculatorsDispatch, useCalculatorsSelector } from '../store/calculators.store';
import { ComparisonSection } from './comparison-section';
import { comparedEnterprise } from './enterprise-comparison';
import type { SavedCalculationList } from '../store/saved-calculation';
import { SavedCalculationCard } from './saved-calculation-card';
import { calculationRestored, calculationRemoved } from '../store/saved-calculations.slice';
import { useRemovalToast } from './use-removal-toast';

/** The saved calculations of one Enterprise calculator. */
export function SavedCalculations({ list }: { readonly list: SavedCalculationList }) {
  const { translate, preferences } = useShell();
  const calculations = useCalculatorsSelector((state) => state.savedCalculations[list]);
  const dispatch = useCalculatorsDispatch();
  const tellRemoval = useRemovalToast();

  const remove = (id: string) => {
    const calculation = calculations.find((saved) => saved.id === id);
    if (!calculation) return;
    dispatch(calculationRemoved({ list, id }));
    tellRemoval(calculation.number, () => dispatch(calculationRestored({ list, calculation })));
  };

  return (
    <ComparisonSection
      calculations={calculations.map((saved) => comparedEnterprise(saved, translate, preferences.language))}
      card={(calculation) => (
        <SavedCalculationCard key={calculation.id} calculation={calculation} onRemove={() => remove(calculation.id)} />
      )}
    />
  );
}
