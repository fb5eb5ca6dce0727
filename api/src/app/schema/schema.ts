import type { DataSource } from 'typeorm';
import { CreateLoginAttempts1763683200003 } from '../../features/auth/auth.migration.js';
import { LoginAttemptEntity } from '../../features/auth/login-attempt.entity.js';
import { CreatorEntity } from '../../features/creators/creator.entity.js';
import { CreateCreators1763683200005 } from '../../features/creators/creators.migration.js';
import { CalculationLogEntity } from '../../features/logs/calculation-log.entity.js';
import { CompanyEntity } from '../../features/logs/company.repository.js';
import { IndexLogDemand1763683200011 } from '../../features/logs/log-demand-index.migration.js';
import { IndexLogsByCalculator1763683200012 } from '../../features/logs/calculator-indices.migration.js';
import { CreateLogs1763683200006 } from '../../features/logs/logs.migration.js';
import { DescribeOffers1763683200019 } from '../../features/offers/content.migration.js';
import { DecideOffers1763683200016 } from '../../features/offers/decisions.migration.js';
import { EventBlockEntity } from '../../features/offers/blocks/event-block.entity.js';
import { OfferDecisionEntity } from '../../features/offers/states/offer-decision.entity.js';
import { OfferEventEntity, OfferEventHeadEntity } from '../../features/offers/events/offer-event.entity.js';
import { OfferAttemptEntity } from '../../features/offers/gate/offer-attempt.repository.js';
import { OfferUnlockEntity } from '../../features/offers/gate/offer-unlock.repository.js';
import { RefusedOfferAttemptEntity } from '../../features/offers/gate/refused-offer-attempt.repository.js';
import { ApproveDiscounts1763683200018 } from '../../features/offers/approval.migration.js';
import { DiscountLimitChangeEntity } from '../../features/offers/approval/discount-limit-change.entity.js';
import { OfferSettingsEntity } from '../../features/offers/approval/offer-settings.entity.js';
import { OfferTemplateEntity } from '../../features/offers/templates/offer-template.entity.js';
import { CreateOfferTemplates1763683200021 } from '../../features/offers/templates.migration.js';
import { KeepLimitChanges1763683200028 } from '../../features/offers/limit-changes.migration.js';
import { KeepRequesters1763683200026 } from '../../features/offers/requesters.migration.js';
import { SealEvents1763683200024 } from '../../features/offers/seals.migration.js';
import { KeepSeenRevisions1763683200022 } from '../../features/offers/seen-revision.migration.js';
import { IndexOfferClients1763683200013 } from '../../features/offers/client-order.migration.js';
import { CreateOffers1763683200007 } from '../../features/offers/offers.migration.js';
import { OfferQuoteEntity } from '../../features/offers/records/offer-quote.entity.js';
import { AskAboutOffers1763683200017 } from '../../features/offers/thread.migration.js';
import { OfferMessageEntity } from '../../features/offers/thread/offer-message.entity.js';
import { OfferEntity } from '../../features/offers/records/offer.entity.js';
import { OfferRevisionEntity } from '../../features/offers/revisions/offer-revision.entity.js';
import { DailyRunEntity } from '../../platform/jobs/daily-run.repository.js';
import { OfferVisitEntity } from '../../features/offers/visits/offer-visit.entity.js';
import { LinkUsers1763683200025 } from '../../features/links/links.migration.js';
import { UserLinkEntity } from '../../features/links/user-link.entity.js';
import { CountAdminsAtSubmission1763683200023 } from '../../features/price-books/submission.migration.js';
import { CreatePriceBooks1763683200015 } from '../../features/price-books/price-books.migration.js';
import { PriceBookEntity } from '../../features/price-books/records/price-book.entity.js';
import { PriceBookEventEntity } from '../../features/price-books/records/price-book-event.entity.js';
import { SessionEntity } from '../../features/sessions/session.entity.js';
import { CreateSessions1763683200002 } from '../../features/sessions/sessions.migration.js';
import { notSentAfterRestore } from '../../features/notifications/delivery-policy.js';
import { SlackMappingEntity } from '../../features/slack/slack-mapping.entity.js';
import { NotificationAttemptEntity, NotificationEntity } from '../../features/notifications/notification.entity.js';
import { IndexFailedNotifications1763683200014 } from '../../features/notifications/failed-notifications.migration.js';
import { NameMailFailures1763683200030 } from '../../features/notifications/mail-failure.migration.js';
import { SendMails1763683200020 } from '../../features/notifications/mail.migration.js';
import { CreateSlackNotifications1763683200008 } from '../../features/slack/slack.migration.js';
import { TranslationEntity } from '../../features/translations/translation.entity.js';
import { CreateTranslations1763683200004 } from '../../features/translations/translations.migration.js';
import { KeepAdminChanges1763683200027 } from '../../features/users/admin-changes.migration.js';
import { AddressUsers1763683200031 } from '../../features/users/user-addresses.migration.js';
import { AdminChangeEntity } from '../../features/users/admin-change.entity.js';
import { UserEntity } from '../../features/users/user.entity.js';
import { CreateUsers1763683200001 } from '../../features/users/users.migration.js';
import { WriteCheckEntity } from '../../platform/database/write-check.entity.js';
import { CheckWrites1763683200029 } from '../../platform/database/write-check.migration.js';
import type { RestorableSchema } from '../../platform/backup/restore-checks.js';
import { CreateIdempotentRequests1763683200010 } from '../../platform/idempotency/idempotency.migration.js';
import { IdempotentRequestEntity } from '../../platform/idempotency/idempotent-request.entity.js';
import { RateLimitWindowEntity } from '../../platform/rate-limit/rate-limit-window.entity.js';
import { CreateRateLimitWindows1763683200009 } from '../../platform/rate-limit/rate-limit.migration.js';

