export { currencies, defaultCurrency, isCurrency, type Currency } from './currency.js';
export { toMajor, toMinor, type BasisPoints, type Minor } from './money.js';
export type * from './price-book/price-book.js';
export { programme2026v1 as currentPriceBook } from './price-book/programme-2026-1.js';
export { durationModifierFor, neighbours } from './contract-length.js';
export { tierFor } from './pricing-tier.js';
export {
  enterprisePrice,
  enterprisePriceByMonth,
  type EnterpriseByMonthInput,
  type EnterpriseInput,
  type EnterprisePrice,
  type EnterprisePriceByMonth,
  type MonthlyBreakdown,
} from './enterprise-price.js';
