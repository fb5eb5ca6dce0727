import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  apiPath,
  apiPaths,
  listedOfferResponse,
  listOf,
  newOfferSchema,
  offerChangeSchema,
  offerCodeResponse,
  offerCountsResponse,
  offerCreatedResponse,
  offerDetailsResponse,
  offerEventResponse,
  offerReproductionResponse,
  offersQuerySchema,
  offerVisitResponse,
  offerVisitsQuerySchema,
  quotePricesResponse,
  quotePricesSchema,
  type ListedOffer,
  type NewOffer,
  type OfferChange,
  type OfferCode,
  type OfferCounts,
  type OfferCreated,
  type OfferDetails,
  type OfferEvent,
  type OfferReproduction,
  type OffersQuery,
  type OfferVisit,
  type OfferVisitsQuery,
  type QuotePricesRequest,
  type User,
} from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';
import type { Response } from 'express';
import { Audited, NotAudited } from '../../../platform/audit/audited.decorator.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { setPageHeaders } from '../../../platform/http/pagination.js';
import { ActivePriceBookService } from '../../price-books/active/active-price-book.service.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency.service.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { offerAudit } from '../events/offer-audit.js';
import { OfferDetailsService } from './offer-details.service.js';
import { OfferListService } from './offer-list.service.js';
import { OfferManagementService } from './offer-management.service.js';
import { OfferRemovalService } from './offer-removal.service.js';
import { OfferReproductionService } from './offer-reproduction.service.js';
import { pricedQuote } from './quote-pricing.js';

/** The salesperson's calls. */
@Controller()
export class OffersController {
  constructor(
    private readonly offers: OfferManagementService,
    private readonly offerDetails: OfferDetailsService,
    private readonly offerList: OfferListService,
    private readonly removal: OfferRemovalService,
    private readonly reproduction: OfferReproductionService,
    private readonly priceBooks: ActivePriceBookService,
  ) {}

  @Get(apiPaths.offers)
  @Requires('offers.read')
  @Responds({ body: listOf(listedOfferResponse), paged: true })
  async list(
    @Query({ schema: offersQuerySchema }) query: OffersQuery,
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedOffer[]> {
    const page = await this.offerList.page(query, user);
    setPageHeaders(response, page, apiPaths.offers, query);
    return page.rows;
  }

  @Get(apiPaths.offerCounts)
  @Requires('offers.read')
  @Responds({ body: offerCountsResponse })
  counts(@CurrentUser() user: User): Promise<OfferCounts> {
    return this.offerList.counts(user);
  }

  @Post(apiPaths.offers)
  @Requires('offers.write')
  @Responds({
    status: 201,
    body: offerCreatedResponse,
    problems: ['not-found', 'idempotency-conflict', 'price-book-changed', 'busy'],
  })
  @Audited(offerAudit.created, { entity: 'offer', madeId: ({ offer }: OfferCreated) => offer.id })
  create(
    @Body({ schema: newOfferSchema }) offer: NewOffer,
    @CurrentUser() user: User,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OfferCreated> {
    return this.offers.create(offer, user, key);
  }

  @Post(apiPaths.offerPrices)
  @Requires('offers.write')
  @Responds({ body: quotePricesResponse })
  @NotAudited()
  prices(@Body({ schema: quotePricesSchema }) { currency, ...quote }: QuotePricesRequest): QuotePrices {
    return pricedQuote(this.priceBooks.current(), quote, currency).calculatedPrices;
  }

  @Get(apiPaths.offerDetails)
  @Requires('offers.read')
  @Responds({ body: offerDetailsResponse, problems: ['not-found'] })
  details(@Param('id') id: string, @CurrentUser() user: User): Promise<OfferDetails> {
    return this.offerDetails.details(id, user);
  }

  @Put(apiPaths.offer)
  @Requires('offers.write')
  @Responds({
    body: offerDetailsResponse,
    problems: ['not-found', 'offer-accepted', 'stale-version', 'price-book-changed'],
  })
  @Audited(offerAudit.changed, { entity: 'offer' })
  change(
    @Param('id') id: string,
    @Body({ schema: offerChangeSchema }) change: OfferChange,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    return this.offers.change(id, change, user);
  }

  @Delete(apiPaths.offer)
  @Requires('offers.remove')
  @Responds({ problems: ['not-found', 'offer-accepted', 'offer-kept'] })
  @NoBody()
  @Audited(offerAudit.deleted, { entity: 'offer' })
  remove(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    return this.removal.remove(id, user);
  }

  @Post(apiPaths.offerCode)
  @Requires('offers.codes')
  @Responds({ body: offerCodeResponse, problems: ['not-found', 'stale-version', 'awaiting-approval', 'busy'] })
  @NoBody()
  @Audited(offerAudit['code-rotated'], { entity: 'offer' })
  rotateCode(@Param('id') id: string, @CurrentUser() user: User): Promise<OfferCode> {
    return this.offers.rotateCode(id, user);
  }

  @Get(apiPaths.offerReproduction)
  @Requires('offers.read')
  @Responds({ body: offerReproductionResponse, problems: ['not-found'] })
  reproduce(@Param('id') id: string): Promise<OfferReproduction> {
    return this.reproduction.reproduce(id);
  }

  @Get(apiPaths.offerHistory)
  @Requires('offers.read')
  @Responds({ body: listOf(offerEventResponse), problems: ['not-found'] })
  history(@Param('id') id: string): Promise<OfferEvent[]> {
    return this.offerDetails.history(id);
  }

  @Get(apiPaths.offerAnalytics)
  @Requires('offers.read')
  @Responds({ body: listOf(offerVisitResponse), paged: true, problems: ['not-found'] })
  async analytics(
    @Param('id') id: string,
    @Query({ schema: offerVisitsQuerySchema }) query: OfferVisitsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly OfferVisit[]> {
    const page = await this.offerDetails.analytics(id, query);
    setPageHeaders(response, page, apiPath(apiPaths.offerAnalytics, { id }), query);
    return page.rows;
  }
}
