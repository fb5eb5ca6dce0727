import { Injectable } from '@nestjs/common';
import {
  limits,
  offerDifferences,
  type ListPage,
  type OfferRevision,
  type OfferRevisionsQuery,
  type OfferSnapshot,
} from '@programme/contracts';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { numericKeyset, toCursor, toPage } from '../../../platform/http/pagination.js';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import type { Transaction } from '../../../platform/database/sql.js';
import type { EventPayload } from '../events/offer-event.entity.js';
import { toSnapshot } from '../records/offer.mapper.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import type { OfferRevisionEntity } from './offer-revision.entity.js';
import { OfferRevisionRepository } from './offer-revision.repository.js';

/** Who gives an offer its present content, and when. */
type Author = { readonly at: Date; readonly username: string };

/** Freezes what clients see of offers (docs/adr/0024). */
@Injectable()
export class OfferRevisionsService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly revisions: OfferRevisionRepository,
  ) {}

  /**
   * One page, newest first, each with what differs from the one before, and how many there are. Throws `not-found`, and
   * `invalid-request` for a bad cursor.
   */
  async page(offerId: string, { cursor }: OfferRevisionsQuery): Promise<ListPage<OfferRevision>> {
    const before = cursor === undefined ? undefined : numericKeyset(cursor).id;
    const limit = limits.revisionsPage;
    const [found, count] = await Promise.all([
      this.revisions.findNewest(offerId, before, limit + 1),
      this.revisions.countOf(offerId),
    ]);
    if (count === 0) throw new ProblemError('not-found');
    return toPage({
      found: found.map((row, index) => ({ row, before: found[index + 1]?.snapshot })),
      limit,
      total: { count, exact: true },
      cursorOf: ({ row }) => toCursor({ at: row.createdAt, id: row.number }),
      show: toOfferRevision,
    });
  }

  /**
   * The offer as its client reads it: from now on its revision is one that somebody has seen, and is kept. Throws
   * `offer-locked` when it is gone.
   */
  async read(offer: OfferEntity): Promise<OfferEntity> {
    if (offer.seenRevision === offer.revision) return offer;
    return this.offers.transactionOn(offer.id, async (transaction) => {
      await this.offers.markSeen(transaction, offer.id);
      const now = await this.offers.readWhole(transaction, offer.id);
      if (!now) throw new ProblemError('offer-locked');
      return now;
    });
  }

  /**
   * Freezes an offer as the transaction has left it. The first revision, or what a client may have seen, is followed by
   * the next; an unseen one is replaced; and what no client sees makes no difference. Answers what the event says of it.
   */
  async freeze(transaction: Transaction, offerId: string, { at, username }: Author): Promise<EventPayload> {
    const offer = await this.offers.readWhole(transaction, offerId);
    if (!offer) throw new Error('The offer that the transaction wrote is not there');
    const snapshot = toSnapshot(offer);
    const current = await this.revisions.findCurrent(offerId, transaction);
    if (current && offerDifferences(current.snapshot, snapshot).length === 0)
      return { revision: current.number, snapshotDigest: current.digest };
    const isNext = current !== undefined && offer.seenRevision === current.number;
    const number = (current?.number ?? 1) + (isNext ? 1 : 0);
    const digest = canonicalDigest(snapshot);
    const revision = { offerId, number, snapshot, digest, createdAt: at, username };
    if (current && !isNext) await this.revisions.replace(transaction, current, revision);
    else await this.revisions.add(transaction, revision, current);
    if (isNext) await this.offers.reopen(transaction, offerId, number);
    return { revision: number, snapshotDigest: digest };
  }
}

type Shown = { readonly row: OfferRevisionEntity; readonly before: OfferSnapshot | undefined };

const toOfferRevision = ({ row, before }: Shown): OfferRevision => ({
  number: row.number,
  current: row.currentOfferId !== null,
  createdAt: row.createdAt.toISOString(),
  username: row.username,
  digest: row.digest,
  snapshot: row.snapshot,
  changes: before ? offerDifferences(before, row.snapshot) : [],
});
