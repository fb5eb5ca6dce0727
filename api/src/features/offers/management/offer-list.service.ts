import { Injectable } from '@nestjs/common';
import { limits, type ListPage, type Offer, type OffersQuery } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { Calendar } from '../../../platform/clock/clock.js';
import { CreatorsService } from '../../creators/creators.service.js';
import { toTotal } from '../../../platform/database/row-statements.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import { fromCursor, toCursor, OfferListRepository } from './offer-list.repository.js';
import { toOffer } from '../records/offer.mapper.js';

const noOffers: ListPage<Offer> = { rows: [], total: { count: 0, exact: true }, next: null };

/** The list of all offers, page by page. */
@Injectable()
export class OfferListService {
  constructor(
    private readonly offers: OfferListRepository,
    private readonly creators: CreatorsService,
    private readonly codes: AccessCodeService,
    private readonly calendar: Calendar,
  ) {}

  /** One page, newest first. Throws `invalid-request` for a cursor that is none. */
  async page({ q = '', creator, cursor, limit }: OffersQuery): Promise<ListPage<Offer>> {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const creatorId = creator === undefined ? undefined : (await this.creators.findByName(creator))?.id;
    if (creator !== undefined && creatorId === undefined) return noOffers;
    const filter = { client: searchKey(q.trim()) || undefined, creatorId };
    const size = Number(limit ?? limits.page.default);
    const [found, count] = await Promise.all([this.offers.find(filter, after, size + 1), this.offers.count(filter)]);
    const page = found.slice(0, size);
    const last = found.length > size ? page.at(-1) : undefined;
    const today = this.calendar.today();
    return {
      rows: page.map((row) => toOffer(row, { today, accessCode: this.codes.read(row), creator: row.creator })),
      total: toTotal(count),
      next: last ? toCursor(last) : null,
    };
  }
}
