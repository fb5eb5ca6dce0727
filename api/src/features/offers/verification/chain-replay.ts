import type { EventPayload } from '../events/offer-event.entity.js';
import type { ApprovalRecord, EventRecord } from './chain-records.js';

/** What an event says of a revision: the last one that gave it another content. */
export type ToldRevision = {
  readonly sequence: number;
  readonly digest: string;
  readonly at: string;
  readonly username: string | null;
};

export type ToldDecision = {
  readonly sequence: number;
  readonly kind: string;
  readonly revision: number | undefined;
  readonly at: string;
  readonly payload: EventPayload;
  readonly reversalSequence: number | null;
};

export type ToldMessage = {
  readonly sequence: number;
  readonly author: string;
  readonly digest: string | undefined;
};

/** How an offer stands by its events. */
export type ToldOffer = {
  readonly revisions: ReadonlyMap<number, ToldRevision>;
  readonly decisions: readonly ToldDecision[];
  /** Number of the current revision. */
  readonly revision: number;
  /** Digest of the decision that counts. */
  readonly decision: string | null;
  readonly withdrawnAt: string | null;
  /** Of its thread, in their order. */
  readonly messages: readonly ToldMessage[];
  /** When the client asked what is not answered, and for more time. */
  readonly questionAskedAt: string | null;
  readonly extensionRequestedAt: string | null;
  readonly approval: ApprovalRecord;
  readonly approvedDigest: string | null;
  /** When its mails were sent, the last time. */
  readonly sentAt: string | null;
  readonly isDeleted: boolean;
};

const noApproval: ApprovalRecord = {
  requestedAt: null,
  requestedBy: null,
  requestersDigest: null,
  discount: null,
  limit: null,
  rejectedAt: null,
  rejectedBy: null,
  rejection: null,
};

const start: ToldOffer = {
  revisions: new Map(),
  decisions: [],
  revision: 1,
  decision: null,
  withdrawnAt: null,
  messages: [],
  questionAskedAt: null,
  extensionRequestedAt: null,
  approval: noApproval,
  approvedDigest: null,
  sentAt: null,
  isDeleted: false,
};

/** Follows the events of a whole chain. */
export const replay = (events: readonly EventRecord[]): ToldOffer => events.reduce(after, start);

/** What needs approval after a change waits by an event of its own. */
const checkedAnew = { approval: noApproval };

function after(told: ToldOffer, event: EventRecord, index: number): ToldOffer {
  const sequence = index + 1;
  const { action, at, username } = event;
  const payload = (event.payload ?? {}) as EventPayload;
  switch (action) {
    case 'accepted':
    case 'declined': {
      const decision = { sequence, kind: action, revision: payload.revision, at, payload, reversalSequence: null };
      return { ...told, decisions: [...told.decisions, decision], decision: payload.decisionDigest ?? null };
    }
    case 'withdrawn':
      return { ...told, withdrawnAt: at };
    case 'reversed':
      return payload.decisionDigest === undefined
        ? { ...told, ...checkedAnew, withdrawnAt: null }
        : {
            ...told,
            ...checkedAnew,
            decision: null,
            decisions: reversed(told.decisions, payload.decisionDigest, sequence),
          };
    case 'approval-requested': {
      const { discount = null, limit = null, requestedBy = null, requestersDigest = null } = payload;
      return { ...told, approval: { ...noApproval, requestedAt: at, requestedBy, requestersDigest, discount, limit } };
    }
    case 'approved':
      return { ...told, approval: noApproval, approvedDigest: payload.approvedDigest ?? null };
    case 'rejected': {
      const rejection = { rejectedAt: at, rejectedBy: username, rejection: payload.reason ?? null };
      return { ...told, approval: { ...told.approval, ...rejection } };
    }
    case 'deleted':
      return { ...told, isDeleted: true };
    case 'question-asked':
    case 'question-answered': {
      const author = action === 'question-asked' ? 'client' : 'staff';
      const message = { sequence, author, digest: payload.messageDigest };
      const questionAskedAt = author === 'client' ? (told.questionAskedAt ?? at) : null;
      return { ...told, messages: [...told.messages, message], questionAskedAt };
    }
    case 'extension-requested':
      return { ...told, extensionRequestedAt: at };
    case 'sent':
      return { ...told, sentAt: at };
    default: {
      const now = (event.fields as readonly string[] | null)?.includes('validUntil')
        ? { ...told, extensionRequestedAt: null }
        : told;
      const checked = action === 'changed' ? { ...now, ...checkedAnew } : now;
      return revised(checked, { sequence, at, username }, payload);
    }
  }
}

/** A revision with another number leaves the decision on the one before behind. */
function revised(
  told: ToldOffer,
  by: Omit<ToldRevision, 'digest'>,
  { revision, snapshotDigest: digest }: EventPayload,
): ToldOffer {
  if (revision === undefined || digest === undefined || told.revisions.get(revision)?.digest === digest) return told;
  const revisions = new Map(told.revisions).set(revision, { ...by, digest });
  return { ...told, revisions, revision, decision: revision === told.revision ? told.decision : null };
}

const reversed = (decisions: readonly ToldDecision[], digest: string, reversalSequence: number): ToldDecision[] =>
  decisions.map((decision) =>
    decision.payload.decisionDigest === digest ? { ...decision, reversalSequence } : decision,
  );
