import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { offerLink } from '@programme/contracts';
import { formatDate, formatDateTime, formatMoney } from '@programme/formatting';
import { defaultLanguage } from '@programme/i18n';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { textDigest } from '../../../platform/digests/canonical-digest.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { excerpt } from '../../../platform/names/excerpt.js';
import { mailWords } from '../../notifications/mail-html.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { NotificationOfOffer } from '../../notifications/notification.entity.js';
import { escaped } from '../../slack/slack.client.js';
import { ServerTextsService } from '../../translations/server-texts.service.js';
import type { OfferOpened, Told } from '../events/offer-subscriber.js';
import type { Evidence } from '../records/evidence.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { isUndecided } from '../records/offer-status.js';
import { packageNames } from '../mail-texts/package-names.js';
import { OfferMailTextsService } from '../mail-texts/offer-mail-texts.service.js';
import { OfferRepository } from '../records/offer.repository.js';

/**
 * The dedupe key of the reminder of an offer's last day. Each change of that day makes another one: a day that comes
 * again is reminded of again.
 */
export const reminderKey = ({ id, validUntilVersion }: Pick<OfferEntity, 'id' | 'validUntilVersion'>): string =>
  `reminder ${id} ${validUntilVersion}`;

/** Characters of a question that its message shows; the whole of it is on the offer's page. */
const excerptLength = 300;

/** The team's language in the chat, where no browser states one. */
const language = defaultLanguage;

/** Digits of a session's digest that identify it. */
const keyLength = 32;

/** Words the messages about offers. */
@Injectable()
export class OfferNotificationsService implements OnModuleInit {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly offers: OfferRepository,
    private readonly texts: ServerTextsService,
    private readonly mails: OfferMailTextsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.notifications.handle('reminder', {
      isOfTheDay: true,
      isCurrent: async (message) => (await this.#remindedOffer(message)) !== undefined,
      onDelivered: async (transaction, message) => {
        const offer = await this.#remindedOffer(message, transaction);
        if (offer) await this.offers.markReminded(transaction, offer);
      },
    });
  }

