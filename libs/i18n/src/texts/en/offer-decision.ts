/** What a client reads who answers an offer: in a chunk of its own, which loads with the dialog. */
export const offerDecision = {
  'offer.decision.consent':
    'I accept the offer with the option that I chose, and I am entitled to do so for my company.',
} as const;
