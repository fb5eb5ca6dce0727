import { isDeepStrictEqual } from 'node:util';
import { offerDifferences, type OfferSnapshot } from '@programme/contracts';
import { canonicalDigest, textDigest } from '../../../platform/digests/canonical-digest.js';
import type { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { eventHash, headClaim } from '../events/event-hash.js';
import { messageDigest } from '../thread/offer-message.entity.js';
import type { BrokenLink, ChainRecords, DecisionRecord, OfferRecord, RevisionRecord } from './chain-records.js';
import { replay, type ToldDecision, type ToldOffer, type ToldRevision } from './chain-replay.js';

type Fault = Omit<BrokenLink, 'offerId'>;

const unsealedHead = 'the seal of the head does not hold';

/**
 * What is broken of an offer, the first of it; undefined when everything is as its chain says.
 *
 * @param seals without them the head's seal is not looked at
 */
export function brokenLink(records: ChainRecords, seals: EvidenceSeal | undefined): BrokenLink | undefined {
  const fault =
    chainFault(records) ?? rowFault(records, replay(records.events)) ?? (seals && sealFault(records, seals));
  return fault && { offerId: records.offerId, ...fault };
}

/** Whether the events follow one another, from the first to the head. */
function chainFault({ offerId, events, head }: ChainRecords): Fault | undefined {
  let previousHash = '';
  for (const [index, event] of events.entries()) {
    if (event.sequence === null) return { sequence: null, what: 'an event outside the chain' };
    const sequence = index + 1;
    if (event.sequence !== sequence) return { sequence, what: 'the event is missing' };
    const { hash, ...said } = event;
    if (said.previousHash !== previousHash) return { sequence, what: 'the event does not follow the one before' };
    if (eventHash({ ...said, offerId, sequence }) !== hash) return { sequence, what: 'the event was changed' };
    previousHash = hash;
  }
  const sequence = events.length;
  if (head?.sequence === sequence && head.hash === previousHash) return undefined;
  return { sequence: head?.sequence ?? sequence, what: 'the head of the chain is not the last event' };
}

/** Whoever does not know the secret can recompute all hashes, and not the seal of the last one. */
function sealFault({ offerId, head }: ChainRecords, seals: EvidenceSeal): Fault | undefined {
  if (head && isSealed(offerId, head, seals)) return undefined;
  return { sequence: head?.sequence ?? null, what: unsealedHead };
}

export const isSealed = (offerId: string, head: NonNullable<ChainRecords['head']>, seals: EvidenceSeal): boolean =>
  seals.holds(headClaim(offerId, head), head.seal);

/** Whether the other tables hold what the events say. */
function rowFault(records: ChainRecords, told: ToldOffer): Fault | undefined {
  const { offer, revisions, decisions, messages, events } = records;
  const last = events.length;
  if (told.isDeleted) {
    const isGone = !offer && [revisions, decisions, messages].every(({ length }) => length === 0);
    return isGone ? undefined : { sequence: last, what: 'the offer was deleted, and is there' };
  }
  if (!offer) return { sequence: last, what: 'the offer is missing' };
  return (
    revisionsFault(records, told) ??
    decisionsFault(records, told) ??
    messagesFault(records, told) ??
    offerFault(offer, told, last) ??
    shownFault(records, offer, told)
  );
}

function revisionsFault({ offerId, revisions }: ChainRecords, told: ToldOffer): Fault | undefined {
  for (const [number, revision] of told.revisions) {
    const row = revisions.find((one) => one.number === number);
    const current = number === told.revision ? offerId : null;
    if (!row || row.currentOfferId !== current || !isToldRevision(row, revision))
      return { sequence: revision.sequence, what: `revision ${number} is not the one that was recorded` };
  }
  if (revisions.length === told.revisions.size) return undefined;
  return { sequence: null, what: 'a revision that no event names' };
}

const isToldRevision = (row: RevisionRecord, { digest, at, username }: ToldRevision): boolean =>
  row.digest === digest &&
  canonicalDigest(row.snapshot) === digest &&
  row.createdAt === at &&
  row.username === username;

function decisionsFault({ offerId, decisions }: ChainRecords, told: ToldOffer): Fault | undefined {
  for (const [index, decision] of told.decisions.entries()) {
    const row = decisions[index];
    const digest = decision.payload.decisionDigest;
    const current = digest === told.decision && decision.reversalSequence === null ? offerId : null;
    const revision = told.revisions.get(decision.revision ?? 0);
    if (!row || row.currentOfferId !== current || !isToldDecision(row, decision, offerId, revision))
      return { sequence: decision.sequence, what: 'the decision is not the one that was recorded' };
  }
  if (decisions.length === told.decisions.length) return undefined;
  return { sequence: null, what: 'a decision that no event names' };
}

function isToldDecision(
  row: DecisionRecord,
  { kind, revision, at, payload, reversalSequence }: ToldDecision,
  offerId: string,
  told: ToldRevision | undefined,
): boolean {
  const { decisionDigest: digest, addressDigest, circumstancesDigest } = payload;
  const evidence = (row.evidence ?? {}) as Readonly<Record<string, unknown>>;
  return (
    row.digest === digest &&
    canonicalDigest(row.evidence) === digest &&
    [row.kind, evidence['kind']].every((one) => one === kind) &&
    [row.revision, evidence['revision']].every((one) => one === revision) &&
    [row.decidedAt, evidence['decidedAt']].every((one) => one === at) &&
    evidence['offerId'] === offerId &&
    evidence['revisionDigest'] === told?.digest &&
    canonicalDigest({ userAgent: row.userAgent, visits: row.visits }) === circumstancesDigest &&
    // An address is deleted in time.
    (row.sealedAddress === null || textDigest(row.sealedAddress) === addressDigest) &&
    row.reversalSequence === reversalSequence
  );
}

function messagesFault({ messages }: ChainRecords, told: ToldOffer): Fault | undefined {
  for (const [index, { sequence, author, digest }] of told.messages.entries()) {
    const row = messages[index];
    if (!row || row.author !== author || messageDigest(row) !== digest)
      return { sequence, what: 'the message is not the one that was recorded' };
  }
  if (messages.length === told.messages.length) return undefined;
  return { sequence: null, what: 'a message that no event names' };
}

function offerFault(offer: OfferRecord, told: ToldOffer, last: number): Fault | undefined {
  const decision = told.decisions.find(({ payload }) => payload.decisionDigest === told.decision);
  const isTold =
    offer.revision === told.revision &&
    offer.decision === (decision?.kind ?? null) &&
    offer.withdrawnAt === told.withdrawnAt &&
    offer.messageCount === told.messages.length &&
    offer.questionAskedAt === told.questionAskedAt &&
    offer.extensionRequestedAt === told.extensionRequestedAt &&
    offer.approvedDigest === told.approvedDigest &&
    offer.sentAt === told.sentAt &&
    isDeepStrictEqual(offer.approval, told.approval);
  return isTold ? undefined : { sequence: last, what: 'the offer does not stand as its events say' };
}

/** What clients are shown is read from the offer's own rows: they must say what its current revision says. */
function shownFault({ revisions }: ChainRecords, { shown }: OfferRecord, told: ToldOffer): Fault | undefined {
  const current = revisions.find(({ number }) => number === told.revision)?.snapshot as OfferSnapshot | undefined;
  if (!current) return undefined;
  const { creator } = current.offer;
  const changes = offerDifferences(current, { ...shown, offer: { ...shown.offer, creator } });
  const sameIds = shown.quotes.every(({ id }, index) => id === current.quotes[index]?.id);
  if (changes.length === 0 && sameIds) return undefined;
  const { sequence = null } = told.revisions.get(told.revision) ?? {};
  return { sequence, what: 'the offer or its quotes differ from the revision that is current' };
}
