import { Injectable } from '@nestjs/common';
import {
  limits,
  type ListedOffer,
  type ListPage,
  type OfferCounts,
  type OffersQuery,
  type OfferStatusFilter,
  type User,
} from '@programme/contracts';
import { daysAfter, searchKey } from '@programme/formatting';
import { Calendar } from '../../../platform/clock/clock.js';
import { CreatorsService } from '../../creators/creators.service.js';
import { toTotal } from '../../../platform/database/row-statements.js';
import { toPage } from '../../../platform/http/pagination.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import { cursorOf, keysetOfCursor, orderOf } from './offer-list.order.js';
import { OfferListRepository, type OfferFilter } from './offer-list.repository.js';
import { OfferSummaryRepository } from './offer-summary.repository.js';
import { toListedOffer } from '../records/offer.mapper.js';

const noOffers: ListPage<ListedOffer> = { rows: [], total: { count: 0, exact: true }, next: null };

/** The list of all offers, page by page. */
@Injectable()
export class OfferListService {
  constructor(
    private readonly offers: OfferListRepository,
    private readonly summaries: OfferSummaryRepository,
    private readonly creators: CreatorsService,
    private readonly codes: AccessCodeService,
    private readonly calendar: Calendar,
  ) {}

  /** One page, newest first without a sort. Throws `invalid-request` for a cursor that is none of this order. */
  async page(query: OffersQuery, user: Pick<User, 'id'>): Promise<ListPage<ListedOffer>> {
    const { q = '', creator, status, view, currency, cursor, limit } = query;
    const order = orderOf(query);
    const after = cursor === undefined ? undefined : keysetOfCursor(order, cursor);
    const creatorId = creator === undefined ? undefined : (await this.creators.findByName(creator))?.id;
    if (creator !== undefined && creatorId === undefined) return noOffers;
    const today = this.calendar.today();
    const filter: OfferFilter = {
      client: searchKey(q.trim()) || undefined,
      creatorId,
      currency,
      ...standing(status, today),
      waits: view === 'needs-answer' || undefined,
      createdBy: view === 'mine' ? user.id : undefined,
    };
    const size = Number(limit ?? limits.page.default);
    const [found, count] = await Promise.all([
      this.offers.find(filter, order, after, size + 1),
      this.offers.count(filter),
    ]);
    const summaries = await this.summaries.findOf(found.slice(0, size).map(({ id }) => id));
    return toPage({
      found,
      limit: size,
      total: toTotal(count),
      cursorOf: (row) => cursorOf(order, { ...row, lastOpenedAt: summaries.get(row.id)?.lastOpenedAt ?? null }),
      show: (row) => {
        const reading = { today, accessCode: this.codes.read(row), creator: row.creator };
        return toListedOffer(row, reading, summaries.get(row.id));
      },
    });
  }

  /** How many offers each view has: each is the number that the list under the same filter says. */
  async counts(user: Pick<User, 'id'>): Promise<OfferCounts> {
    const today = this.calendar.today();
    const ofStatus = (status?: OfferStatusFilter): OfferFilter => ({ ...anyOffer, ...standing(status, today) });
    const counts = await this.offers.countEach({
      all: anyOffer,
      needsAnswer: { ...anyOffer, waits: true },
      expiring: ofStatus('expiring'),
      mine: { ...anyOffer, createdBy: user.id },
      accepted: ofStatus('accepted'),
      declined: ofStatus('declined'),
    });
    const shown = (name: keyof OfferCounts) => toTotal(counts[name]).count;
    return {
      all: shown('all'),
      needsAnswer: shown('needsAnswer'),
      expiring: shown('expiring'),
      mine: shown('mine'),
      accepted: shown('accepted'),
      declined: shown('declined'),
    };
  }
}

const anyOffer: OfferFilter = {
  client: undefined,
  creatorId: undefined,
  currency: undefined,
  validFrom: undefined,
  validTo: undefined,
  outcome: undefined,
  waits: undefined,
  createdBy: undefined,
};

/** The last valid days of the offers that are meant, seen from today, and what became of them. */
function standing(
  status: OfferStatusFilter | undefined,
  today: string,
): Pick<OfferFilter, 'validFrom' | 'validTo' | 'outcome'> {
  const any = { validFrom: undefined, validTo: undefined, outcome: undefined };
  const open = { ...any, outcome: 'undecided' } as const;
  switch (status) {
    case undefined:
      return any;
    case 'expired':
      return { ...open, validTo: daysAfter(today, -1) };
    case 'expiring':
      return { ...open, validFrom: today, validTo: daysAfter(today, limits.expiringDays) };
    case 'open':
      return { ...open, validFrom: daysAfter(today, limits.expiringDays + 1) };
    case 'awaiting-approval':
    case 'accepted':
    case 'declined':
    case 'withdrawn':
      return { ...any, outcome: status };
  }
}
