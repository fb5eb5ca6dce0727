import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Chore } from '../../../platform/jobs/chore.js';
import { OfferUnlockRepository } from './offer-unlock.repository.js';

/** Removes unlocks that have ended: they open nothing any more. */
@Injectable()
export class OfferUnlockCleaner extends Chore {
  constructor(
    private readonly unlocks: OfferUnlockRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override run(): Promise<void> {
    return this.unlocks.removeEnded(this.clock.now());
  }
}
