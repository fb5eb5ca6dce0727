/** How an offer stands, the strongest last: a withdrawn offer is that whatever else holds. */
export const offerStatuses = ['open', 'expired', 'declined', 'accepted', 'awaiting-approval', 'withdrawn'] as const;

export type OfferStatus = (typeof offerStatuses)[number];

/** Whether clients see neither what an offer holds nor what was said about it. */
export const isHiddenFromClients = (status: OfferStatus): boolean =>
  status === 'withdrawn' || status === 'awaiting-approval';
