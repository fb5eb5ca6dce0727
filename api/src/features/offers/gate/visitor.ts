import type { Request } from 'express';
import type { Config } from '../../../platform/config/config.js';
import type { Visitor } from './offer-gate.service.js';
import { unlockToken } from './offer-unlock.service.js';

/** Who a request for an offer's page comes from. */
export const visitorOf = (request: Request, config: Config): Visitor => ({
  isAdmin: request.user?.isAdmin === true,
  unlockToken: unlockToken(request, config),
});

/** The address that a request comes from; empty where it is not known. */
export const addressOf = ({ ip = '' }: Request): string => ip;