  /** Enqueues the message that a client opened the offer, for the first time in this browser session (decision B11). */
  async enqueueVisit(transaction: Transaction, { offer, data }: OfferOpened): Promise<void> {
    const { id, sessionKey, viewedAt } = data;
    const when = formatDateTime(viewedAt, language, { timeZone: this.config.timezone });
    await this.notifications.enqueue(transaction, {
      ...this.#about(offer),
      dedupeKey: `view ${offer.id} ${sessionKey.slice(0, keyLength)}`,
      kind: 'view',
      offerVisitId: id,
      text: this.texts.text(language, 'server.chat.viewed', { ...this.#words(offer), when }),
      mail: this.mails.toCreator('viewed', 'server.chat.viewed', offer, { when }),
    });
  }

  /** Enqueues the message that a client decided. */
  async enqueueDecision(
    transaction: Transaction,
    { offer, data, payload }: Told<'accepted' | 'declined'>,
  ): Promise<void> {
    await this.notifications.enqueue(transaction, {
      ...this.#about(offer),
      dedupeKey: `decision ${payload?.decisionDigest ?? ''}`,
      kind: 'decision',
      offerVisitId: null,
      ...this.#decisionTexts(offer, data.evidence),
    });
  }

  /** Enqueues the message that a client asks something. */
  async enqueueQuestion(transaction: Transaction, { offer, at, data }: Told<'question-asked'>): Promise<void> {
    const { text } = data;
    // By characters: half of one is none.
    const question = excerpt(text, excerptLength);
    await this.notifications.enqueue(transaction, {
      ...this.#about(offer),
      dedupeKey: `question ${offer.id} ${textDigest(`${at.toISOString()} ${text}`).slice(0, keyLength)}`,
      kind: 'question',
      offerVisitId: null,
      text: this.texts.text(language, 'server.chat.question', { ...this.#words(offer), question: escaped(question) }),
      mail: this.mails.toCreator('question', 'server.chat.question', offer, { question: mailWords(question) }),
    });
  }

  /** Enqueues the message that a client asks for more time: once for each last day. */
  async enqueueExtensionRequest(transaction: Transaction, offer: OfferEntity): Promise<void> {
    const day = formatDate(offer.validUntil, language);
    await this.notifications.enqueue(transaction, {
      ...this.#about(offer),
      dedupeKey: `extension ${offer.id} ${offer.validUntilVersion}`,
      kind: 'extension',
      offerVisitId: null,
      text: this.texts.text(language, 'server.chat.extension', { ...this.#words(offer), day }),
      mail: this.mails.toCreator('extension', 'server.chat.extension', offer, { day }),
    });
  }

  /** Enqueues the message that an admin has approved an offer's discounts, or has not and why. */
  async enqueueApproval(transaction: Transaction, offer: OfferEntity, rejection: string | null): Promise<void> {
    const words = this.#words(offer);
    await this.notifications.enqueue(transaction, {
      ...this.#about(offer),
      dedupeKey: `approval ${offer.id} ${offer.version}`,
      kind: 'approval',
      offerVisitId: null,
      text:
        rejection === null
          ? this.texts.text(language, 'server.chat.approved', words)
          : this.texts.text(language, 'server.chat.rejected', { ...words, reason: escaped(rejection) }),
    });
  }

  #decisionTexts(offer: OfferEntity, evidence: Evidence) {
    const kind = evidence.kind;
    const key = `server.chat.${kind}` as const;
    const parameters = this.#decisionWords(evidence);
    return {
      text: this.texts.text(language, key, { ...this.#words(offer), ...parameters }),
      mail: this.mails.toCreator(kind, key, offer, parameters),
    };
  }

  #decisionWords(evidence: Evidence): Readonly<Record<string, string | number>> {
    if (evidence.kind === 'declined')
      return { reason: this.texts.text(language, `server.chat.reason.${evidence.reason}`) };
    const { package: name, months: count, total, currency } = evidence.option;
    return { package: packageNames[name], count, total: formatMoney(total, currency, language) };
  }

  /** Enqueues the reminder of an offer that ends soon (decision B12). Answers its key; null when nobody receives it. */
  async remind(transaction: Transaction, offer: OfferEntity): Promise<string | null> {
    const dedupeKey = reminderKey(offer);
    const enqueued = await this.notifications.enqueue(transaction, {
      ...this.#about(offer),
      dedupeKey,
      kind: 'reminder',
      offerVisitId: null,
      text: this.texts.text(language, 'server.chat.reminder', {
        ...this.#words(offer),
        day: formatDate(offer.validUntil, language),
      }),
    });
    return enqueued ? dedupeKey : null;
  }

  /** Cancels the reminders of the former last day that are not sent yet. */
  cancelReminders(offerId: string): Promise<void> {
    return this.notifications.cancel('reminder', offerId);
  }

  /**
   * The offer that a reminder is about, unless it is gone, decided, withdrawn or waits, or its last day has changed
   * since.
   */
  async #remindedOffer(
    { offerId, dedupeKey }: NotificationOfOffer,
    transaction?: Transaction,
  ): Promise<OfferEntity | undefined> {
    const offer = await this.offers.find(offerId, transaction);
    return offer && isUndecided(offer) && reminderKey(offer) === dedupeKey ? offer : undefined;
  }

  #about({ id, creatorId, creator }: OfferEntity) {
    return { offerId: id, creatorId, creatorName: creator?.name ?? '' };
  }

  #words({ id, clientName }: OfferEntity) {
    return {
      client: escaped(clientName),
      offer: id,
      // For the creator, whose own language stays.
      link: offerLink(this.config.publicUrl, id, null),
    };
  }
}
