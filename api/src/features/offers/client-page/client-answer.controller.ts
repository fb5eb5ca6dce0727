import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import {
  decisionPaths,
  offerDecisionSchema,
  offerExtensionRequestResponse,
  offerMessageResponse,
  offerQuestionSchema,
  offerStateResponse,
  type OfferDecisionRequest,
  type OfferExtensionRequest,
  type OfferMessage,
  type OfferQuestion,
  type OfferState,
} from '@programme/contracts';
import type { Request } from 'express';
import { Public } from '../../../platform/access/access.decorators.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency.service.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { offerAudit } from '../events/offer-audit.js';
import { OfferDecisionsService } from '../decisions/offer-decisions.service.js';
import { OfferExtensionsService } from '../extensions/offer-extensions.service.js';
import { OfferGateService, type UnlockedOffer, addressOf, visitorOf } from '../gate/offer-gate.service.js';
import { OfferThreadService } from '../thread/offer-thread.service.js';

/** What each call of a client refuses: a browser that has not given the code, also an admin's; and floods. */
const refusals = ['offer-locked', 'forbidden', 'offer-withdrawn', 'awaiting-approval', 'too-many-requests'] as const;

/** What a client answers to an offer, asks about it, and asks of it: for browsers that gave its code alone. */
@Controller()
export class ClientAnswerController {
  constructor(
    private readonly gate: OfferGateService,
    private readonly decisions: OfferDecisionsService,
    private readonly thread: OfferThreadService,
    private readonly extensions: OfferExtensionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post(decisionPaths.decision)
  @Public()
  @Responds({
    status: 201,
    body: offerStateResponse,
    problems: [
      ...refusals,
      'idempotency-key-missing',
      'idempotency-conflict',
      'offer-superseded',
      'already-decided',
      'offer-expired',
      'consent-changed',
    ],
  })
  @Audited(offerAudit.accepted, { entity: 'offer' })
  async decide(
    @Param('id') id: string,
    @Body({ schema: offerDecisionSchema }) decision: OfferDecisionRequest,
    @IdempotencyKey() key: string | undefined,
    @Req() request: Request,
  ): Promise<OfferState> {
    const opened = await this.#open(id, request);
    const caller = { address: addressOf(request), userAgent: request.get('user-agent') };
    return this.decisions.decide(opened, decision, { key, caller });
  }

  @Post(decisionPaths.questions)
  @Public()
  @Responds({
    status: 201,
    body: offerMessageResponse,
    problems: [...refusals, 'idempotency-key-missing', 'idempotency-conflict', 'thread-full'],
  })
  @Audited(offerAudit['question-asked'], { entity: 'offer' })
  async ask(
    @Param('id') id: string,
    @Body({ schema: offerQuestionSchema }) question: OfferQuestion,
    @IdempotencyKey() key: string | undefined,
    @Req() request: Request,
  ): Promise<OfferMessage> {
    return this.thread.ask(await this.#open(id, request), question, key);
  }

  @Post(decisionPaths.extensionRequest)
  @Public()
  @Responds({
    status: 201,
    body: offerExtensionRequestResponse,
    problems: [...refusals, 'already-decided', 'offer-not-expired'],
  })
  @NoBody()
  @Audited(offerAudit['extension-requested'], { entity: 'offer' })
  async requestExtension(@Param('id') id: string, @Req() request: Request): Promise<OfferExtensionRequest> {
    return this.extensions.request(await this.#open(id, request));
  }

  #open(id: string, request: Request): Promise<UnlockedOffer> {
    return this.gate.openAsClient(id, visitorOf(request, this.config));
  }
}
