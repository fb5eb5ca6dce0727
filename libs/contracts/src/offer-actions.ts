/**
 * What can be done with an offer: the kinds of its events, in the history, for what follows from them, and in what is
 * stored. At most 20 characters.
 */
export const offerActions = [
  'created',
  'changed',
  'deleted',
  'code-rotated',
  'accepted',
  'declined',
  'withdrawn',
  'reversed',
  'question-asked',
  'question-answered',
  'extension-requested',
  'extended',
  'approval-requested',
  'approved',
  'rejected',
  'sent',
] as const;

export type OfferAction = (typeof offerActions)[number];
