import { formatWholeNumber, parseWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import {
  type ComfortAddOnChoice,
  type ComfortPlan,
  type ComfortSeatsInput,
  type ComfortSummaryInput,
  type Currency,
  type PriceBook,
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

/** Packs have the same lengths in every currency. */
export const packLengths = (priceBook: PriceBook): readonly number[] =>
  priceBook.currencies.PLN.comfort.packs.map(({ months }) => months);

/** Whole percent. */
export function participationSteps(priceBook: PriceBook): readonly number[] {
  const { min, max, step } = priceBook.comfort.participation;
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}

/** A plan with a pack length and a participation that the price book has: the nearest ones. */
export function planInBook<Plan extends Pick<ComfortPlanState, 'packMonths' | 'participation'>>(
  priceBook: PriceBook,
  plan: Plan,
): Plan {
  const packMonths = nearest(packLengths(priceBook), plan.packMonths);
  const participation = nearest(participationSteps(priceBook), plan.participation);
  const same = packMonths === plan.packMonths && participation === plan.participation;
  return same ? plan : { ...plan, packMonths, participation };
}

const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce(
    (best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
    values[0] ?? wanted,
  );

const firstPlan: Omit<ComfortPlanState, 'participation'> = {
  seatMethod: 'automatic',
  companySize: '100',
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

/** 30 seats on the 3-month pack, with auto top-up (S1 §4). */
export const defaultComfortPlan = (priceBook: PriceBook): ComfortPlanState =>
  planInBook(priceBook, { ...firstPlan, participation: priceBook.comfort.participation.default });

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
export function planOf(priceBook: PriceBook, input: ComfortSummaryInput, language: Language): ComfortPlanState {
  const { seats, plan, addOns, autoTopUp } = input;
  const standard = defaultComfortPlan(priceBook);
  return {
    ...standard,
    seatMethod: seats.method,
    ...(seats.method === 'manual'
      ? { manualSeats: formatWholeNumber(seats.seats, language) }
      : { companySize: formatWholeNumber(seats.companySize, language), participation: seats.participation }),
    planType: plan.type,
    ...(plan.type === 'pack' ? { packMonths: plan.months } : {}),
    addOns: { ...standard.addOns, ...addOns },
    autoTopUp,
  };
}

/** A field that was left shows its number grouped (decision B21); what is no number stays as typed. */
export function groupedOnBlur(typed: string, language: Language): string {
  const parsed = parseWholeNumber(typed);
  return parsed.ok ? formatWholeNumber(parsed.value, language) : typed;
}

/** Leaving the seats field empty, or with fewer seats than are on sale, puts the fewest on sale there (S1 §4). */
export function manualSeatsOnBlur(priceBook: PriceBook, typed: string, language: Language): string {
  const parsed = parseWholeNumber(typed);
  const { minimumSeats } = priceBook.comfort;
  const tooFew = parsed.ok ? parsed.value < minimumSeats : parsed.reason === 'empty';
  return tooFew ? formatWholeNumber(minimumSeats, language) : groupedOnBlur(typed, language);
}
