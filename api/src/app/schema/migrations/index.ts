import { CreateUsers1763683200001 } from './1763683200001-create-users.js';
import { CreateSessions1763683200002 } from './1763683200002-create-sessions.js';
import { CreateApiLogs1763683200003 } from './1763683200003-create-api-logs.js';
import { CreateTranslations1763683200004 } from './1763683200004-create-translations.js';
import { CreateLoginAttempts1763683200005 } from './1763683200005-create-login-attempts.js';
import { CreateOffers1763683200006 } from './1763683200006-create-offers.js';
import { CreateOfferAttempts1763683200007 } from './1763683200007-create-offer-attempts.js';
import { CreateCreators1763683200008 } from './1763683200008-create-creators.js';
import { SeedCreators1763683200009 } from './1763683200009-seed-creators.js';
import { CreateCompanies1763683200010 } from './1763683200010-create-companies.js';
import { AddCompanyToApiLogs1763683200011 } from './1763683200011-add-company-to-api-logs.js';
import { FindCompaniesOfApiLogs1763683200012 } from './1763683200012-find-companies-of-api-logs.js';
import { IndexApiLogsByTime1763683200013 } from './1763683200013-index-api-logs-by-time.js';
import { DropTimestampIndexOfApiLogs1763683200014 } from './1763683200014-drop-timestamp-index-of-api-logs.js';
import { IndexApiLogsByCurrency1763683200015 } from './1763683200015-index-api-logs-by-currency.js';
import { IndexApiLogsByCompany1763683200016 } from './1763683200016-index-api-logs-by-company.js';
import { IndexApiLogsByCompanyCurrency1763683200017 } from './1763683200017-index-api-logs-by-company-currency.js';
import { TieApiLogsToCompanies1763683200018 } from './1763683200018-tie-api-logs-to-companies.js';
import { ReplaceOffers1763683200020 } from './1763683200020-replace-offers.js';
import { CreateOfferQuotes1763683200021 } from './1763683200021-create-offer-quotes.js';
import { CreateOfferViews1763683200022 } from './1763683200022-create-offer-views.js';
import { CreateOfferEvents1763683200023 } from './1763683200023-create-offer-events.js';
import { CreateIdempotentRequests1763683200024 } from './1763683200024-create-idempotent-requests.js';
import { CreateCreatorSlackMappings1763683200025 } from './1763683200025-create-creator-slack-mappings.js';
import { CreateSlackNotificationLogs1763683200026 } from './1763683200026-create-slack-notification-logs.js';
import { CreateSlackNotificationAttempts1763683200027 } from './1763683200027-create-slack-notification-attempts.js';
import { CreateDailyRuns1763683200028 } from './1763683200028-create-daily-runs.js';
import { AddActiveSecondsToOfferViews1763683200040 } from './1763683200040-add-active-seconds-to-offer-views.js';
import { AddAddressKeyToOfferAttempts1763683200041 } from './1763683200041-add-address-key-to-offer-attempts.js';
import { IndexOfferAttemptsByKey1763683200042 } from './1763683200042-index-offer-attempts-by-key.js';
import { DropAddressIndexOfOfferAttempts1763683200043 } from './1763683200043-drop-address-index-of-offer-attempts.js';
import { CreateRateLimitWindows1763683200050 } from './1763683200050-create-rate-limit-windows.js';
import { CreateRefusedOfferAttempts1763683200051 } from './1763683200051-create-refused-offer-attempts.js';
import { CreateOfferUnlocks1763683200052 } from './1763683200052-create-offer-unlocks.js';
import { IndexOfferAttemptsByTime1763683200053 } from './1763683200053-index-offer-attempts-by-time.js';
import { IndexOfferAttemptsByAddressKey1763683200054 } from './1763683200054-index-offer-attempts-by-address-key.js';
import { IndexOfferViewsByTime1763683200055 } from './1763683200055-index-offer-views-by-time.js';
import { AddValidUntilVersionToOffers1763683200060 } from './1763683200060-add-valid-until-version-to-offers.js';
import { AddSkeletonHashToUsers1763683200070 } from './1763683200070-add-skeleton-hash-to-users.js';
import { FillSkeletonHashesOfUsers1763683200071 } from './1763683200071-fill-skeleton-hashes-of-users.js';
import { IndexUsersBySkeletonHash1763683200072 } from './1763683200072-index-users-by-skeleton-hash.js';
import { AddCalculatorToApiLogs1763683200080 } from './1763683200080-add-calculator-to-api-logs.js';
import { AddBetterPriceHintToOfferQuotes1763683200081 } from './1763683200081-add-better-price-hint-to-offer-quotes.js';
import { FoldSearchKeys1763683200090 } from './1763683200090-fold-search-keys.js';

/** In the order in which they run. */
export const migrations = [
  CreateUsers1763683200001,
  CreateSessions1763683200002,
  CreateApiLogs1763683200003,
  CreateTranslations1763683200004,
  CreateLoginAttempts1763683200005,
  CreateOffers1763683200006,
  CreateOfferAttempts1763683200007,
  CreateCreators1763683200008,
  SeedCreators1763683200009,
  CreateCompanies1763683200010,
  AddCompanyToApiLogs1763683200011,
  FindCompaniesOfApiLogs1763683200012,
  IndexApiLogsByTime1763683200013,
  DropTimestampIndexOfApiLogs1763683200014,
  IndexApiLogsByCurrency1763683200015,
  IndexApiLogsByCompany1763683200016,
  IndexApiLogsByCompanyCurrency1763683200017,
  TieApiLogsToCompanies1763683200018,
  ReplaceOffers1763683200020,
  CreateOfferQuotes1763683200021,
  CreateOfferViews1763683200022,
  CreateOfferEvents1763683200023,
  CreateIdempotentRequests1763683200024,
  CreateCreatorSlackMappings1763683200025,
  CreateSlackNotificationLogs1763683200026,
  CreateSlackNotificationAttempts1763683200027,
  CreateDailyRuns1763683200028,
  AddActiveSecondsToOfferViews1763683200040,
  AddAddressKeyToOfferAttempts1763683200041,
  IndexOfferAttemptsByKey1763683200042,
  DropAddressIndexOfOfferAttempts1763683200043,
  CreateRateLimitWindows1763683200050,
  CreateRefusedOfferAttempts1763683200051,
  CreateOfferUnlocks1763683200052,
  IndexOfferAttemptsByTime1763683200053,
  IndexOfferAttemptsByAddressKey1763683200054,
  IndexOfferViewsByTime1763683200055,
  AddValidUntilVersionToOffers1763683200060,
  AddSkeletonHashToUsers1763683200070,
  FillSkeletonHashesOfUsers1763683200071,
  IndexUsersBySkeletonHash1763683200072,
  AddCalculatorToApiLogs1763683200080,
  AddBetterPriceHintToOfferQuotes1763683200081,
  FoldSearchKeys1763683200090,
];
