import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { apiPath, pagePaths } from '@programme/contracts';
import { formatDate, formatDateTime } from '@programme/formatting';
import { defaultLanguage } from '@programme/i18n';
import { CONFIG, type Config } from '../config/config.js';
import type { Transaction } from '../database/transaction.js';
import { escaped } from '../slack/chat-text.js';
import { Notifications } from '../slack/notifications.service.js';
import { ServerTexts } from '../translations/server-texts.js';
import type { OfferEntity } from './offer.entity.js';
import { OfferRepository } from './offer.repository.js';

type View = { readonly id: number; readonly sessionKey: string; readonly viewedAt: Date };

/** The team's language in the chat: nobody's browser says one there. */
const language = defaultLanguage;

/** Digits of a session's digest that tell it from all others. */
const keyLength = 32;

/** Words the messages about offers. */
@Injectable()
export class OfferNotifications implements OnModuleInit {
  constructor(
    private readonly notifications: Notifications,
    private readonly offers: OfferRepository,
    private readonly texts: ServerTexts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.notifications.onDelivered('reminder', (transaction, id) => this.offers.markReminded(transaction, id));
  }

  /** Whether there is a chat to write to. */
  get isOn(): boolean {
    return this.notifications.isOn;
  }

  /** A client has opened the offer in this browser session for the first time (decision B11). */
  async tellOfView(transaction: Transaction, offer: OfferEntity, { id, sessionKey, viewedAt }: View): Promise<void> {
    const when = formatDateTime(viewedAt, language, { timeZone: this.config.timezone });
    await this.notifications.tell(transaction, {
      ...this.#about(offer),
      occasion: `view ${offer.id} ${sessionKey.slice(0, keyLength)}`,
      kind: 'view',
      offerViewId: id,
      text: this.texts.text(language, 'server.chat.viewed', { ...this.#words(offer), when }),
    });
  }

  /** The offer ends soon (decision B12). Answers the occasion, or null when there is nobody to be told. */
  async remind(transaction: Transaction, offer: OfferEntity): Promise<string | null> {
    const occasion = `reminder ${offer.id} ${offer.validUntil}`;
    const told = await this.notifications.tell(transaction, {
      ...this.#about(offer),
      occasion,
      kind: 'reminder',
      offerViewId: null,
      text: this.texts.text(language, 'server.chat.reminder', {
        ...this.#words(offer),
        day: formatDate(offer.validUntil, language),
      }),
    });
    return told ? occasion : null;
  }

  /** Has messages sent now that were written down before and have not arrived; to be called in a transaction. */
  hasten(transaction: Transaction, occasions: readonly string[]): Promise<void> {
    return this.notifications.hasten(transaction, occasions);
  }

  /** Sends what is due, and tells how many of these messages have arrived by then. */
  deliver(occasions: readonly string[]): Promise<number> {
    return this.notifications.deliver(occasions);
  }

  /** Sends what is due, after the caller has its answer. */
  deliverSoon(): void {
    this.notifications.deliverSoon();
  }

  #about({ id, creatorId, creator }: OfferEntity) {
    return { offerId: id, creatorId, creatorName: creator?.name ?? '' };
  }

  #words({ id, clientName }: OfferEntity) {
    return {
      client: escaped(clientName),
      offer: id,
      link: this.config.publicUrl + apiPath(pagePaths.offer, { offerId: id }),
    };
  }
}
