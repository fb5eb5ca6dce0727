import { useCalculatorsDispatch, useCalculatorsSelector } from '../../shared/calculators.store';
import { ComparisonSection } from '../../shared/saved-calculations/comparison-section';
import { comfortPlanRemoved } from '../../shared/saved-calculations/saved-comfort-plans.slice';
import { SavedComfortPlanCard } from './saved-comfort-plan-card';

/** The saved Comfort plans. */
export function SavedComfortPlans() {
  const plans = useCalculatorsSelector((state) => state.savedComfortPlans);
  const dispatch = useCalculatorsDispatch();
  return (
    <ComparisonSection>
      {plans.map((plan, index) => (
        <SavedComfortPlanCard
          key={plan.id}
          number={index + 1}
          plan={plan}
          onRemove={() => dispatch(comfortPlanRemoved(plan.id))}
        />
      ))}
    </ComparisonSection>
  );
}
