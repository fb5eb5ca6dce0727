import {
  isHiddenFromClients,
  type ChosenOption,
  type OfferDecision,
  type OfferDecisionRecord,
  type OfferState,
} from '@programme/contracts';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import type { AcceptanceEvidence, Evidence } from '../records/evidence.js';
import type { OfferEventEntity } from '../events/offer-event.entity.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { statusOf } from '../records/offer-status.js';
import type { OfferDecisionEntity } from './offer-decision.entity.js';

type Decided = Pick<OfferDecisionEntity, 'kind' | 'revision' | 'decidedAt' | 'digest' | 'evidence'>;

/** Whether a stored decision's evidence is not the one that its digest is of: somebody has changed its row. */
export const isAltered = ({ digest, evidence }: Pick<Decided, 'digest' | 'evidence'>): boolean =>
  canonicalDigest(evidence) !== digest;

export function toDecision({ kind, revision, decidedAt, digest, evidence }: Decided): OfferDecision {
  const decision = {
    kind,
    revision,
    decidedAt: decidedAt.toISOString(),
    digest,
    ...(isAltered({ digest, evidence }) && { altered: true }),
    recorded: toRecorded(evidence),
  };
  if (evidence.kind === 'declined') return { ...decision, name: null, option: null };
  return { ...decision, name: evidence.name, option: toChosenOption(evidence.option) };
}

const toRecorded = ({ recorded }: Evidence): OfferDecision['recorded'] =>
  recorded ? { channel: recorded.channel, answeredOn: recorded.answeredOn } : null;

const toChosenOption = ({ prices: _prices, ...option }: AcceptanceEvidence['option']): ChosenOption => option;

/** What the mapper cannot read from the row itself. */
type DecisionReading = {
  /** The client's address in plain text, if it is still known. */
  readonly ipAddress: string | null;
  readonly reversal: OfferEventEntity | undefined;
};

export function toDecisionRecord(
  row: OfferDecisionEntity,
  { ipAddress, reversal }: DecisionReading,
): OfferDecisionRecord {
  const { evidence } = row;
  const { role, email, consent } = evidence.kind === 'accepted' ? evidence : nobody;
  return {
    ...toDecision(row),
    id: row.id,
    role,
    email,
    consent,
    reason: evidence.kind === 'declined' ? evidence.reason : null,
    text: evidence.text ?? null,
    recordedBy: evidence.recorded?.username ?? null,
    ipAddress,
    userAgent: row.userAgent,
    visits: row.visits,
    reversal: reversal
      ? {
          at: reversal.at.toISOString(),
          username: reversal.username ?? '',
          reason: reversal.payload?.reason ?? null,
        }
      : null,
  };
}

const nobody = { role: null, email: null, consent: null };

/**
 * How an offer stands, to clients: of one that is hidden from them nothing else.
 *
 * @param decision the one that counts
 */
export function toState(row: OfferEntity, today: string, decision: OfferDecision | null): OfferState {
  const status = statusOf(row, today);
  return { status, revision: row.revision, decision: isHiddenFromClients(status) ? null : decision };
}
