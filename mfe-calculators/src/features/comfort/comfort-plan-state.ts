import { formatWholeNumber, parseWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import {
  currentPriceBook,
  type ComfortAddOnChoice,
  type ComfortPlan,
  type ComfortSeatsInput,
  type ComfortSummaryInput,
  type Currency,
} from '@programme/pricing';

/** The Comfort calculator's choices (S1 §3). Numbers are text as typed; the seats themselves follow from them. */
export type ComfortPlanState = {
  readonly seatMethod: ComfortSeatsInput['method'];
  readonly companySize: string;
  /** Whole percent, one of the steps of the price book. */
  readonly participation: number;
  readonly manualSeats: string;
  readonly planType: ComfortPlan['type'];
  /** Kept while flex is chosen, so that going back to packs finds it again. */
  readonly packMonths: number;
  readonly addOns: Required<ComfortAddOnChoice>;
  readonly autoTopUp: boolean;
};

/** The add-ons that one has or has not; engagement features have levels. In the order of the price list (S1 §9). */
export const toggledAddOns = ['webinar', 'consultation', 'customContract', 'promotionalMaterials'] as const;

/** 30 seats on the 3-month pack, with auto top-up (S1 §4). */
export const defaultComfortPlan: ComfortPlanState = {
  seatMethod: 'automatic',
  companySize: '100',
  participation: currentPriceBook.comfort.participation.default,
  manualSeats: '30',
  planType: 'pack',
  packMonths: 3,
  addOns: {
    webinar: false,
    consultation: false,
    customContract: false,
    promotionalMaterials: false,
    engagementFeatures: 0,
  },
  autoTopUp: true,
};

/** The choices as the engine prices them, for seats that could be read. */
export function summaryInput(
  { planType, packMonths, addOns, autoTopUp }: ComfortPlanState,
  seats: ComfortSeatsInput,
  currency: Currency,
): ComfortSummaryInput {
  const plan: ComfortPlan = planType === 'flex' ? { type: 'flex' } : { type: 'pack', months: packMonths };
  return { currency, seats, plan, addOns, autoTopUp };
}

/** The choices that are priced as this input. What it does not say is the default. */
export function planOf({ seats, plan, addOns, autoTopUp }: ComfortSummaryInput, language: Language): ComfortPlanState {
  return {
    ...defaultComfortPlan,
    seatMethod: seats.method,
    ...(seats.method === 'manual'
      ? { manualSeats: formatWholeNumber(seats.seats, language) }
      : { companySize: formatWholeNumber(seats.companySize, language), participation: seats.participation }),
    planType: plan.type,
    ...(plan.type === 'pack' ? { packMonths: plan.months } : {}),
    addOns: { ...defaultComfortPlan.addOns, ...addOns },
    autoTopUp,
  };
}

/** A field that was left shows its number grouped (decision B21); what is no number stays as typed. */
export function groupedOnBlur(typed: string, language: Language): string {
  const parsed = parseWholeNumber(typed);
  return parsed.ok ? formatWholeNumber(parsed.value, language) : typed;
}

/** Leaving the seats field empty, or with fewer seats than are on sale, puts the fewest on sale there (S1 §4). */
export function manualSeatsOnBlur(typed: string, language: Language): string {
  const parsed = parseWholeNumber(typed);
  const { minimumSeats } = currentPriceBook.comfort;
  const tooFew = parsed.ok ? parsed.value < minimumSeats : parsed.reason === 'empty';
  return tooFew ? formatWholeNumber(minimumSeats, language) : groupedOnBlur(typed, language);
}
