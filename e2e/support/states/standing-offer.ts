import { offerAbilities, type OfferDetails, type OfferStatus } from '@programme/contracts';

/** The details of an offer as the API would answer them to an admin if it had another status. */
export function standing(details: OfferDetails, status: OfferStatus): OfferDetails {
  const needsApproval = status === 'awaiting-approval';
  const isDecided = status === 'accepted' || status === 'declined';
  const facts = { status, isDecided, needsApproval, messageCount: details.thread.length };
  const accessCode = needsApproval ? null : details.offer.accessCode;
  return { ...details, offer: { ...details.offer, status, accessCode }, abilities: offerAbilities(facts, () => true) };
}
