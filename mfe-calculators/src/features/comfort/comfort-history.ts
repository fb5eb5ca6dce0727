import { boolean, mixed, number, object, string } from 'yup';
import { engagementLevels, packLengths, participationSteps } from './comfort-link';
import type { ComfortPlanState } from './comfort-plan-state';

const planSchema = object({
  seatMethod: string().oneOf(['automatic', 'manual']).defined(),
  companySize: string().defined(),
  participation: number().oneOf(participationSteps).defined(),
  manualSeats: string().defined(),
  planType: string().oneOf(['flex', 'pack']).defined(),
  packMonths: number().oneOf(packLengths).defined(),
  addOns: object({
    webinar: boolean().defined(),
    consultation: boolean().defined(),
    customContract: boolean().defined(),
    promotionalMaterials: boolean().defined(),
    engagementFeatures: mixed<(typeof engagementLevels)[number]>().oneOf(engagementLevels).defined(),
  }).required(),
  autoTopUp: boolean().defined(),
})
  .strict()
  .required();

/** Reads the state of a history entry; null when the Comfort calculator left nothing there that can still be chosen. */
export function savedPlanOf(state: unknown): ComfortPlanState | null {
  return planSchema.isValidSync(state) ? state : null;
}
