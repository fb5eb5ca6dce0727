import type { OfferRevision } from '@programme/contracts';
import { useOfferViewModel } from '@programme/offer-view';
import { OfferPaper } from '../display/offer-paper';

/** A revision as its client saw it. */
export function RevisionDocument({ revision: { number, snapshot } }: { readonly revision: OfferRevision }) {
  const view = useOfferViewModel({
    offer: { ...snapshot.offer, expired: false },
    quotes: snapshot.quotes,
    status: 'open',
    revision: number,
    decision: null,
    language: null,
    contact: null,
    creatorContact: { email: null, phone: null },
    thread: [],
    extensionRequestedAt: null,
  });
  return <OfferPaper view={view} />;
}
