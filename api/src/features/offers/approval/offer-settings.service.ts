import { Injectable } from '@nestjs/common';
import type { LimitDecision, LimitOutcome, OfferSettings, OfferSettingsChange, User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { UsersService } from '../../users/users.service.js';
import { toLimitChange, type DiscountLimitChangeEntity } from './discount-limit-change.entity.js';
import { OfferSettingsRepository } from './offer-settings.repository.js';

/** Changes of the limit that are shown beside it. */
const shown = 20;

/**
 * The largest discount that needs no approval, and who changed it (decision B31). A lower limit holds at once. A higher one,
 * or none, waits for another admin where there are two, or were in the last days: else one could lift it, give a discount,
 * and put it back. Every change names the version that was seen, and throws `stale-version` for another one.
 */
@Injectable()
export class OfferSettingsService {
  constructor(
    private readonly settings: OfferSettingsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async read(user: User): Promise<OfferSettings> {
    const [{ largestDiscount, version }, changes, waiting] = await Promise.all([
      this.settings.read(),
      this.settings.findChanges(shown),
      this.waitingFor(user),
    ]);
    return { largestDiscount, version, mayConfirm: waiting !== null, history: changes.map(toLimitChange) };
  }

  /** Changes the limit, or proposes it; answers which of them. What waited before is replaced. */
  async change({ largestDiscount: to, version }: OfferSettingsChange, user: User): Promise<LimitOutcome | 'same'> {
    const { largestDiscount: from } = await this.settings.read();
    const outcome = await this.#outcomeOf(from, to);
    const at = this.clock.now();
    await this.settings.transaction(async (transaction) => {
      const limit = outcome === 'waiting' ? undefined : { largestDiscount: to };
      if (!(await this.settings.change(transaction, version, limit))) throw new ProblemError('stale-version');
      await this.settings.settle(transaction, { outcome: 'replaced', settledAt: at, settledBy: user.username });
      if (outcome !== 'same')
        await this.settings.insert(transaction, { from, to, at, userId: user.id, username: user.username, outcome });
    });
    return outcome;
  }

  /** Puts into force what waits. Throws `limit-not-proposed`, and `own-limit` for who counts as the one who proposed it. */
  async confirm({ version }: LimitDecision, user: User): Promise<void> {
    const { to: largestDiscount, ...waiting } = await this.#waiting(version);
    if (await this.#isOwn(waiting, user)) throw new ProblemError('own-limit');
    await this.#settle(version, 'confirmed', user, { largestDiscount });
  }

  /** Drops what waits; who proposed it may do so, too. Throws `limit-not-proposed`. */
  async reject({ version }: LimitDecision, user: User): Promise<void> {
    await this.#waiting(version);
    await this.#settle(version, 'rejected', user);
  }

  /** The change that waits for a confirmation which the user may give. */
  async waitingFor(user: User): Promise<DiscountLimitChangeEntity | null> {
    const waiting = await this.settings.findWaiting();
    return waiting && !(await this.#isOwn(waiting, user)) ? waiting : null;
  }

  async #outcomeOf(from: number | null, to: number | null): Promise<LimitOutcome | 'same'> {
    if (from === to) return 'same';
    if (to !== null && (from === null || to < from)) return 'lowered';
    return (await this.users.countRecentAdmins()) > 1 ? 'waiting' : 'alone';
  }

  async #settle(
    version: number,
    outcome: LimitOutcome,
    { username: settledBy }: User,
    limit?: { readonly largestDiscount: number | null },
  ): Promise<void> {
    const settledAt = this.clock.now();
    await this.settings.transaction(async (transaction) => {
      if (!(await this.settings.change(transaction, version, limit))) throw new ProblemError('stale-version');
      await this.settings.settle(transaction, { outcome, settledAt, settledBy });
    });
  }

  async #waiting(version: number): Promise<DiscountLimitChangeEntity> {
    const [settings, waiting] = await Promise.all([this.settings.read(), this.settings.findWaiting()]);
    if (settings.version !== version) throw new ProblemError('stale-version');
    if (!waiting) throw new ProblemError('limit-not-proposed');
    return waiting;
  }

  async #isOwn({ userId }: Pick<DiscountLimitChangeEntity, 'userId'>, user: User): Promise<boolean> {
    return (await this.users.countedAsOne(user)).some(({ id }) => id === userId);
  }
}