const entities = [
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
  OfferVisitEntity,
  OfferEventEntity,
  OfferEventHeadEntity,
  EventBlockEntity,
  OfferRevisionEntity,
  OfferDecisionEntity,
  OfferMessageEntity,
  OfferSettingsEntity,
  DiscountLimitChangeEntity,
  OfferTemplateEntity,
  IdempotentRequestEntity,
  SlackMappingEntity,
  NotificationEntity,
  NotificationAttemptEntity,
  DailyRunEntity,
  OfferUnlockEntity,
  RateLimitWindowEntity,
  RefusedOfferAttemptEntity,
  PriceBookEntity,
  PriceBookEventEntity,
  UserLinkEntity,
  AdminChangeEntity,
  WriteCheckEntity,
];

/** In the order in which they run: a table comes after those that its foreign keys name. */
const migrations = [
  CreateUsers1763683200001,
  CreateSessions1763683200002,
  CreateLoginAttempts1763683200003,
  CreateTranslations1763683200004,
  CreateCreators1763683200005,
  CreateLogs1763683200006,
  CreateOffers1763683200007,
  CreateSlackNotifications1763683200008,
  CreateRateLimitWindows1763683200009,
  CreateIdempotentRequests1763683200010,
  IndexLogDemand1763683200011,
  IndexLogsByCalculator1763683200012,
  IndexOfferClients1763683200013,
  IndexFailedNotifications1763683200014,
  CreatePriceBooks1763683200015,
  DecideOffers1763683200016,
  AskAboutOffers1763683200017,
  ApproveDiscounts1763683200018,
  DescribeOffers1763683200019,
  SendMails1763683200020,
  CreateOfferTemplates1763683200021,
  KeepSeenRevisions1763683200022,
  CountAdminsAtSubmission1763683200023,
  SealEvents1763683200024,
  LinkUsers1763683200025,
  KeepRequesters1763683200026,
  KeepAdminChanges1763683200027,
  KeepLimitChanges1763683200028,
  CheckWrites1763683200029,
  NameMailFailures1763683200030,
  AddressUsers1763683200031,
];

/**
 * Discards what must not come back to life in restored tables, before anybody uses them. Sessions and unlocked offers:
 * who has logged out or has lost a right since the backup would be let in again. Unsent messages: they were sent
 * since, or are out of date; the rows stay and say why they were not sent.
 *
 * @param tables the names of the restored tables, each with the prefix
 */
async function settleRestored(dataSource: DataSource, tables: readonly string[], prefix = ''): Promise<void> {
  const messages = `${prefix}slack_notification_logs`;
  const discarded = [`${prefix}sessions`, `${prefix}offer_unlocks`];
  for (const table of discarded.filter((name) => tables.includes(name))) await dataSource.query(`DELETE FROM ${table}`);
  if (tables.includes(messages))
    await dataSource.query(
      `UPDATE ${messages} SET due_at = NULL, claim = NULL, error_message = ? WHERE due_at IS NOT NULL`,
      [notSentAfterRestore],
    );
}

/** The tables of all features. */
export const schema: RestorableSchema = { entities, migrations, settleRestored };
