import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  apiPath,
  decisionPaths,
  listOf,
  offerAnswerSchema,
  offerDetailsResponse,
  offerExtensionSchema,
  offerMessageResponse,
  offerReversalSchema,
  offerRevisionResponse,
  offerRevisionsQuerySchema,
  offerWithdrawalSchema,
  recordedDecisionSchema,
  type OfferAnswer,
  type OfferDetails,
  type OfferExtension,
  type OfferMessage,
  type OfferReversal,
  type OfferRevision,
  type OfferRevisionsQuery,
  type OfferWithdrawal,
  type RecordedDecision,
  type User,
} from '@programme/contracts';
import type { Response } from 'express';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { setPageHeaders } from '../../../platform/http/pagination.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency.service.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { offerAudit } from '../events/offer-audit.js';
import { RecordedDecisionsService } from '../decisions/recorded-decisions.service.js';
import { OfferRevisionsService } from '../revisions/offer-revisions.service.js';
import { OfferExtensionsService } from '../extensions/offer-extensions.service.js';
import { OfferThreadService } from '../thread/offer-thread.service.js';
import { OfferDetailsService } from './offer-details.service.js';
import { OfferReversalService } from './offer-reversal.service.js';

/** The salesperson's calls about what became of an offer. */
@Controller()
export class OfferDecisionsController {
  constructor(
    private readonly recorded: RecordedDecisionsService,
    private readonly reversals: OfferReversalService,
    private readonly revisions: OfferRevisionsService,
    private readonly thread: OfferThreadService,
    private readonly extensions: OfferExtensionsService,
    private readonly offers: OfferDetailsService,
  ) {}

  @Post(decisionPaths.recordedDecision)
  @Requires('offers.write')
  @Responds({
    body: offerDetailsResponse,
    problems: [
      'idempotency-key-missing',
      'not-found',
      'stale-version',
      'already-decided',
      'offer-superseded',
      'offer-expired',
      'offer-withdrawn',
      'idempotency-conflict',
    ],
  })
  @Audited('offer.record-decision', { entity: 'offer' })
  async record(
    @Param('id') id: string,
    @Body({ schema: recordedDecisionSchema }) decision: RecordedDecision,
    @IdempotencyKey() key: string | undefined,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    await this.recorded.record(id, decision, user, key);
    return this.offers.details(id, user);
  }

  @Post(decisionPaths.withdraw)
  @Requires('offers.write')
  @Responds({
    body: offerDetailsResponse,
    problems: ['not-found', 'stale-version', 'offer-accepted', 'offer-withdrawn'],
  })
  @Audited(offerAudit.withdrawn, { entity: 'offer' })
  async withdraw(
    @Param('id') id: string,
    @Body({ schema: offerWithdrawalSchema }) { version }: OfferWithdrawal,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    await this.reversals.withdraw(id, version, user);
    return this.offers.details(id, user);
  }

  @Post(decisionPaths.reverse)
  @Requires('offers.remove')
  @Responds({ body: offerDetailsResponse, problems: ['not-found', 'stale-version', 'offer-undecided'] })
  @Audited(offerAudit.reversed, { entity: 'offer' })
  async reverse(
    @Param('id') id: string,
    @Body({ schema: offerReversalSchema }) reversal: OfferReversal,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    await this.reversals.reverse(id, reversal, user);
    return this.offers.details(id, user);
  }

  @Post(decisionPaths.answers)
  @Requires('offers.write')
  @Responds({
    status: 201,
    body: offerMessageResponse,
    problems: ['idempotency-key-missing', 'not-found', 'offer-withdrawn', 'thread-full', 'idempotency-conflict'],
  })
  @Audited(offerAudit['question-answered'], { entity: 'offer' })
  answer(
    @Param('id') id: string,
    @Body({ schema: offerAnswerSchema }) answer: OfferAnswer,
    @IdempotencyKey() key: string | undefined,
    @CurrentUser() user: User,
  ): Promise<OfferMessage> {
    return this.thread.answer(id, answer, user, key);
  }

  @Post(decisionPaths.extension)
  @Requires('offers.write')
  @Responds({
    body: offerDetailsResponse,
    problems: ['not-found', 'stale-version', 'already-decided', 'offer-withdrawn'],
  })
  @Audited(offerAudit.extended, { entity: 'offer' })
  async extend(
    @Param('id') id: string,
    @Body({ schema: offerExtensionSchema }) extension: OfferExtension,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    await this.extensions.extend(id, extension, user);
    return this.offers.details(id, user);
  }

  @Get(decisionPaths.revisions)
  @Requires('offers.read')
  @Responds({ body: listOf(offerRevisionResponse), paged: true, problems: ['not-found'] })
  async page(
    @Param('id') id: string,
    @Query({ schema: offerRevisionsQuerySchema }) query: OfferRevisionsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly OfferRevision[]> {
    const page = await this.revisions.page(id, query);
    setPageHeaders(response, page, apiPath(decisionPaths.revisions, { id }), query);
    return page.rows;
  }
}
