import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isWorthRenewing, sessionEnd } from '../../sessions/session-lifetime.js';
import type { OfferUnlockEntity } from './offer-unlock.entity.js';
import { OfferUnlockRepository } from './offer-unlock.repository.js';
import type { OfferEntity } from '../records/offer.entity.js';

const tokenBytes = 32;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Remembers which browser gave the code of which offer, for as long as a session lasts (docs/adr/0020). */
@Injectable()
export class OfferUnlocks {
  constructor(
    private readonly unlocks: OfferUnlockRepository,
    private readonly clock: Clock,
  ) {}

  /** A new token for the browser that has just given the offer's present code. */
  async add({ id: offerId, codeVersion }: Pick<OfferEntity, 'id' | 'codeVersion'>): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const createdAt = this.clock.now();
    const expiresAt = new Date(sessionEnd(createdAt.getTime(), createdAt.getTime()));
    await this.unlocks.insert({ id: idOf(token), offerId, codeVersion, createdAt, expiresAt });
    return token;
  }

  /** What a token stands for, and that it is in use; nothing once it has ended. The offer may have another code by now. */
  async find(token: string): Promise<OfferUnlockEntity | undefined> {
    const unlock = await this.unlocks.find(idOf(token));
    const now = this.clock.now().getTime();
    if (!unlock || unlock.expiresAt.getTime() <= now) return undefined;
    const end = sessionEnd(unlock.createdAt.getTime(), now);
    if (isWorthRenewing(unlock.expiresAt.getTime(), end)) await this.unlocks.renew(unlock.id, new Date(end));
    return unlock;
  }
}
