import { Injectable } from '@nestjs/common';
import {
  holds,
  limits,
  offerAbilities,
  type ListPage,
  type OfferAbility,
  type OfferDecisionRecord,
  type OfferDetails,
  type OfferEvent,
  type OfferVisit,
  type OfferVisitsQuery,
  type User,
} from '@programme/contracts';
import { Calendar } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { numericKeyset, toCursor, toPage } from '../../../platform/http/pagination.js';
import { OfferApprovalService } from '../approval/offer-approval.service.js';
import { OfferDiscountsService } from '../approval/offer-discounts.service.js';
import { DecisionCircumstancesService } from '../decisions/decision-circumstances.service.js';
import { toDecisionRecord } from '../states/decision.mapper.js';
import { OfferDecisionRepository } from '../states/offer-decision.repository.js';
import { toOfferEvent } from '../events/offer-event.entity.js';
import { OfferEventRepository } from '../events/offer-event.repository.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { extensionRequestedAt, toDetailedOffer, toQuotes } from '../records/offer.mapper.js';
import { factsOf } from '../records/offer-status.js';
import { OfferRepository } from '../records/offer.repository.js';
import { toMessage } from '../thread/offer-message.entity.js';
import { OfferMessageRepository } from '../thread/offer-message.repository.js';
import { toOfferVisit } from '../visits/offer-visit.entity.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';

/** What salespeople read of one offer. Every call throws `not-found` for an unknown id. */
@Injectable()
export class OfferDetailsService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly decisions: OfferDecisionRepository,
    private readonly discounts: OfferDiscountsService,
    private readonly approvals: OfferApprovalService,
    private readonly circumstances: DecisionCircumstancesService,
    private readonly messages: OfferMessageRepository,
    private readonly events: OfferEventRepository,
    private readonly views: OfferVisitRepository,
    private readonly codes: AccessCodeService,
    private readonly calendar: Calendar,
  ) {}

  /** @param user who reads it, and may do with it what is said */
  async details(id: string, user: User): Promise<OfferDetails> {
    const [row, decisions, messages] = await Promise.all([
      this.find(id),
      this.#decisionsOf(id),
      this.messages.findAll(id),
    ]);
    const today = this.calendar.today();
    const reading = {
      today,
      accessCode: this.codes.read(row),
      creator: row.creator?.name ?? '',
    };
    return {
      offer: toDetailedOffer(row, reading),
      quotes: toQuotes(row),
      decisions,
      thread: messages.map(toMessage),
      extensionRequestedAt: extensionRequestedAt(row),
      approval: this.discounts.requestOf(row),
      approvedDiscounts: row.approvedDiscounts ?? [],
      abilities: await this.#abilitiesOf(row, user, today),
    };
  }

  /** Nobody decides on a discount of their own (decision B31), which an offer's facts do not tell. */
  async #abilitiesOf(offer: OfferEntity, user: User, today: string): Promise<OfferAbility[]> {
    const abilities = offerAbilities(factsOf(offer, today), (permission) => holds(user, permission));
    if (!abilities.includes('approve') || !(await this.approvals.isOwn(offer, user))) return abilities;
    return abilities.filter((ability) => ability !== 'approve' && ability !== 'reject');
  }

  /** With creator and quotes. */
  async find(id: string): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    return offer;
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

  /** Newest first. */
  async #decisionsOf(id: string): Promise<OfferDecisionRecord[]> {
    const found = await this.decisions.findAll(id);
    const sequences = found.flatMap(({ reversalSequence }) => reversalSequence ?? []);
    const reversals = sequences.length > 0 ? await this.events.findSequences(id, sequences) : [];
    return found.map((decision) =>
      toDecisionRecord(decision, {
        ipAddress: this.circumstances.addressOf(decision),
        reversal: reversals.find(({ sequence }) => sequence === decision.reversalSequence),
      }),
    );
  }
}
