import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Visitor } from './offer-gate.service.js';
import { hasKeyTo, isUnlocked } from './unlocked-offers.js';

/** Who asks for an offer: the browser's session, and whether an admin is logged in there. */
export const OfferVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    isAdmin: request.user?.isAdmin === true,
    mayHaveUnlocked: (offerId) => hasKeyTo(request, offerId),
    hasUnlocked: (offer) => isUnlocked(request, offer),
  };
});
