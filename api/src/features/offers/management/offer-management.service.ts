import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  Creator,
  FieldIssue,
  NewOffer,
  OfferChange,
  OfferCode,
  OfferCreated,
  OfferDetails,
  User,
} from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { Clock, Calendar } from '../../../platform/clock/clock.js';
import { ActivePriceBookService } from '../../price-books/active/active-price-book.service.js';
import { CreatorsService } from '../../creators/creators.service.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { OfferDiscountsService, requestEvent } from '../approval/offer-discounts.service.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import { changedFields, offerIssues } from './offer-changes.js';
import { OfferDetailsService } from './offer-details.service.js';
import { OfferDecisionRepository } from '../states/offer-decision.repository.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEvents } from '../events/offer-events.js';
import { OfferRevisionsService } from '../revisions/offer-revisions.service.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { contactIssues, contentOf } from '../records/offer-content.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toOffer } from '../records/offer.mapper.js';
import { OfferRepository } from '../records/offer.repository.js';
import { pricedAsSeen } from './price-book-check.js';
import { pricedQuote, repricedQuotes } from './quote-pricing.js';

/** What salespeople do with offers. Every call about one offer throws `not-found` for an unknown id. */
@Injectable()
export class OfferManagementService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly details: OfferDetailsService,
    private readonly discounts: OfferDiscountsService,
    private readonly revisions: OfferRevisionsService,
    private readonly decisions: OfferDecisionRepository,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly creators: CreatorsService,
    private readonly codes: AccessCodeService,
    private readonly idempotency: IdempotencyService,
    private readonly priceBooks: ActivePriceBookService,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an offer at today's prices. A call with the `Idempotency-Key` of an earlier one gets that one's offer.
   * Throws `invalid-request` for a creator who is unknown or inactive and for what `offerIssues` finds,
   * `price-book-changed`, `idempotency-conflict`, `busy`.
   */
  create(offer: NewOffer, user: User, key: string | undefined): Promise<OfferCreated> {
    if (key === undefined) return this.#create(offer, user, () => Promise.resolve());
    const call = { caller: String(user.id), key, body: offer };
    return this.idempotency.once(call, {
      first: () =>
        this.#create(offer, user, (transaction, id) => this.idempotency.keep(transaction, call, { offer: { id } })),
      again: (kept: { offer: { id: string } }) => this.#created(kept.offer.id),
    });
  }

  /** What was made, as it stands now: its password may be another one. Throws `not-found` when it is gone. */
  async #created(id: string): Promise<OfferCreated> {
    const row = await this.details.find(id);
    const reading = {
      today: this.calendar.today(),
      accessCode: this.codes.read(row),
      creator: row.creator?.name ?? '',
    };
    const offer = toOffer(row, reading);
    return { offer, generatedPassword: offer.accessCode };
  }

  /**
   * Replaces fields and quotes. A quote that stays as it was keeps the prices that the client was shown (decision P11).
   * What the client sees is the next revision once it has been seen; a declined offer is then open again. A change that is
   * sent again is answered and not made again. Throws
   * `offer-accepted`, `stale-version`, `price-book-changed`, and `invalid-request` for a creator who is unknown, or
   * inactive and not the offer's, and for what `offerIssues` and `contactIssues` find.
   */
  async change(id: string, change: OfferChange, user: User): Promise<OfferDetails> {
    if (change.id !== id) throw invalid('id');
    const old = await this.details.find(id);
    await this.state.refuseUnlessAble('edit', old);
    if (change.version !== old.version) return this.#repeated(change, old, user);
    const creator = await this.#creator(change.creator, old.creatorId);
    const fields = fieldsOf(change, creator.id, old);
    refuseIfAny(contactIssues(fields));
    const quotes = pricedAsSeen(this.priceBooks, change.priceBookId, (book) =>
      repricedQuotes(book, change.quotes, change.currency, old),
    );
    refuseIfAny(offerIssues({ validUntil: change.validUntil, quotes }, this.calendar.today(), old.validUntil));
    const changed = changedFields(old, fields, quotes);
    const at = this.clock.now();
    const checked = await this.discounts.approvalOf({ currency: change.currency, quotes }, { at, user }, old);
    const { approval, limit } = checked;
    await this.events.command(id, async (transaction, { record }) => {
      const seen = { id, version: change.version, validUntil: old.validUntil };
      const newQuotes = changed.includes('quotes') ? quotes : null;
      if (!(await this.offers.change(transaction, seen, { ...fields, ...approval }, newQuotes)))
        throw new ProblemError('stale-version');
      const frozen = await this.revisions.freeze(transaction, id, { at, username: user.username });
      const payload = { ...frozen, limit };
      if (old.decision && payload.revision !== old.revision) await this.decisions.release(transaction, id);
      const data = { isNewDay: fields.validUntil !== old.validUntil };
      await record({ action: 'changed', offer: old, at, user, fields: changed, payload, data });
      const request = requestEvent(old, approval, { at, user });
      if (request) await record(request);
    });
    return this.details.details(id, user);
  }

  /** A change that was made already, whose answer was lost on its way. Throws `stale-version` for any other. */
  async #repeated(change: OfferChange, old: OfferEntity, user: User): Promise<OfferDetails> {
    const creator = await this.creators.findByName(change.creator);
    const quotes = repricedQuotes(this.priceBooks.current(), change.quotes, change.currency, old);
    const isMade = creator && changedFields(old, fieldsOf(change, creator.id, old), quotes).length === 0;
    if (!isMade) throw new ProblemError('stale-version');
    return this.details.details(old.id, user);
  }

  /**
   * Puts a new code in the place of the old one, and locks out every browser that gave the old one. Throws
   * `awaiting-approval`, `stale-version`.
   */
  async rotateCode(id: string, user: User): Promise<OfferCode> {
    const offer = await this.details.find(id);
    await this.state.refuseUnlessAble('replace-code', offer);
    const code = await this.codes.make(id);
    await this.events.command(id, async (transaction, { record }) => {
      const done = await this.offers.replaceCode(transaction, offer, code.stored);
      if (!done) throw new ProblemError('stale-version');
      await record({ action: 'code-rotated', offer, at: this.clock.now(), user });
    });
    return { accessCode: code.plain, version: offer.version + 1 };
  }

  async #create(
    { clientName, creator, currency, validUntil, quotes, priceBookId, ...content }: NewOffer,
    user: User,
    keep: (transaction: Transaction, id: string) => Promise<void>,
  ): Promise<OfferCreated> {
    const { id: creatorId, name } = await this.#creator(creator);
    const priced = pricedAsSeen(this.priceBooks, priceBookId, (book) =>
      quotes.map((quote, orderIndex) => ({ ...pricedQuote(book, quote, currency), orderIndex })),
    );
    refuseIfAny(offerIssues({ validUntil, quotes: priced }, this.calendar.today()));
    const id = randomUUID();
    const code = await this.codes.make(id);
    const createdAt = this.clock.now();
    const by = { at: createdAt, user };
    const { approval, limit } = await this.discounts.approvalOf({ currency, quotes: priced }, by);
    const row = {
      id,
      clientName,
      clientNameKey: searchKey(clientName),
      creatorId,
      currency,
      validUntil,
      ...contentOf(content),
      validUntilVersion: 1,
      ...code.stored,
      codeVersion: 1,
      version: 1,
      revision: 1,
      seenRevision: null,
      decision: null,
      withdrawnAt: null,
      messageCount: 0,
      questionAskedAt: null,
      extensionRequestedAt: null,
      ...approval,
      approvedDiscounts: null,
      sentAt: null,
      remindClient: false,
      clientRemindedOn: null,
      createdAt,
      createdBy: user.id,
      reminderSent: false,
    };
    const reading = { today: this.calendar.today(), accessCode: this.codes.read(row), creator: name };
    const offer = toOffer(row, reading);
    const answer: OfferCreated = { offer, generatedPassword: offer.accessCode };
    await this.events.commandWithoutLock(async (transaction, { record }) => {
      await keep(transaction, id);
      await this.offers.insert(transaction, row, priced);
      const frozen = await this.revisions.freeze(transaction, id, { at: createdAt, username: user.username });
      const payload = { ...frozen, limit };
      await record({ action: 'created', offer: row, ...by, payload });
      const request = requestEvent(row, approval, by);
      if (request) await record(request);
    });
    return answer;
  }

  /** The creator of this name, who must be active unless the offer is already theirs. */
  async #creator(name: string, keptId?: number): Promise<Creator> {
    const creator = await this.creators.findByName(name);
    if (!creator || (!creator.isActive && creator.id !== keptId)) throw invalid('creator');
    return creator;
  }
}

const fieldsOf = (change: OfferChange, creatorId: number, old: OfferEntity) => ({
  clientName: change.clientName,
  clientNameKey: searchKey(change.clientName),
  creatorId,
  currency: change.currency,
  validUntil: change.validUntil,
  ...contentOf(change, old),
});

const unknown = {
  creator: { field: 'creator', key: 'validation.creator.unknown', parameters: {} },
  id: { field: 'id', key: 'validation.offer.otherId', parameters: {} },
} as const;

function refuseIfAny(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw new ProblemError('invalid-request', { issues });
}

const invalid = (field: keyof typeof unknown): ProblemError =>
  new ProblemError('invalid-request', { issues: [unknown[field]] });
