import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { apiPath, apiPaths, offerUnlockedCookie, pagePaths } from '@programme/contracts';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Clock } from '../../../platform/clock/clock.js';
import type { Config } from '../../../platform/config/config.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { sessionCookieOptions, isWorthRenewing, sessionEnd } from '../../sessions/session-cookie.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { type OfferUnlockEntity, OfferUnlockRepository } from './offer-unlock.repository.js';

type Settings = Pick<Config, 'secure'>;

/** Over https the name's prefix makes browsers refuse a cookie of this name over plain http. */
const nameOf = ({ secure }: Settings): string => (secure ? '__Secure-unlock' : 'unlock');

/**
 * Gives the browser the token of one offer: sent with this offer's calls alone, forgotten when the browser closes. The
 * offer's page is told that there is one.
 */
export function giveUnlockCookie(response: Response, settings: Settings, offerId: string, token: string): void {
  const path = apiPath(apiPaths.offer, { id: offerId });
  response.cookie(nameOf(settings), token, { ...sessionCookieOptions(settings), path });
  const page = apiPath(pagePaths.offer, { offerId });
  response.cookie(offerUnlockedCookie, '1', { ...sessionCookieOptions(settings), path: page });
}

/** The token that came with the request, if one did. */
export const unlockToken = ({ headers }: Request, settings: Settings): string | undefined =>
  parseCookie(headers.cookie ?? '')[nameOf(settings)];

const tokenBytes = 32;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Remembers which browser gave the code of which offer, for as long as a session lasts (docs/adr/0020). */
@Injectable()
export class OfferUnlockService {
  constructor(
    private readonly unlocks: OfferUnlockRepository,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'offer-unlock-retention', run: () => unlocks.removeEnded(clock.now()) });
  }

  /** A new token for the browser that has just given the offer's present code. */
  async add({ id: offerId, codeVersion }: Pick<OfferEntity, 'id' | 'codeVersion'>): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const createdAt = this.clock.now();
    const expiresAt = new Date(sessionEnd(createdAt.getTime(), createdAt.getTime()));
    await this.unlocks.insert({ id: idOf(token), offerId, codeVersion, createdAt, expiresAt });
    return token;
  }

  /**
   * What a token stands for, and that it is in use; nothing once it has ended. The offer may have another code by now.
   */
  async find(token: string): Promise<OfferUnlockEntity | undefined> {
    const unlock = await this.unlocks.find(idOf(token));
    const now = this.clock.now().getTime();
    if (!unlock || unlock.expiresAt.getTime() <= now) return undefined;
    const end = sessionEnd(unlock.createdAt.getTime(), now);
    if (isWorthRenewing(unlock.expiresAt.getTime(), end)) await this.unlocks.renew(unlock.id, new Date(end));
    return unlock;
  }
}
