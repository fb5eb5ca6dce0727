import { limits, priceBookOfQuery, withPriceBook } from '@programme/contracts';
import { parseWholeNumber } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Currency, PriceBook } from '@programme/pricing';
import { withoutLanguage } from '../../shared/saved-calculations/shared-link';
import {
  defaultComfortPlan,
  groupedOnBlur,
  packLengths,
  participationSteps,
  toggledAddOns,
  type ComfortPlanState,
} from './comfort-plan-state';

/** Names of the inputs in an address. */
const names = {
  seatMethod: 'method',
  companySize: 'company',
  participation: 'participation',
  manualSeats: 'seats',
  planType: 'plan',
  packMonths: 'pack',
  addOns: 'addons',
  engagementFeatures: 'features',
  autoTopUp: 'topup',
} as const;

const separator = '-';
export const engagementLevels = [0, 1, 2, 3] as const;
export const seatMethods = ['automatic', 'manual'] as const;
export const planTypes = ['flex', 'pack'] as const;

/**
 * The query of an address that shows the same plan again. It carries inputs, language, currency and the price book, but
 * no price.
 *
 * @param priceBook its id; null for the one in force whenever the link is opened
 */
export function comfortQuery(
  plan: ComfortPlanState,
  language: Language,
  { currency, priceBook }: { readonly currency: Currency; readonly priceBook: string | null },
): string {
  const query = new URLSearchParams({ lang: language, currency });
  query.set(names.seatMethod, plan.seatMethod);
  if (plan.seatMethod === 'automatic') {
    query.set(names.companySize, digits(plan.companySize));
    query.set(names.participation, String(plan.participation));
  } else {
    query.set(names.manualSeats, digits(plan.manualSeats));
  }
  query.set(names.planType, plan.planType);
  if (plan.planType === 'pack') query.set(names.packMonths, String(plan.packMonths));
  const addOns = toggledAddOns.filter((addOn) => plan.addOns[addOn]);
  if (addOns.length > 0) query.set(names.addOns, addOns.join(separator));
  if (plan.addOns.engagementFeatures > 0) query.set(names.engagementFeatures, String(plan.addOns.engagementFeatures));
  query.set(names.autoTopUp, plan.autoTopUp ? 'on' : 'off');
  return withPriceBook(query.toString(), priceBook);
}

/** The plan of an address made by {@link comfortQuery}. What is missing, unknown or out of range is the default. */
export function comfortPlanFromQuery(priceBook: PriceBook, search: string, language: Language): ComfortPlanState {
  const query = new URLSearchParams(search);
  const param = (name: keyof typeof names) => query.get(names[name]);
  const { minimumSeats } = priceBook.comfort;
  const standard = defaultComfortPlan(priceBook);
  const addOns = param('addOns')?.split(separator) ?? [];
  const chosen = Object.fromEntries(toggledAddOns.map((addOn) => [addOn, addOns.includes(addOn)]));

  return {
    seatMethod: oneOf(seatMethods, param('seatMethod')) ?? standard.seatMethod,
    companySize: people(param('companySize'), 1, language) ?? standard.companySize,
    participation: oneOf(participationSteps(priceBook), param('participation')) ?? standard.participation,
    manualSeats: people(param('manualSeats'), minimumSeats, language) ?? standard.manualSeats,
    planType: oneOf(planTypes, param('planType')) ?? standard.planType,
    packMonths: oneOf(packLengths(priceBook), param('packMonths')) ?? standard.packMonths,
    addOns: {
      ...standard.addOns,
      ...chosen,
      engagementFeatures: oneOf(engagementLevels, param('engagementFeatures')) ?? 0,
    },
    autoTopUp: param('autoTopUp') === null ? standard.autoTopUp : param('autoTopUp') !== 'off',
  };
}

/** The plan of an address that {@link comfortQuery} made, or null for one that says anything else. */
export function exactPlanFromQuery(
  priceBook: PriceBook,
  search: string,
  language: Language,
  currency: Currency,
): ComfortPlanState | null {
  const plan = comfortPlanFromQuery(priceBook, search, language);
  return withoutLanguage(comfortQuery(plan, language, { currency, priceBook: priceBookOfQuery(search) })) ===
    withoutLanguage(search)
    ? plan
    : null;
}

function oneOf<Value extends string | number>(values: readonly Value[], param: string | null): Value | undefined {
  return values.find((value) => String(value) === param);
}

function people(param: string | null, min: number, language: Language): string | undefined {
  const parsed = parseWholeNumber(param ?? '');
  if (param === null || !parsed.ok || parsed.value < min || parsed.value > limits.people) return undefined;
  return groupedOnBlur(param, language);
}

function digits(typed: string): string {
  const parsed = parseWholeNumber(typed);
  return parsed.ok ? String(parsed.value) : '';
}
