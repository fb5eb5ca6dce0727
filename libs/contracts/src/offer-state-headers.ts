import type { OfferState } from './offer-decision.response.js';
import { offerStatuses } from './offer-status.js';

/** Headers of the answer of `PUT /api/offers/{id}/view/{viewId}`: an open page learns from them that the offer changed. */
export const offerStateHeaders = {
  revision: 'X-Offer-Revision',
  status: 'X-Offer-Status',
  messages: 'X-Offer-Messages',
} as const;

type Headers = { get(name: string): string | null };

/** What the headers say: how the offer stands, and how many messages there are about it. */
export type OfferStateReport = Pick<OfferState, 'revision' | 'status'> & { readonly messages: number };

/** What the headers say of the offer; null for the answer of an API that does not know them. */
export function offerStateOfHeaders(headers: Headers): OfferStateReport | null {
  const revision = Number(headers.get(offerStateHeaders.revision));
  const status = offerStatuses.find((one) => one === headers.get(offerStateHeaders.status));
  const messages = Number(headers.get(offerStateHeaders.messages));
  return status && revision > 0 ? { revision, status, messages } : null;
}
