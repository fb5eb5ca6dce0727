import type { PublicOffer } from '@programme/contracts';

/** Why an offer shows nothing of what it holds: it was withdrawn, or is being revised. */
export const hiddenTexts = ({ status }: Pick<PublicOffer, 'status'>) =>
  status === 'awaiting-approval'
    ? ({ title: 'offer.answer.revised', text: 'offer.revised.text' } as const)
    : ({ title: 'offer.answer.withdrawn', text: 'offer.withdrawn.text' } as const);
