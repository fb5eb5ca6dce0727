import { Injectable } from '@nestjs/common';
import { approvedDiscounts, type OfferApproval, type OfferRejection, type User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { UsersService } from '../../users/users.service.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEvents } from '../events/offer-events.js';
import type { OfferEventOf } from '../events/offer-subscriber.js';
import { requestersOf } from '../records/offer-approval.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferRevisionRepository } from '../revisions/offer-revision.repository.js';
import { OfferApprovalRepository } from './offer-approval.repository.js';
import { OfferDiscountsService } from './offer-discounts.service.js';

/**
 * Takes what admins decide on discounts that wait for approval (docs/adr/0026). Every call throws `not-found`,
 * `stale-version`, `own-discount` for an admin who gave one of the discounts or counts as the one who did (decision B31), and `offer-withdrawn` and `approval-not-requested`
 * with the offer's state.
 */
@Injectable()
export class OfferApprovalService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly approvals: OfferApprovalRepository,
    private readonly discounts: OfferDiscountsService,
    private readonly revisions: OfferRevisionRepository,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Approves all discounts of an offer: its client can open it from now on. */
  async approve(id: string, { version }: OfferApproval, user: User): Promise<void> {
    const offer = await this.#waiting(id, version, user);
    const approved = approvedDiscounts(this.discounts.ofOffer(offer), offer.approvedDiscounts ?? []);
    const payload = { discount: offer.approvalDiscount ?? 0, approvedDigest: canonicalDigest(approved) };
    await this.#decide({ action: 'approved', offer, at: this.clock.now(), user, payload }, (transaction) =>
      this.approvals.approve(transaction, offer, approved),
    );
  }

  /** Writes down why an offer's discounts are not approved. It waits until they are lowered, or approved after all. */
  async reject(id: string, { version, reason: written }: OfferRejection, user: User): Promise<void> {
    const offer = await this.#waiting(id, version, user);
    const at = this.clock.now();
    const reason = written.trim();
    const rejection = { approvalRejectedAt: at, approvalRejectedBy: user.username, approvalRejection: reason };
    await this.#decide({ action: 'rejected', offer, at, user, payload: { reason } }, (transaction) =>
      this.approvals.reject(transaction, offer, rejection),
    );
  }

  async #decide(
    event: OfferEventOf<'approved' | 'rejected'>,
    change: (transaction: Transaction) => Promise<boolean>,
  ): Promise<void> {
    const { id } = event.offer;
    await this.events.command(id, async (transaction, { record }) => {
      // The version that was read also tells who gave the discount: a change in between makes this fail.
      if (!(await change(transaction))) throw new ProblemError('stale-version');
      const current = await this.revisions.findCurrent(id, transaction);
      const seen = current && { revision: current.number, snapshotDigest: current.digest };
      await record({ ...event, payload: { ...seen, ...event.payload } });
    });
  }

  async #waiting(id: string, version: number, user: User): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    if (version !== offer.version) throw new ProblemError('stale-version');
    await this.state.refuseUnlessAble('approve', offer);
    if (await this.isOwn(offer, user)) throw new ProblemError('own-discount');
    return offer;
  }

  /** Whether the user gave a discount that waits, or counts as the one who did. */
  async isOwn(offer: OfferEntity, user: User): Promise<boolean> {
    const hands = await this.users.countedAsOne(user);
    const requesters = requestersOf(offer);
    return hands.some(({ username }) => requesters.has(username));
  }
}
