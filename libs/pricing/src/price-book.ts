import type { Currency } from './currency.js';
import type { BasisPoints } from './money.js';

/** A price list with the name that quotes store, so that one can tell later which prices made them. */
export type PriceBook = PriceBookContent & { readonly id: string };

/**
 * Everything that a price depends on, as data. Amounts are major units with at most two decimals; shares are basis
 * points. No code outside a price book holds a fee, a modifier, a minimum or a threshold.
 */
export interface PriceBookContent {
  /** The year that the price list is for, as people name it. */
  readonly year: number;
  readonly currencies: Readonly<Record<Currency, CurrencyPrices>>;
  /** Contract lengths on offer, both ends included (P6). */
  readonly months: WholeNumberRange;
  /** What a contract length does to the monthly fees (S1 §9); together the rows cover every month once. */
  readonly durationModifiers: readonly DurationModifier[];
  /** The 2025 discount of each programme month (S1 §9, Discounts page); together the rows cover every month once. */
  readonly rates2025: readonly MonthlyRate2025[];
  readonly individualPricing: IndividualPricingThresholds;
  /** Above this share of employees, a number of active users is no longer realistic (S1 §5). */
  readonly realisticShare: BasisPoints;
  readonly comfort: ComfortRules;
}

export interface CurrencyPrices {
  /** Set where the prices are no price list of their own but estimates converted from another currency (S1 §1). */
  readonly estimatedFrom?: Currency;
  readonly startupFee: number;
  /** No Enterprise total is below this (P2). */
  readonly minimumTotal: number;
  /** Up to this 2025 total, Comfort is suggested (P4). */
  readonly comfortSuggestionLimit: number;
  /** Contiguous from one active user; the last tier also prices everything above it. */
  readonly tiers: readonly PricingTier[];
  readonly comfort: ComfortPriceList;
}

export interface WholeNumberRange {
  readonly min: number;
  readonly max: number;
}

/** Monthly fee for a range of active users, both ends included. */
export interface PricingTier extends WholeNumberRange {
  readonly fee: number;
}

/** One row of the contract-length table (S1 §3): a range of months, both ends included. */
export interface DurationModifier extends WholeNumberRange {
  readonly key: string;
  /** Positive is a surcharge, negative a discount. */
  readonly modifier: BasisPoints;
  readonly colour: ModifierColour;
}

/** Display colour of a modifier, as a name that a theme resolves. */
export type ModifierColour = 'surcharge' | 'neutral' | 'discount';

export interface MonthlyRate2025 extends WholeNumberRange {
  /** The discount on the fee of each of these programme months; never negative. */
  readonly discount: BasisPoints;
}

export interface IndividualPricingThresholds {
  /** From this number of employees on, it included. */
  readonly employeesFrom: number;
  /** Above this number of active users, it not included. */
  readonly activeUsersAbove: number;
}

export interface ComfortRules {
  /** Seats are sold in multiples of this. */
  readonly seatMultiple: number;
  readonly minimumSeats: number;
  /** Participation of the seat estimate, in whole percent. */
  readonly participation: WholeNumberRange & { readonly step: number; readonly default: number };
  /** How many seats beyond those bought auto top-up may add, as a share of them. */
  readonly topUpShare: BasisPoints;
  /** Packs of at least this many months carry the mid-term adjustment note. */
  readonly midTermNoteFromMonths: number;
  /** Pack lengths beside which the cost of flex is shown (P13). */
  readonly flexComparisonMonths: readonly number[];
}

export interface ComfortPriceList {
  /** One user, one month. */
  readonly flexPerMonth: number;
  /** By length, shortest first. */
  readonly packs: readonly ComfortPack[];
  readonly addOns: ComfortAddOnPrices;
}

/** A pack for one user. `perMonth` is the rounded figure of the price table; `total` is what is charged. */
export interface ComfortPack {
  readonly months: number;
  readonly perMonth: number;
  readonly total: number;
}

export interface ComfortAddOnPrices {
  readonly webinar: number;
  readonly consultation: number;
  readonly customContract: number;
  readonly promotionalMaterials: number;
  /** Levels 1, 2 and 3; a higher level replaces the lower one. */
  readonly engagementFeatures: readonly [level1: number, level2: number, level3: number];
}
