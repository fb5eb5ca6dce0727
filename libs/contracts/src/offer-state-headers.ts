import type { OfferState } from './offer-decision.response.js';
import { offerStatuses } from './offer-status.js';

/** Headers of the answer of `PUT /api/offers/{id}/view/{viewId}`: an open page learns from them that the offer changed. */
export const offerStateHeaders = { revision: 'X-Offer-Revision', status: 'X-Offer-Status' } as const;

type Headers = { get(name: string): string | null };

/** What the headers say of the offer; null for the answer of an API that does not know them. */
export function offerStateOfHeaders(headers: Headers): Pick<OfferState, 'revision' | 'status'> | null {
  const revision = Number(headers.get(offerStateHeaders.revision));
  const status = offerStatuses.find((one) => one === headers.get(offerStateHeaders.status));
  return status && revision > 0 ? { revision, status } : null;
}
