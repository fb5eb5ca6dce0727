import type { OfferSnapshot } from '@programme/contracts';
import type { HashedEvent } from '../events/event-hash.js';

/** What the tables hold of one offer, as they hold it: it may have been changed by hand, so that nothing is certain. */
export type ChainRecords = {
  readonly offerId: string;
  /** With its fields and quotes as a snapshot, whose creator is not compared: a creator's name may change. */
  readonly offer: OfferRecord | undefined;
  readonly revisions: readonly RevisionRecord[];
  readonly decisions: readonly DecisionRecord[];
  /** By id. */
  readonly messages: readonly MessageRecord[];
  /** By sequence; those without one first. */
  readonly events: readonly EventRecord[];
  readonly head: { readonly sequence: number; readonly hash: string; readonly seal: string } | undefined;
};

export type OfferRecord = {
  readonly revision: number;
  readonly decision: string | null;
  readonly withdrawnAt: string | null;
  readonly messageCount: number;
  readonly questionAskedAt: string | null;
  readonly extensionRequestedAt: string | null;
  readonly approval: ApprovalRecord;
  /** Digest of what is approved; null where nothing is. */
  readonly approvedDigest: string | null;
  readonly sentAt: string | null;
  readonly shown: OfferSnapshot;
};

/** What an offer's row says of discounts that wait for approval. */
export type ApprovalRecord = {
  readonly requestedAt: string | null;
  readonly requestedBy: string | null;
  /** Digest of who gave which of them; null where that is not kept. */
  readonly requestersDigest: string | null;
  readonly discount: number | null;
  readonly limit: number | null;
  readonly rejectedAt: string | null;
  readonly rejectedBy: string | null;
  readonly rejection: string | null;
};

export type RevisionRecord = {
  readonly number: number;
  readonly currentOfferId: string | null;
  readonly snapshot: unknown;
  readonly digest: string;
  readonly createdAt: string;
  readonly username: string | null;
};

export type DecisionRecord = {
  readonly currentOfferId: string | null;
  readonly kind: string;
  readonly revision: number;
  readonly decidedAt: string;
  readonly evidence: unknown;
  readonly digest: string;
  readonly sealedAddress: string | null;
  readonly userAgent: string | null;
  readonly visits: unknown;
  readonly reversalSequence: number | null;
};

export type MessageRecord = {
  readonly author: string;
  readonly name: string | null;
  readonly text: string;
  readonly at: string;
};

export type EventRecord = Omit<HashedEvent, 'offerId' | 'sequence'> & {
  /** Null for an event outside the chain. */
  readonly sequence: number | null;
  readonly hash: string;
};

/** The first thing of an offer that is not as its chain says. */
export type BrokenLink = {
  readonly offerId: string;
  /** Of the event that is broken, or that says otherwise than the tables; null for an event outside the chain. */
  readonly sequence: number | null;
  readonly what: string;
};
