import { DailyRunEntity } from '../../features/offers/reminders/daily-run.entity.js';
import { IdempotentRequestEntity } from '../../platform/idempotency/idempotent-request.entity.js';
import { OfferEventEntity } from '../../features/offers/records/offer-event.entity.js';
import { OfferQuoteEntity } from '../../features/offers/records/offer-quote.entity.js';
import { OfferViewEntity } from '../../features/offers/visits/offer-view.entity.js';
import { SlackMappingEntity } from '../../features/slack/slack-mapping.entity.js';
import { SlackNotificationAttemptEntity } from '../../features/slack/slack-notification-attempt.entity.js';
import { SlackNotificationEntity } from '../../features/slack/slack-notification.entity.js';
import { CalculationLogEntity } from '../../features/logs/calculation-log.entity.js';
import { CreatorEntity } from '../../features/creators/creator.entity.js';
import { CompanyEntity } from '../../features/logs/company.entity.js';
import { LoginAttemptEntity } from '../../features/auth/login-attempt.entity.js';
import { OfferAttemptEntity } from '../../features/offers/gate/offer-attempt.entity.js';
import { OfferUnlockEntity } from '../../features/offers/gate/offer-unlock.entity.js';
import { OfferEntity } from '../../features/offers/records/offer.entity.js';
import { RateLimitWindowEntity } from '../../platform/rate-limit/rate-limit-window.entity.js';
import { RefusedOfferAttemptEntity } from '../../features/offers/gate/refused-offer-attempt.entity.js';
import { SessionEntity } from '../../features/sessions/session.entity.js';
import { TranslationEntity } from '../../features/translations/translation.entity.js';
import { UserEntity } from '../../features/users/user.entity.js';

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
