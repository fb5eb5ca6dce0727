import { CreateUsers1763683200001 } from './1763683200001-create-users.js';
import { CreateSessions1763683200002 } from './1763683200002-create-sessions.js';
import { CreateApiLogs1763683200003 } from './1763683200003-create-api-logs.js';
import { CreateTranslations1763683200004 } from './1763683200004-create-translations.js';
import { CreateLoginAttempts1763683200005 } from './1763683200005-create-login-attempts.js';
import { CreateOffers1763683200006 } from './1763683200006-create-offers.js';
import { CreateOfferAttempts1763683200007 } from './1763683200007-create-offer-attempts.js';
import { CreateCreators1763683200008 } from './1763683200008-create-creators.js';
import { SeedCreators1763683200009 } from './1763683200009-seed-creators.js';

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
];
