export { currencies, defaultCurrency, isCurrency, type Currency } from './currency.js';
export { toMajor, toMinor, type BasisPoints, type Minor } from './money.js';
export type * from './price-book.js';
export { priceBookContent } from './price-book-content.js';
export { engineVersion } from './engine-version.js';
export { programme2026v1, programme2026v1 as firstPriceBook } from './price-book/programme-2026-1.js';
export { durationModifierFor, neighbours } from './contract-length.js';
export { tierFor } from './pricing-tier.js';
export {
  enterprisePrice,
  enterprisePriceByMonth,
  enterpriseTotal,
  type EnterpriseByMonthInput,
  type EnterpriseInput,
  type EnterprisePrice,
  type EnterprisePriceByMonth,
  type MonthlyBreakdown,
} from './enterprise-price.js';
export {
  enterpriseLengths,
  enterpriseLengthsByMonth,
  longerForNoMore,
  type EnterpriseLength,
} from './enterprise-lengths.js';
export { comfortSeats, type ComfortSeats, type ComfortSeatsInput } from './comfort-seats.js';
export { comfortPackOffers, type ComfortPackOffer } from './comfort-pack-offers.js';
export { comfortPrice, type ComfortInput, type ComfortPrice } from './comfort-price.js';
export { isComfortComparable, type ComfortPlan } from './comfort-plan.js';
export type { ChosenAddOn, ComfortAddOn, ComfortAddOnChoice } from './comfort-add-ons.js';
export {
  comfortSummary,
  type ComfortSummary,
  type ComfortSummaryInput,
  type ComfortTopUp,
  type FlexComparison,
} from './comfort-summary.js';
export {
  betterPriceHint,
  cheapestCombination,
  type BetterPriceHint,
  type BetterPriceInput,
  type ComfortCombination,
  type ComfortPart,
  type LongerPack,
} from './better-price-hint.js';
export { monthlyPayment2025, sheet2025Price, type Sheet2025Input, type Sheet2025Price } from './sheet-2025.js';
export { discountedTotal, type Discount, type DiscountType } from './discount.js';
export { effectiveDiscounts, largestDiscount, type OptionDiscount } from './effective-discount.js';
export {
  quotedLength,
  quotePrices,
  type ComfortTerms,
  type EnterpriseTerms,
  type QuotedComfort,
  type QuotedEnterprise,
  type QuotedLength,
  type QuotedTotal,
  type QuotePrices,
  type QuoteTerms,
} from './quote-prices.js';
export { comparePrices, type PriceComparison, type PriceComparisonInput } from './price-comparison.js';
export {
  isIndividualPricing,
  isUnrealisticShare,
  suggestsComfort,
  type ComfortSuggestionInput,
  type CompanySize,
} from './thresholds.js';
