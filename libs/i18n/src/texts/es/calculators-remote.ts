import { calculationStates } from './calculation-states.js';
import { calculators } from './calculators.js';
import { calculator2025 } from './calculator-2025.js';
import { calculator2026Admin } from './calculator-2026-admin.js';
import { comparison } from './comparison.js';
import { comfort } from './comfort.js';
import { pricingPages } from './pricing-pages.js';
import { enterpriseDescription } from './enterprise-description.js';
import { priceChart } from './price-chart.js';
import { namedPrices } from './named-prices.js';
import { offerFromCalculation } from './offer-from-calculation.js';

/** Everything that the calculators remote shows. */
export const calculatorsRemote = {
  ...calculators,
  ...calculationStates,
  ...calculator2025,
  ...calculator2026Admin,
  ...comfort,
  ...comparison,
  ...pricingPages,
  ...enterpriseDescription,
  ...priceChart,
  ...namedPrices,
  ...offerFromCalculation,
};
