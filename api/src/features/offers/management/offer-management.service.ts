import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  limits,
  type Creator,
  type FieldIssue,
  type ListPage,
  type NewOffer,
  type OfferChange,
  type OfferCode,
  type OfferCreated,
  type OfferDetails,
  type OfferEvent,
  type OfferVisit,
  type OfferVisitsQuery,
  type User,
} from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { Clock, Calendar } from '../../../platform/clock/clock.js';
import { ActivePriceBookService } from '../../price-books/active/active-price-book.service.js';
import { CreatorsService } from '../../creators/creators.service.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { numericKeyset, toCursor, toPage } from '../../../platform/http/pagination.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import { changedFields, newEvent, offerIssues } from './offer-changes.js';
import { OfferNotificationsService } from '../notifications/offer-notifications.service.js';
import { OfferEventRepository } from '../records/offer-event.repository.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toOffer, toOfferEvent, toQuotes } from '../records/offer.mapper.js';
import { toOfferVisit } from '../visits/offer-visit.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { pricedAsSeen } from './price-book-check.js';
import { pricedQuote, repricedQuotes } from './quote-pricing.js';

/** What salespeople do with offers. Every call about one offer throws `not-found` for an unknown id. */
@Injectable()
export class OfferManagementService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly events: OfferEventRepository,
    private readonly views: OfferVisitRepository,
    private readonly creators: CreatorsService,
    private readonly codes: AccessCodeService,
    private readonly idempotency: IdempotencyService,
    private readonly notifications: OfferNotificationsService,
    private readonly priceBooks: ActivePriceBookService,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  async details(id: string): Promise<OfferDetails> {
    return this.#toDetails(await this.#find(id));
  }

  /**
   * Makes an offer at today's prices. A call with the `Idempotency-Key` of an earlier one gets that one's answer.
   * Throws `invalid-request` for a creator who is unknown or inactive and for what `offerIssues` finds,
   * `price-book-changed`, `idempotency-conflict`, `busy`.
   */
  create(offer: NewOffer, user: User, key: string | undefined): Promise<OfferCreated> {
    if (key === undefined) return this.#create(offer, user, () => Promise.resolve());
    const call = { userId: user.id, key, body: offer };
    return this.idempotency.once(call, () =>
      this.#create(offer, user, (transaction, answer) => this.idempotency.keep(transaction, call, answer)),
    );
  }

  /**
   * Replaces fields and quotes. A quote that stays as it was keeps the prices that the client was shown (decision P11).
   * Throws `stale-version`, `price-book-changed`, and `invalid-request` for a creator who is unknown, or inactive and not
   * the offer's, and for what `offerIssues` finds.
   */
  async change(id: string, change: OfferChange, user: User): Promise<OfferDetails> {
    if (change.id !== id) throw invalid('id');
    const old = await this.#find(id);
    if (change.version !== old.version) throw new ProblemError('stale-version');
    const creator = await this.#creator(change.creator, old.creatorId);
    const fields = {
      clientName: change.clientName,
      clientNameKey: searchKey(change.clientName),
      creatorId: creator.id,
      currency: change.currency,
      validUntil: change.validUntil,
    };
    const quotes = pricedAsSeen(this.priceBooks, change.priceBookId, (book) =>
      repricedQuotes(book, change.quotes, change.currency, old),
    );
    refuseIfAny(offerIssues({ validUntil: change.validUntil, quotes }, this.calendar.today(), old.validUntil));
    const event = newEvent(id, 'changed', this.clock.now(), user, changedFields(old, fields, quotes));
    const seen = { id, version: change.version, validUntil: old.validUntil };
    const done = await this.offers.change(seen, fields, quotes, event);
    if (!done) throw new ProblemError('stale-version');
    if (fields.validUntil !== old.validUntil) await this.notifications.cancelReminders(id);
    return this.details(id);
  }

  /** Puts a new code in the place of the old one, and locks out every browser that gave the old one. */
  async rotateCode(id: string, user: User): Promise<OfferCode> {
    const offer = await this.#find(id);
    const code = await this.codes.make(id);
    const event = newEvent(id, 'code-rotated', this.clock.now(), user);
    const done = await this.offers.replaceCode(offer, code.stored, event);
    if (!done) throw new ProblemError('stale-version');
    return { accessCode: code.plain, version: offer.version + 1 };
  }

  async remove(id: string, user: User): Promise<void> {
    const event = newEvent(id, 'deleted', this.clock.now(), user);
    if (!(await this.offers.remove(id, event))) throw new ProblemError('not-found');
  }

  /** Who did what with the offer, newest first; of a deleted one too. */
  async history(id: string): Promise<OfferEvent[]> {
    const events = await this.events.findOf(id);
    if (events.length === 0) throw new ProblemError('not-found');
    return events.map(toOfferEvent);
  }

  /**
   * One page of the openings by clients, newest first, and how many there are. Throws `invalid-request` for a bad
   * cursor.
   */
  async analytics(id: string, { cursor, limit }: OfferVisitsQuery): Promise<ListPage<OfferVisit>> {
    const after = cursor === undefined ? undefined : numericKeyset(cursor);
    if (!(await this.offers.find(id))) throw new ProblemError('not-found');
    const size = Number(limit ?? limits.viewsPage);
    const [found, count] = await Promise.all([
      this.views.findOfClients(id, after, size + 1),
      this.views.countOfClients(id),
    ]);
    return toPage({
      found,
      limit: size,
      total: { count, exact: true },
      cursorOf: ({ viewedAt, id: visitId }) => toCursor({ at: viewedAt, id: visitId }),
      show: toOfferVisit,
    });
  }

  async #create(
    { clientName, creator, currency, validUntil, quotes, priceBookId }: NewOffer,
    user: User,
    keepAnswer: (transaction: Transaction, answer: OfferCreated) => Promise<void>,
  ): Promise<OfferCreated> {
    const { id: creatorId, name } = await this.#creator(creator);
    const priced = pricedAsSeen(this.priceBooks, priceBookId, (book) =>
      quotes.map((quote, orderIndex) => ({ ...pricedQuote(book, quote, currency), orderIndex })),
    );
    refuseIfAny(offerIssues({ validUntil, quotes: priced }, this.calendar.today()));
    const id = randomUUID();
    const code = await this.codes.make(id);
    const createdAt = this.clock.now();
    const row = {
      id,
      clientName,
      clientNameKey: searchKey(clientName),
      creatorId,
      currency,
      validUntil,
      validUntilVersion: 1,
      ...code.stored,
      codeVersion: 1,
      version: 1,
      createdAt,
      createdBy: user.id,
      reminderSent: false,
    };
    const reading = { today: this.calendar.today(), accessCode: code.plain, creator: name };
    const answer: OfferCreated = { offer: toOffer(row, reading), generatedPassword: code.plain };
    await this.offers.transaction(async (transaction) => {
      await keepAnswer(transaction, answer);
      await this.offers.insert(transaction, row, priced, newEvent(id, 'created', createdAt, user));
    });
    return answer;
  }

  /** The creator of this name, who must be active unless the offer is already theirs. */
  async #creator(name: string, keptId?: number): Promise<Creator> {
    const creator = await this.creators.findByName(name);
    if (!creator || (!creator.isActive && creator.id !== keptId)) throw invalid('creator');
    return creator;
  }

  async #find(id: string): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    return offer;
  }

  #toDetails(row: OfferEntity): OfferDetails {
    const reading = {
      today: this.calendar.today(),
      accessCode: this.codes.read(row),
      creator: row.creator?.name ?? '',
    };
    return { offer: toOffer(row, reading), quotes: toQuotes(row), decisions: [] };
  }
}

const unknown = {
  creator: { field: 'creator', key: 'validation.creator.unknown', parameters: {} },
  id: { field: 'id', key: 'validation.offer.otherId', parameters: {} },
} as const;

function refuseIfAny(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw new ProblemError('invalid-request', { issues });
}

const invalid = (field: keyof typeof unknown): ProblemError =>
  new ProblemError('invalid-request', { issues: [unknown[field]] });
