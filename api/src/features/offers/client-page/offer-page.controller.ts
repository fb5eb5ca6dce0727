import { Body, Controller, Get, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  apiPaths,
  offerPasswordSchema,
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
import { Public } from '../../../platform/access/access.guard.js';
import { Audited, NotAudited } from '../../../platform/audit/audited.decorator.js';
import { Calendar } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { RowIdPipe } from '../../../platform/http/validation.pipe.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { OfferGateService, type Visitor } from '../gate/offer-gate.service.js';
import { giveUnlockCookie, unlockToken } from '../gate/offer-unlock.service.js';
import { toPublicOffer } from '../records/offer.mapper.js';
import { OfferVisitsService } from '../visits/offer-visits.service.js';

/** The calls of the client's page. They are public; the gate asks for the access code. */
@Controller()
@Public()
export class OfferPageController {
  constructor(
    private readonly gate: OfferGateService,
    private readonly views: OfferVisitsService,
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
    return toPublicOffer(await this.gate.open(id, this.#visitor(request)), this.calendar.today());
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

  @Put(apiPaths.offerVisit)
  @Responds({ problems: ['offer-locked', 'not-found'] })
  @NotAudited()
  async lasted(
    @Param('id') id: string,
    @Param('viewId', RowIdPipe) viewId: number,
    @Body({ schema: offerVisitDurationSchema }) report: OfferVisitDuration,
    @Req() request: Request,
  ): Promise<void> {
    const visitor = this.#visitor(request);
    const offer = await this.gate.open(id, visitor);
    await this.views.lasted(offer.id, viewId, viewerOf(visitor, request), report);
  }

  #visitor(request: Request): Visitor {
    return { isAdmin: request.user?.isAdmin === true, unlockToken: unlockToken(request, this.config) };
  }
}

/** Whose a view is, as long as the browser session lasts: an admin's session, or the unlock of a client's browser. */
const viewerOf = ({ isAdmin, unlockToken: token = '' }: Visitor, { sessionID }: Request): string =>
  isAdmin ? sessionID : token;

const addressOf = ({ ip = '' }: Request): string => ip;
