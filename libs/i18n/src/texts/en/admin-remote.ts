import { admin as frame } from './admin.js';
import { adminPeople } from './admin-people.js';
import { adminTranslations } from './admin-translations.js';
import { adminLogs } from './admin-logs.js';
import { adminOfferWizard } from './admin-offer-wizard.js';
import { adminOffers } from './admin-offers.js';
import { adminQuotes } from './admin-quotes.js';
import { adminSlack } from './admin-slack.js';

/** Everything that the admin remote shows. */
export const adminRemote = {
  ...frame,
  ...adminPeople,
  ...adminTranslations,
  ...adminLogs,
  ...adminOffers,
  ...adminOfferWizard,
  ...adminQuotes,
  ...adminSlack,
};
