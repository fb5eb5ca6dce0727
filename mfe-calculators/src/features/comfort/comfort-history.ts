import { hasShapeOf } from '../../shared/has-shape-of';
import { engagementLevels, packLengths, participationSteps, planTypes, seatMethods } from './comfort-link';
import { defaultComfortPlan, type ComfortPlanState } from './comfort-plan-state';

/** Reads the state of a history entry; null when it is not a valid Comfort plan. */
export function savedPlanOf(state: unknown): ComfortPlanState | null {
  if (!hasShapeOf(defaultComfortPlan, state)) return null;
  const possible =
    seatMethods.includes(state.seatMethod) &&
    planTypes.includes(state.planType) &&
    participationSteps.includes(state.participation) &&
    packLengths.includes(state.packMonths) &&
    engagementLevels.includes(state.addOns.engagementFeatures);
  return possible ? state : null;
}
