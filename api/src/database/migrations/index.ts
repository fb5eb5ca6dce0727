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
];
