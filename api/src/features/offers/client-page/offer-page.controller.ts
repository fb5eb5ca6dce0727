import { Body, Controller, Get, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  apiPaths,
  isHiddenFromClients,
  offerPasswordSchema,
  offerStateHeaders,
  offerStatuses,
  offerUnlockedResponse,
  offerVisitCreatedResponse,
  offerVisitDurationSchema,
  publicOfferResponse,
  type OfferPassword,
  type OfferUnlocked,
  type OfferVisitCreated,
  type OfferVisitDuration,
  type PublicOffer,
} from '@programme/contracts';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators.js';
import { Audited, NotAudited } from '../../../platform/audit/audited.decorator.js';
import { Calendar } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { RowIdPipe } from '../../../platform/http/validation.pipe.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferGateService, type Visitor, addressOf, visitorOf } from '../gate/offer-gate.service.js';
import { giveUnlockCookie } from '../gate/offer-unlock.service.js';
import { statusOf } from '../records/offer-status.js';
import { OfferRevisionsService } from '../revisions/offer-revisions.service.js';
import { OfferThreadService } from '../thread/offer-thread.service.js';
import { OfferVisitsService } from '../visits/offer-visits.service.js';
import { toPublicOffer } from './public-offer.mapper.js';

const headersOfState = {
  [offerStateHeaders.revision]: { type: 'string', pattern: String.raw`^\d+$` },
  [offerStateHeaders.messages]: { type: 'string', pattern: String.raw`^\d+$` },
  [offerStateHeaders.status]: { type: 'string', enum: offerStatuses },
} as const;

/** The calls of the client's page. They are public; the gate asks for the access code. */
@Controller()
export class OfferPageController {
  constructor(
    private readonly gate: OfferGateService,
    private readonly views: OfferVisitsService,
    private readonly state: OfferStateService,
    private readonly thread: OfferThreadService,
    private readonly revisions: OfferRevisionsService,
    private readonly calendar: Calendar,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post(apiPaths.offerValidate)
  @Public()
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
  @Public()
  @Responds({ body: publicOfferResponse, problems: ['offer-locked', 'not-found'] })
  async read(@Param('id') id: string, @Req() request: Request): Promise<PublicOffer> {
    const visitor = visitorOf(request, this.config);
    const opened = await this.gate.open(id, visitor);
    const shows = !visitor.isStaff && !isHiddenFromClients(statusOf(opened, this.calendar.today()));
    const offer = shows ? await this.revisions.read(opened) : opened;
    const [decision, messages] = await Promise.all([this.state.decisionOf(offer), this.thread.of(offer)]);
    return toPublicOffer(offer, this.calendar, { decision, messages, sendsMail: this.config.mail !== undefined });
  }

  @Post(apiPaths.offerVisits)
  @Public()
  @Responds({
    status: 201,
    body: offerVisitCreatedResponse,
    problems: ['offer-locked', 'not-found', 'awaiting-approval', 'too-many-requests'],
  })
  @NoBody()
  @NotAudited()
  async view(@Param('id') id: string, @Req() request: Request): Promise<OfferVisitCreated> {
    const visitor = visitorOf(request, this.config);
    const offer = await this.gate.open(id, visitor);
    // Who opens it then reads nothing of it.
    if (offer.approvalRequestedAt) await this.state.refuseUnless(['open'], offer);
    const viewing = { isStaff: visitor.isStaff, viewer: viewerOf(visitor, request), address: addressOf(request) };
    return { id: await this.views.record(offer, viewing) };
  }

  /** The answer's headers say how the offer stands: an open page calls this all the time. */
  @Put(apiPaths.offerVisit)
  @Public()
  @Responds({ headers: headersOfState, problems: ['offer-locked', 'not-found'] })
  @NotAudited()
  async lasted(
    @Param('id') id: string,
    @Param('viewId', RowIdPipe) viewId: number,
    @Body({ schema: offerVisitDurationSchema }) report: OfferVisitDuration,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const visitor = visitorOf(request, this.config);
    const offer = await this.gate.open(id, visitor);
    await this.views.lasted(offer.id, viewId, viewerOf(visitor, request), report);
    response.set(offerStateHeaders.revision, String(offer.revision));
    response.set(offerStateHeaders.messages, String(offer.messageCount));
    response.set(offerStateHeaders.status, statusOf(offer, this.calendar.today()));
  }
}

/** Whose a view is, as long as the browser session lasts: a session of staff, or the unlock of a client's browser. */
const viewerOf = ({ isStaff, unlockToken: token = '' }: Visitor, { sessionID }: Request): string =>
  isStaff ? sessionID : token;
