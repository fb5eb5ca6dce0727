import { chosenAddOns, type ChosenAddOn, type ComfortAddOnChoice } from './comfort-add-ons.js';
import { rateOfMonths, rateOfPlan, type ComfortPlan } from './comfort-plan.js';
import { comfortSeats, type ComfortSeatsInput } from './comfort-seats.js';
import type { Currency } from './currency.js';
import { pricesIn } from './input-checks.js';
import { subtract, sum, times, toMajor, toMinor, wholeInBasisPoints } from './money.js';
import type { PriceBook } from './price-book.js';

export interface ComfortSummaryInput {
  readonly currency: Currency;
  readonly seats: ComfortSeatsInput;
  readonly plan: ComfortPlan;
  readonly addOns: ComfortAddOnChoice;
  readonly autoTopUp: boolean;
}

/** The cost summary of the self-service calculator (S1 §2, P13). Amounts are major units. */
export interface ComfortSummary {
  /** What was typed or estimated, before rounding (P14). */
  readonly requestedSeats: number;
  /** What is priced: a multiple of 5, at least 5. */
  readonly seats: number;
  /** Months that `seatsCost` pays for: the length of the pack, or 1 for flex, which is billed by the month. */
  readonly billedMonths: number;
  /** One seat for one month, as the price table says it (P15). */
  readonly monthlyRate: number;
  /** One seat for the billed months. */
  readonly perUserCost: number;
  /** All seats for the billed months. */
  readonly seatsCost: number;
  readonly addOns: readonly ChosenAddOn[];
  readonly addOnsCost: number;
  /** Seats for the billed months and add-ons; top-up seats come on top as they are used. */
  readonly totalCost: number;
  /** Null with auto top-up off. */
  readonly topUp: ComfortTopUp | null;
  /** Packs of 6 months or more carry the mid-term adjustment note. */
  readonly hasMidTermNote: boolean;
  readonly flexComparison: readonly FlexComparison[];
}

export interface ComfortTopUp {
  /** 20 % of the seats, rounded down. */
  readonly maxExtraSeats: number;
  /** What all of them would cost for the billed months, at the plan's rate. */
  readonly maxExtraCost: number;
}

/** The seats for some months on flex, and as a pack of that length (P13). */
export interface FlexComparison {
  readonly months: number;
  readonly flexCost: number;
  readonly packCost: number;
  /** `flexCost` − `packCost`. */
  readonly savings: number;
}

/**
 * Prices the self-service calculator's choices (S1 §4, §9).
 *
 * @throws RangeError for a pack length or an engagement level not on offer, and as {@link comfortSeats} does
 */
export function comfortSummary(priceBook: PriceBook, input: ComfortSummaryInput): ComfortSummary {
  const { currency, plan } = input;
  const prices = pricesIn(priceBook, currency).comfort;
  const { requested, seats } = comfortSeats(priceBook, input.seats);
  const { packMonths, monthlyRate, perUser } = rateOfPlan(priceBook, currency, plan);
  const seatsCost = times(perUser, seats);
  const addOns = chosenAddOns(prices.addOns, input.addOns);
  const addOnsCost = sum(addOns.map(({ cost }) => toMinor(cost)));
  const maxExtraSeats = Math.floor((seats * priceBook.comfort.topUpShare) / wholeInBasisPoints);

  return {
    requestedSeats: requested,
    seats,
    billedMonths: packMonths ?? 1,
    monthlyRate: toMajor(monthlyRate),
    perUserCost: toMajor(perUser),
    seatsCost: toMajor(seatsCost),
    addOns,
    addOnsCost: toMajor(addOnsCost),
    totalCost: toMajor(sum([seatsCost, addOnsCost])),
    topUp: input.autoTopUp ? { maxExtraSeats, maxExtraCost: toMajor(times(perUser, maxExtraSeats)) } : null,
    hasMidTermNote: packMonths !== null && packMonths >= priceBook.comfort.midTermNoteFromMonths,
    flexComparison: compareFlex(priceBook, currency, seats),
  };
}

function compareFlex(priceBook: PriceBook, currency: Currency, seats: number): readonly FlexComparison[] {
  const flex = rateOfPlan(priceBook, currency, { type: 'flex' }).perUser;
  return priceBook.comfort.flexComparisonMonths.map((months) => {
    const flexCost = times(flex, months * seats);
    const packCost = times(rateOfMonths(priceBook, currency, months).perUser, seats);
    return {
      months,
      flexCost: toMajor(flexCost),
      packCost: toMajor(packCost),
      savings: toMajor(subtract(flexCost, packCost)),
    };
  });
}
