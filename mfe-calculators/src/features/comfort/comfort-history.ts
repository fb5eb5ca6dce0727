import type { PriceBook } from '@programme/pricing';
import { hasShapeOf } from '../../shared/has-shape-of';
import { engagementLevels, planTypes, seatMethods } from './comfort-link';
import { defaultComfortPlan, packLengths, participationSteps, type ComfortPlanState } from './comfort-plan-state';

/** Reads the state of a history entry; null when it is not a valid Comfort plan of the price book. */
export function savedPlanOf(priceBook: PriceBook, state: unknown): ComfortPlanState | null {
  if (!hasShapeOf(defaultComfortPlan(priceBook), state)) return null;
  const possible =
    seatMethods.includes(state.seatMethod) &&
    planTypes.includes(state.planType) &&
    participationSteps(priceBook).includes(state.participation) &&
    packLengths(priceBook).includes(state.packMonths) &&
    engagementLevels.includes(state.addOns.engagementFeatures);
  return possible ? state : null;
}
