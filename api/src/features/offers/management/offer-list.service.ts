import { Injectable } from '@nestjs/common';
import { limits, type ListPage, type Offer, type OffersQuery } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { Calendar } from '../../../platform/clock/clock.js';
import { CreatorsService } from '../../creators/creators.service.js';
import { toTotal } from '../../../platform/database/row-statements.js';
import { textKeyset, toPage } from '../../../platform/http/pagination.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import { OfferListRepository } from './offer-list.repository.js';
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
    const after = cursor === undefined ? undefined : textKeyset(cursor);
    const creatorId = creator === undefined ? undefined : (await this.creators.findByName(creator))?.id;
    if (creator !== undefined && creatorId === undefined) return noOffers;
    const filter = { client: searchKey(q.trim()) || undefined, creatorId };
    const size = Number(limit ?? limits.page.default);
    const [found, count] = await Promise.all([this.offers.find(filter, after, size + 1), this.offers.count(filter)]);
    const today = this.calendar.today();
    return toPage({
      found,
      limit: size,
      total: toTotal(count),
      keysetOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      show: (row) => toOffer(row, { today, accessCode: this.codes.read(row), creator: row.creator }),
    });
  }
}
