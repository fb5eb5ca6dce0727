import type { OfferAction } from '@programme/contracts';

/**
 * How the audit names the calls that do what the events of offers say. A request for approval is part of what asks for it;
 * `offer.record-decision` decides, too, in a client's place.
 */
export const offerAudit = {
  created: 'offer.create',
  changed: 'offer.change',
  deleted: 'offer.remove',
  'code-rotated': 'offer.replace-code',
  accepted: 'offer.decide',
  declined: 'offer.decide',
  withdrawn: 'offer.withdraw',
  reversed: 'offer.reverse',
  'question-asked': 'offer.ask',
  'question-answered': 'offer.answer',
  'extension-requested': 'offer.request-extension',
  extended: 'offer.extend',
  approved: 'offer.approve',
  rejected: 'offer.reject',
  sent: 'offer.send',
} as const satisfies Readonly<Record<Exclude<OfferAction, 'approval-requested'>, string>>;
