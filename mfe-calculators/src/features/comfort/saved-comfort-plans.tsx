import { useShell } from '@programme/mfe-contract';
import { useCalculatorsDispatch, useCalculatorsSelector } from '../../shared/store/calculators.store';
import type { ComparedCalculation } from '../../shared/saved-calculations/compared-calculation';
import { ComparisonSection } from '../../shared/saved-calculations/comparison-section';
import {
  comfortPlanRestored,
  comfortPlanRemoved,
  type ListedComfortPlan,
} from '../../shared/store/saved-comfort-plans.slice';
import { useRemovalToast } from '../../shared/saved-calculations/use-removal-toast';
import { SavedComfortPlanCard } from './saved-comfort-plan-card';
import { planLabels, summaryRows } from './summary-rows';
import { formatComfortMoney } from './use-comfort-money';
import { useSeatLabel } from './use-seat-label';

/** The saved Comfort plans. */
export function SavedComfortPlans() {
  const plans = useCalculatorsSelector((state) => state.savedComfortPlans);
  const compared = useComparedPlan();
  const dispatch = useCalculatorsDispatch();
  const tellRemoval = useRemovalToast();

  const remove = (id: string) => {
    const plan = plans.find((saved) => saved.id === id);
    if (!plan) return;
    dispatch(comfortPlanRemoved(id));
    tellRemoval(plan.number, () => dispatch(comfortPlanRestored(plan)));
  };

  return (
    <ComparisonSection
      calculations={plans.map(compared)}
      card={(plan) => <SavedComfortPlanCard key={plan.id} plan={plan} onRemove={() => remove(plan.id)} />}
    />
  );
}

/** Puts a saved plan into words: in the currency that it was saved in, in the page's language. */
function useComparedPlan() {
  const { translate, preferences } = useShell();
  const seatLabel = useSeatLabel();
  return (plan: ListedComfortPlan): ComparedCalculation => {
    const money = (amount: number) => formatComfortMoney(amount, plan.input.currency, preferences.language);
    return {
      id: plan.id,
      number: plan.number,
      name: translate('saved.card', { number: plan.number }),
      programme: planLabels(plan, { translate, seatLabel }),
      rows: summaryRows(plan, { translate, money, seatLabel }),
    };
  };
}
