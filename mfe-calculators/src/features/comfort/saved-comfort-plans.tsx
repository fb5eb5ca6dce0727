import { useCalculatorsDispatch, useCalculatorsSelector } from '../../shared/calculators.store';
import { ComparisonSection } from '../../shared/saved-calculations/comparison-section';
import {
  comfortPlanPutBack,
  comfortPlanRemoved,
  type ListedComfortPlan,
} from '../../shared/saved-calculations/saved-comfort-plans.slice';
import { useRemovalToast } from '../../shared/saved-calculations/use-removal-toast';
import { SavedComfortPlanCard } from './saved-comfort-plan-card';

/** The saved Comfort plans. */
export function SavedComfortPlans() {
  const plans = useCalculatorsSelector((state) => state.savedComfortPlans);
  const dispatch = useCalculatorsDispatch();
  const tellRemoval = useRemovalToast();

  const remove = (plan: ListedComfortPlan) => {
    dispatch(comfortPlanRemoved(plan.id));
    tellRemoval(plan.number, () => dispatch(comfortPlanPutBack(plan)));
  };

  return (
    <ComparisonSection>
      {plans.map((plan) => (
        <SavedComfortPlanCard key={plan.id} plan={plan} onRemove={() => remove(plan)} />
      ))}
    </ComparisonSection>
  );
}
