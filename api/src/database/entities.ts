import { DailyRunEntity } from '../offers/daily-run.entity.js';
import { IdempotentRequestEntity } from '../offers/idempotent-request.entity.js';
import { OfferEventEntity } from '../offers/offer-event.entity.js';
import { OfferQuoteEntity } from '../offers/offer-quote.entity.js';
import { OfferViewEntity } from '../offers/offer-view.entity.js';
import { SlackMappingEntity } from '../slack/slack-mapping.entity.js';
import { SlackNotificationAttemptEntity } from '../slack/slack-notification-attempt.entity.js';
import { SlackNotificationEntity } from '../slack/slack-notification.entity.js';
import { CalculationLogEntity } from '../logs/calculation-log.entity.js';
import { CreatorEntity } from '../creators/creator.entity.js';
import { CompanyEntity } from '../logs/company.entity.js';
import { LoginAttemptEntity } from '../auth/login-attempt.entity.js';
import { OfferAttemptEntity } from '../offers/offer-attempt.entity.js';
import { OfferUnlockEntity } from '../offers/offer-unlock.entity.js';
import { OfferEntity } from '../offers/offer.entity.js';
import { RateLimitWindowEntity } from '../rate-limit/rate-limit-window.entity.js';
import { RefusedOfferAttemptEntity } from '../offers/refused-offer-attempt.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { TranslationEntity } from '../translations/translation.entity.js';
import { UserEntity } from '../users/user.entity.js';

export const entities = [
  UserEntity,
  SessionEntity,
  CalculationLogEntity,
  TranslationEntity,
  LoginAttemptEntity,
  OfferEntity,
  OfferAttemptEntity,
  CreatorEntity,
  CompanyEntity,
  OfferQuoteEntity,
  OfferViewEntity,
  OfferEventEntity,
  IdempotentRequestEntity,
  SlackMappingEntity,
  SlackNotificationEntity,
  SlackNotificationAttemptEntity,
  DailyRunEntity,
  OfferUnlockEntity,
  RateLimitWindowEntity,
  RefusedOfferAttemptEntity,
];
