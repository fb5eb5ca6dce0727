import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { apiPaths, offerPasswordSchema, type OfferPassword, type OfferUnlocked } from '@programme/contracts';
import type { Request } from 'express';
import { ForEveryone } from '../access/access.js';
import { ProblemError } from '../http/problem.error.js';
import { OffersService } from './offers.service.js';
import { isUnlocked, unlock } from './unlocked-offers.js';

@Controller()
@ForEveryone()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Post(apiPaths.offerValidate)
  @HttpCode(200)
  async validate(
    @Param('id') id: string,
    @Body({ schema: offerPasswordSchema }) { password }: OfferPassword,
    @Req() request: Request,
  ): Promise<OfferUnlocked> {
    await this.offers.checkPassword(id, password, request.ip ?? 'unknown');
    unlock(request, id);
    return { unlocked: true };
  }

  /** An offer holds nothing but its password so far, so that beyond the gate there is nothing to be found. */
  @Get(apiPaths.offerPublic)
  read(@Param('id') id: string, @Req() request: Request): never {
    const allowed = request.user?.isAdmin === true || isUnlocked(request, id);
    throw new ProblemError(allowed ? 'not-found' : 'offer-locked');
  }
}
