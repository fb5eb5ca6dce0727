import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sendKinds, type OfferMails, type OfferSend, type SendKind, type User } from '@programme/contracts';
import { Calendar, Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { RateLimiter, type Limit } from '../../../platform/rate-limit/rate-limiter.js';
import type { NotificationEntity, NotificationOfOffer } from '../../notifications/notification.entity.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEventRepository } from '../events/offer-event.repository.js';
import { OfferEvents } from '../events/offer-events.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { statusOf } from '../records/offer-status.js';
import { OfferMailRepository } from './offer-mail.repository.js';
import { languageOf, OfferMailTextsService } from '../mail-texts/offer-mail-texts.service.js';
import { toSentMail } from './sent-mail.mapper.js';

/** About one offer, by all staff: each sends two mails to its contact. */
const sendsAnHour: Limit = { name: 'offer-sends', hits: 5, windowMs: 3_600_000 };

/** By one member of staff. */
const sendsOfUser: Limit = { name: 'offer-sends-of-user', hits: 60, windowMs: 3_600_000 };

/** Of an address in an event, which outlives the offer: whoever knows the address can compare it. */
const addressDigest = (id: string, address: string): string =>
  createHash('sha256').update(`${id} ${address}`).digest('hex');

/** What of a call concerns one of the mails. */
const ownOf = (kind: SendKind, { linkLine, codeLine, linkCopyTo, codeCopyTo }: OfferSend) =>
  kind === 'link' ? { line: linkLine, copyTo: linkCopyTo } : { line: codeLine, copyTo: codeCopyTo };

const copyMark = ' copy';

/** Ends the transaction of a sending that came too late. */
class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** Sends offers to their contacts by mail: link and code apart (docs/adr/0028). */
@Injectable()
export class OfferMailsService implements OnModuleInit {
  constructor(
    private readonly offers: OfferRepository,
    private readonly mails: OfferMailRepository,
    private readonly texts: OfferMailTextsService,
    private readonly outbox: NotificationsService,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly history: OfferEventRepository,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const kind of sendKinds) this.outbox.handle(kind, { isCurrent: (mail) => this.#isCurrent(mail) });
  }

  /** What would be sent, and what was. Throws `not-found`. */
  async of(id: string): Promise<OfferMails> {
    const offer = await this.#find(id);
    return this.#describe(offer, await this.outbox.mailsAbout(id));
  }

  /**
   * Enqueues both mails, once: a call with the key of an earlier one gets what there is now. Throws
   * `idempotency-key-missing`, `not-found`, `mail-off`, `contact-missing`, `stale-version`, `too-many-requests`;
   * `already-sent` when a colleague was quicker; and `offer-withdrawn`, `awaiting-approval`, `already-decided`, `offer-expired`
   * with the offer's state.
   */
  async send(id: string, body: OfferSend, user: User, key: string | undefined): Promise<OfferMails> {
    if (key === undefined) throw new ProblemError('idempotency-key-missing');
    const call = { caller: `send ${user.id} ${id}`, key, body };
    const first = async () => {
      const offer = await this.#find(id);
      await this.#refuse(offer, body);
      await this.#limit(sendsAnHour, id);
      await this.#limit(sendsOfUser, String(user.id));
      return this.events.command(id, async (transaction, { record }) => {
        // First, so that a repetition waits here for this call's end.
        await this.idempotency.keep(transaction, call, { id });
        const at = this.clock.now();
        const sending = { at, today: this.calendar.today(), remindClient: body.remindClient };
        // It locks the offer's row, so that what is sent is what the version says.
        if (!(await this.mails.markSent(transaction, offer, sending))) throw new NotSentError();
        const copies = await this.#enqueue(transaction, offer, body, at);
        const recipient = addressDigest(id, offer.contactEmail ?? '');
        const payload = { recipientDigest: recipient, ...(copies.length > 0 && { copyDigests: copies }) };
        await record({ action: 'sent', offer, at, user, payload });
        const { remindClient } = body;
        const sent = await this.outbox.mailsAbout(id, transaction);
        const described = this.#describe({ ...offer, sentAt: at, remindClient }, sent);
        return described;
      });
    };
    const answer = await this.idempotency.once(call, {
      first: () =>
        first().catch((error: unknown) => {
          if (error instanceof NotSentError) return this.#refuseSecond(id, body);
          throw error;
        }),
      again: () => this.of(id),
    });
    this.outbox.deliverSoon();
    return answer;
  }

  /** Throws what kept an offer from being sent: a colleague who was quicker, or a change. */
  async #refuseSecond(id: string, body: OfferSend): Promise<never> {
    const offer = await this.#find(id);
    await this.#refuse(offer, body);
    throw await this.#alreadySent(offer);
  }

  async #alreadySent(offer: OfferEntity): Promise<ProblemError> {
    const events = await this.history.findOf(offer.id);
    const username = events.find(({ action }) => action === 'sent')?.username ?? '';
    return new ProblemError('already-sent', { parameters: { username }, state: await this.state.stateOf(offer) });
  }

  /** Answers the digests of the addresses that get copies. */
  async #enqueue(transaction: Transaction, offer: OfferEntity, body: OfferSend, at: Date): Promise<string[]> {
    const copies: string[] = [];
    for (const kind of body.only ? [body.only] : sendKinds) {
      const { line, copyTo } = ownOf(kind, body);
      const mail = {
        kind,
        offerId: offer.id,
        offerVisitId: null,
        creatorName: offer.creator?.name ?? '',
        mail: this.texts.toClient(kind, offer, line),
      };
      const dedupeKey = `${kind} ${offer.id} ${offer.codeVersion} ${at.getTime()}`;
      await this.outbox.enqueueMail(transaction, { ...mail, dedupeKey, recipient: offer.contactEmail ?? '' });
      if (!copyTo) continue;
      // A mail of its own: what becomes of it is known apart.
      const copy = { ...mail, dedupeKey: dedupeKey + copyMark, mail: { ...mail.mail, toName: null } };
      await this.outbox.enqueueMail(transaction, { ...copy, recipient: copyTo });
      copies.push(addressDigest(offer.id, copyTo));
    }
    return copies;
  }

  /** Whether a mail that waits still goes to the offer's contact, and is of use to it. */
  async #isCurrent({ offerId, kind, recipient, dedupeKey }: NotificationOfOffer): Promise<boolean> {
    const offer = await this.offers.find(offerId);
    if (!offer || (offer.contactEmail !== recipient && !dedupeKey.endsWith(copyMark))) return false;
    if (statusOf(offer, this.calendar.today()) !== 'open') return false;
    // A code that was replaced opens nothing.
    return kind !== 'code' || dedupeKey.startsWith(`code ${offerId} ${offer.codeVersion} `);
  }

  #describe(offer: OfferEntity, sent: readonly NotificationEntity[]): OfferMails {
    const { contactName, contactEmail } = offer;
    const hasContact = contactName !== null && contactEmail !== null;
    return {
      mail: this.outbox.isOn('mail'),
      recipient: hasContact ? { name: contactName, address: contactEmail } : null,
      language: languageOf(offer),
      remindClient: offer.remindClient,
      sentAt: offer.sentAt?.toISOString() ?? null,
      // A waiting offer has no code that anybody may read, and its mails are not sent.
      previews:
        hasContact && !offer.approvalRequestedAt
          ? sendKinds.map((kind) => {
              const { subject, text } = this.texts.toClient(kind, offer);
              return { kind, subject, text };
            })
          : [],
      sent: sent.flatMap(toSentMail),
    };
  }

  /** Throws what keeps an offer from being sent. */
  async #refuse(offer: OfferEntity, { version, sentAt }: OfferSend): Promise<void> {
    if (!this.outbox.isOn('mail')) throw new ProblemError('mail-off');
    await this.state.refuseUnlessAble('send', offer);
    if (offer.version !== version) throw new ProblemError('stale-version');
    const isKnown = sentAt === undefined || sentAt === (offer.sentAt?.toISOString() ?? null);
    if (!isKnown) throw await this.#alreadySent(offer);
    if (offer.contactEmail === null) throw new ProblemError('contact-missing');
  }

  async #limit(limit: Limit, key: string): Promise<void> {
    const waitMs = await this.limiter.consume(limit, key);
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
  }

  async #find(id: string): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    return offer;
  }
}
