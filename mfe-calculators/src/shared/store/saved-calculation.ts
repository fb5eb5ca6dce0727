import type { Pricing2025 } from '@programme/contracts';
import type { Currency, EnterprisePrice } from '@programme/pricing';
import type { Numbered } from './numbered-list';

/** The lists of saved calculations, by the names they have in local storage (S1 §3, decision B3). */
export const savedCalculationLists = [
  'savedCalculations2025',
  'savedCalculations',
  'savedCalculations2026Admin',
] as const;

export type SavedCalculationList = (typeof savedCalculationLists)[number];

/** A result that a visitor keeps to compare (S1 §3). Amounts are major units of `currency`. */
export type SavedCalculation = {
  readonly id: string;
  readonly companyName: string;
  /** Id of the price book that it was priced by. */
  readonly priceBook: string;
  /** The visitor's name for it; without one it is called after the company, or by its number. */
  readonly label?: string;
  readonly inputs: { readonly employed_2025: number; readonly au_2025: number; readonly am_2025: number };
  /** Advanced mode only; else null. */
  readonly activeUsersByMonth: readonly number[] | null;
  /** The 2025 price where it was known, and the 2026 price on its screens. */
  readonly outputs: Partial<Pricing2025> & { readonly pricing2026?: EnterprisePrice };
  readonly currency: Currency;
  readonly monthlyPayment: number;
  readonly showIndividualPricing: boolean;
};

export type ListedCalculation = Numbered<SavedCalculation>;
