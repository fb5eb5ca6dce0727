import { Injectable } from '@nestjs/common';
import { offerDifferences, type Acceptance, type Decline, type OfferSnapshot } from '@programme/contracts';
import type { AcceptanceEvidence, Evidence, Recorded } from '../records/evidence.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toSnapshot } from '../records/offer.mapper.js';
import { OfferRevisionRepository } from '../revisions/offer-revision.repository.js';
import { chosenOption } from '../states/chosen-option.js';
import { OfferStateService } from '../states/offer-state.service.js';

type Choice = Pick<Acceptance, 'decision' | 'quoteId' | 'package' | 'months'>;

type Agreement = Pick<AcceptanceEvidence, 'name' | 'role' | 'email' | 'consent'>;

/** What a client answered. `text` is what else the client said, if anything. */
export type ClientAnswer = { readonly text?: string | null | undefined } & (
  | (Choice & Agreement)
  | Pick<Decline, 'decision' | 'reason'>
);

type Circumstances = { readonly decidedAt: Date; readonly recorded?: Recorded };

/** Puts together what can be proved later of a decision (docs/adr/0024). */
@Injectable()
export class DecisionEvidenceService {
  constructor(
    private readonly revisions: OfferRevisionRepository,
    private readonly state: OfferStateService,
  ) {}

  /**
   * Throws what keeps a client from deciding when the offer is not what was frozen as `revision`, and `invalid-request`
   * for an option that the revision does not offer.
   *
   * @param offer with its creator and quotes
   */
  async of(
    offer: OfferEntity,
    revision: number,
    answer: ClientAnswer,
    { decidedAt, recorded }: Circumstances,
  ): Promise<Evidence> {
    const current = await this.revisions.findCurrent(offer.id);
    // The client saw the offer's own rows: they must say what was frozen, else nobody knows what is agreed to.
    if (current?.number !== revision || !isShown(current.snapshot, offer)) return this.state.refuse(offer, revision);
    const common = {
      offerId: offer.id,
      revision: current.number,
      revisionDigest: current.digest,
      decidedAt: decidedAt.toISOString(),
      ...(recorded && { recorded }),
    };
    const text = answer.text?.trim() || null;
    if (answer.decision === 'declined') return { kind: 'declined', ...common, reason: answer.reason, text };
    const { quoteId, package: name, months, ...person } = answer;
    const { terms } = current.snapshot.offer;
    return {
      kind: 'accepted',
      ...common,
      ...chosenOption(current.snapshot, { quoteId, package: name, months }),
      name: person.name,
      role: person.role,
      email: person.email,
      consent: person.consent,
      ...(terms !== undefined && { terms }),
      ...(recorded && { text }),
    };
  }
}

/** Whether an offer's own rows say what a snapshot says, but for the creator's name, which may change. */
function isShown(snapshot: OfferSnapshot, offer: OfferEntity): boolean {
  const { offer: fields, quotes } = toSnapshot(offer);
  return offerDifferences(snapshot, { offer: { ...fields, creator: snapshot.offer.creator }, quotes }).length === 0;
}
