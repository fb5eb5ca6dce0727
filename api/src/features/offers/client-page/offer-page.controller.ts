import { Body, Controller, Get, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  apiPaths,
  decisionPaths,
  offerDecisionSchema,
  offerPasswordSchema,
  offerStateHeaders,
  offerStateResponse,
  offerStatuses,
  offerUnlockedResponse,
  offerVisitCreatedResponse,
  offerVisitDurationSchema,
  publicOfferResponse,
  type OfferDecisionRequest,
  type OfferPassword,
  type OfferState,
  type OfferUnlocked,
  type OfferVisitCreated,
  type OfferVisitDuration,
  type PublicOffer,
} from '@programme/contracts';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.guard.js';
import { Audited, NotAudited } from '../../../platform/audit/audited.decorator.js';
import { Calendar } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency.service.js';
import { RowIdPipe } from '../../../platform/http/validation.pipe.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { toPublicOffer } from '../decisions/decision.mapper.js';
import { OfferDecisionsService } from '../decisions/offer-decisions.service.js';
import { OfferStateService } from '../decisions/offer-state.service.js';
import { OfferGateService, type Visitor } from '../gate/offer-gate.service.js';
import { giveUnlockCookie, unlockToken } from '../gate/offer-unlock.service.js';
import { statusOf } from '../records/offer-status.js';
import { OfferVisitsService } from '../visits/offer-visits.service.js';

const decisionProblems = [
  'idempotency-key-missing',
  'offer-locked',
  'forbidden',
  'offer-superseded',
  'already-decided',
  'offer-expired',
  'offer-withdrawn',
  'consent-changed',
  'idempotency-conflict',
  'too-many-requests',
] as const;

const headersOfState = {
  [offerStateHeaders.revision]: { type: 'string', pattern: String.raw`^\d+$` },
  [offerStateHeaders.status]: { type: 'string', enum: offerStatuses },
} as const;

/** The calls of the client's page. They are public; the gate asks for the access code. */
@Controller()
@Public()
export class OfferPageController {
  constructor(
    private readonly gate: OfferGateService,
    private readonly views: OfferVisitsService,
    private readonly state: OfferStateService,
    private readonly decisions: OfferDecisionsService,
    private readonly calendar: Calendar,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post(apiPaths.offerValidate)
  @Responds({ body: offerUnlockedResponse, problems: ['invalid-offer-password', 'too-many-attempts', 'busy'] })
  @Audited('offer.unlock', { entity: 'offer' })
  async validate(
    @Param('id') id: string,
    @Body({ schema: offerPasswordSchema }) { password }: OfferPassword,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferUnlocked> {
    const { offerId, token } = await this.gate.unlock(id, password, addressOf(request));
    giveUnlockCookie(response, this.config, offerId, token);
    return { unlocked: true };
  }

  @Get(apiPaths.offerPublic)
  @Responds({ body: publicOfferResponse, problems: ['offer-locked', 'not-found'] })
  async read(@Param('id') id: string, @Req() request: Request): Promise<PublicOffer> {
    const offer = await this.gate.open(id, this.#visitor(request));
    return toPublicOffer(offer, this.calendar.today(), await this.state.decisionOf(offer));
  }

  @Post(apiPaths.offerVisits)
  @Responds({
    status: 201,
    body: offerVisitCreatedResponse,
    problems: ['offer-locked', 'not-found', 'too-many-requests'],
  })
  @NoBody()
  @NotAudited()
  async view(@Param('id') id: string, @Req() request: Request): Promise<OfferVisitCreated> {
    const visitor = this.#visitor(request);
    const offer = await this.gate.open(id, visitor);
    const viewing = { isAdmin: visitor.isAdmin, viewer: viewerOf(visitor, request), address: addressOf(request) };
    return { id: await this.views.record(offer, viewing) };
  }

  /** The answer's headers say how the offer stands: an open page calls this all the time. */
  @Put(apiPaths.offerVisit)
  @Responds({ headers: headersOfState, problems: ['offer-locked', 'not-found'] })
  @NotAudited()
  async lasted(
    @Param('id') id: string,
    @Param('viewId', RowIdPipe) viewId: number,
    @Body({ schema: offerVisitDurationSchema }) report: OfferVisitDuration,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const visitor = this.#visitor(request);
    const offer = await this.gate.open(id, visitor);
    await this.views.lasted(offer.id, viewId, viewerOf(visitor, request), report);
    response.set(offerStateHeaders.revision, String(offer.revision));
    response.set(offerStateHeaders.status, statusOf(offer, this.calendar.today()));
  }

  @Post(decisionPaths.decision)
  @Responds({ status: 201, body: offerStateResponse, problems: decisionProblems })
  @Audited('offer.decide', { entity: 'offer' })
  async decide(
    @Param('id') id: string,
    @Body({ schema: offerDecisionSchema }) decision: OfferDecisionRequest,
    @IdempotencyKey() key: string | undefined,
    @Req() request: Request,
  ): Promise<OfferState> {
    const opened = await this.gate.openAsClient(id, this.#visitor(request));
    const caller = { address: addressOf(request), userAgent: request.get('user-agent') };
    return this.decisions.decide(opened, decision, { key, caller });
  }

  #visitor(request: Request): Visitor {
    return { isAdmin: request.user?.isAdmin === true, unlockToken: unlockToken(request, this.config) };
  }
}

/** Whose a view is, as long as the browser session lasts: an admin's session, or the unlock of a client's browser. */
const viewerOf = ({ isAdmin, unlockToken: token = '' }: Visitor, { sessionID }: Request): string =>
  isAdmin ? sessionID : token;

const addressOf = ({ ip = '' }: Request): string => ip;
