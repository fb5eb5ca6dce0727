import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isHiddenFromClients } from '@programme/contracts';
import { Calendar } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { textDigest } from '../../../platform/digests/canonical-digest.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { NotificationOfOffer } from '../../notifications/notification.entity.js';
import { OfferEvents } from '../events/offer-events.js';
import type { OfferSubscriber, Told } from '../events/offer-subscriber.js';
import { OfferMailTextsService, type ClientNews } from '../mail-texts/offer-mail-texts.service.js';
import type { AcceptanceEvidence } from '../records/evidence.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { statusOf } from '../records/offer-status.js';
import { OfferRepository } from '../records/offer.repository.js';

type Person = { readonly name: string | null; readonly address: string };

/** The most characters of what is written about, in a dedupe key. */
const keyLength = 32;

/**
 * Tells an offer's contact by mail what has become of it, in the offer's language: an answer, new contents, more time, and
 * what was accepted. Of an offer that was neither sent nor read nobody hears by mail.
 */
@Injectable()
export class ClientMailsSubscriber implements OfferSubscriber, OnModuleInit {
  readonly name = 'client-mails';

  readonly inTransaction: OfferSubscriber['inTransaction'] = {
    'question-answered': (transaction, told) => this.#answered(transaction, told),
    changed: (transaction, { offer, payload }) =>
      this.#updated(transaction, offer.id, payload?.revision !== offer.revision),
    // What was changed while it waited is there to be read now.
    approved: (transaction, { offer }) => this.#updated(transaction, offer.id, true),
    extended: (transaction, told) => this.#extended(transaction, told),
    accepted: (transaction, { offer, data, payload }) =>
      data.evidence.kind === 'accepted'
        ? this.#accepted(transaction, offer, data.evidence, payload?.decisionDigest ?? '')
        : Promise.resolve(),
  };

  readonly afterCommit: OfferSubscriber['afterCommit'] = {
    'question-answered': () => this.outbox.deliverSoon(),
    changed: () => this.outbox.deliverSoon(),
    approved: () => this.outbox.deliverSoon(),
    extended: () => this.outbox.deliverSoon(),
    accepted: () => this.outbox.deliverSoon(),
  };

  constructor(
    private readonly events: OfferEvents,
    private readonly offers: OfferRepository,
    private readonly texts: OfferMailTextsService,
    private readonly outbox: NotificationsService,
    private readonly calendar: Calendar,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(this);
    for (const kind of ['answered', 'updated', 'extended'] as const)
      this.outbox.handle(kind, { isCurrent: (mail) => this.#isCurrent(mail) });
    // Who accepted need not be the contact.
    this.outbox.handle('accepted', {
      isCurrent: async ({ offerId }) => (await this.offers.find(offerId))?.decision === 'accepted',
    });
  }

  async #answered(transaction: Transaction, { offer, at, data }: Told<'question-answered'>): Promise<void> {
    const key = textDigest(`${at.toISOString()} ${data.text}`).slice(0, keyLength);
    await this.#tellContact(transaction, offer, { kind: 'answered', answer: data.text }, key);
  }

  async #updated(transaction: Transaction, id: string, isOtherRevision: boolean): Promise<void> {
    // As the command has left it.
    const offer = isOtherRevision ? await this.offers.readWhole(transaction, id) : undefined;
    const isRead = offer && offer.seenRevision !== null && offer.seenRevision < offer.revision;
    if (isRead) await this.#tellContact(transaction, offer, { kind: 'updated' }, String(offer.revision));
  }

  async #extended(transaction: Transaction, { offer: { id } }: Told<'extended'>): Promise<void> {
    const offer = await this.offers.readWhole(transaction, id);
    if (offer) await this.#tellContact(transaction, offer, { kind: 'extended' }, String(offer.version));
  }

  /** Who accepted and the offer's contact, which may be one. */
  async #accepted(
    transaction: Transaction,
    offer: OfferEntity,
    { name, email, option }: AcceptanceEvidence,
    digest: string,
  ): Promise<void> {
    const contact = contactOf(offer);
    const people = [
      ...(email === null ? [] : [{ name, address: email }]),
      ...(contact && contact.address !== email ? [contact] : []),
    ];
    const news = { kind: 'accepted', name, option, digest } as const;
    for (const [place, person] of people.entries())
      await this.#tell(transaction, { offer, person, news, key: `${digest.slice(0, keyLength)} ${place}` });
  }

  async #tellContact(transaction: Transaction, offer: OfferEntity, news: ClientNews, key: string): Promise<void> {
    const person = contactOf(offer);
    const isKnown = offer.sentAt !== null || offer.seenRevision !== null;
    const isHidden = isHiddenFromClients(statusOf(offer, this.calendar.today()));
    if (person && isKnown && !isHidden) await this.#tell(transaction, { offer, person, news, key });
  }

  async #tell(
    transaction: Transaction,
    {
      offer,
      person,
      news,
      key,
    }: { readonly offer: OfferEntity; readonly person: Person; readonly news: ClientNews; readonly key: string },
  ): Promise<void> {
    if (!this.outbox.isOn('mail')) return;
    await this.outbox.enqueueMail(transaction, {
      dedupeKey: `${news.kind} ${offer.id} ${key}`,
      kind: news.kind,
      offerId: offer.id,
      offerVisitId: null,
      creatorName: offer.creator?.name ?? '',
      recipient: person.address,
      mail: this.texts.newsToClient(news, offer, person.name),
    });
  }

  /** Whether a mail that waits still goes to the offer's contact, who can read what it is about. */
  async #isCurrent({ offerId, recipient }: NotificationOfOffer): Promise<boolean> {
    const offer = await this.offers.find(offerId);
    return offer?.contactEmail === recipient && !isHiddenFromClients(statusOf(offer, this.calendar.today()));
  }
}

const contactOf = ({ contactName, contactEmail }: OfferEntity): Person | null =>
  contactEmail === null ? null : { name: contactName, address: contactEmail };
