import { admin as frame } from './admin.js';
import { adminOverview } from './admin-overview.js';
import { adminPeople } from './admin-people.js';
import { adminTranslations } from './admin-translations.js';
import { adminLogs } from './admin-logs.js';
import { adminOfferWizard } from './admin-offer-wizard.js';
import { adminOffers } from './admin-offers.js';
import { adminPriceRules } from './admin-price-rules.js';
import { adminPriceSimulation } from './admin-price-simulation.js';
import { adminPrices } from './admin-prices.js';
import { adminQuotes } from './admin-quotes.js';
import { adminSlack } from './admin-slack.js';

/** Everything that the admin remote shows. */
export const adminRemote = {
  ...frame,
  ...adminOverview,
  ...adminPeople,
  ...adminTranslations,
  ...adminLogs,
  ...adminOffers,
  ...adminOfferWizard,
  ...adminPrices,
  ...adminPriceRules,
  ...adminPriceSimulation,
  ...adminQuotes,
  ...adminSlack,
};
