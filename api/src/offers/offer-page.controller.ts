import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  apiPaths,
  offerPasswordSchema,
  offerViewDurationSchema,
  type OfferPassword,
  type OfferUnlocked,
  type OfferViewCreated,
  type OfferViewDuration,
  type PublicOffer,
} from '@programme/contracts';
import type { Request } from 'express';
import { ForEveryone } from '../access/access.js';
import { Audited, NotAudited } from '../audit/audited.js';
import { RowIdPipe } from '../http/row-id.pipe.js';
import { Calendar } from '../clock/calendar.js';
import { OfferGate, type Visitor } from './offer-gate.service.js';
import { OfferViews } from './offer-views.service.js';
import { OfferVisitor } from './offer-visitor.decorator.js';
import { toPublicOffer } from './offer.mapper.js';
import { unlock } from './unlocked-offers.js';

/** What the client's page asks for. Open to everyone, and nobody gets past the gate without the code. */
@Controller()
@ForEveryone()
export class OfferPageController {
  constructor(
    private readonly gate: OfferGate,
    private readonly views: OfferViews,
    private readonly calendar: Calendar,
  ) {}

  @Post(apiPaths.offerValidate)
  @Audited('offer.unlock', { entity: 'offer' })
  @HttpCode(200)
  async validate(
    @Param('id') id: string,
    @Body({ schema: offerPasswordSchema }) { password }: OfferPassword,
    @Req() request: Request,
  ): Promise<OfferUnlocked> {
    unlock(request, await this.gate.checkPassword(id, password, addressOf(request)));
    return { unlocked: true };
  }

  @Get(apiPaths.offerPublic)
  async read(@Param('id') id: string, @OfferVisitor() visitor: Visitor): Promise<PublicOffer> {
    return toPublicOffer(await this.gate.open(id, visitor), this.calendar.today());
  }

  @Post(apiPaths.offerViews)
  @NotAudited()
  async view(
    @Param('id') id: string,
    @OfferVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<OfferViewCreated> {
    const offer = await this.gate.open(id, visitor);
    const { isAdmin } = visitor;
    return {
      id: await this.views.record(offer, { isAdmin, sessionId: request.sessionID, ipAddress: addressOf(request) }),
    };
  }

  @Put(apiPaths.offerView)
  @NotAudited()
  @HttpCode(204)
  async lasted(
    @Param('id') id: string,
    @Param('viewId', RowIdPipe) viewId: number,
    @Body({ schema: offerViewDurationSchema }) report: OfferViewDuration,
    @OfferVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<void> {
    const offer = await this.gate.open(id, visitor);
    await this.views.lasted(offer.id, viewId, request.sessionID, report);
  }
}

const addressOf = ({ ip }: Request): string => ip ?? 'unknown';
