/** How an offer stands, the strongest last: a withdrawn offer is that whatever else holds. */
export const offerStatuses = ['open', 'expired', 'declined', 'accepted', 'awaiting-approval', 'withdrawn'] as const;

export type OfferStatus = (typeof offerStatuses)[number];
