import { listOf, moment, oneOf, responseObject, rowId, text, type ResponseOf } from './response-fields.js';

/** One message about an offer: a client's question, or what staff answered. */
export const offerMessageResponse = responseObject({
  id: rowId(),
  author: oneOf(['client', 'staff']),
  /** Who wrote it: the name that a client gave, if any; of staff the username, which clients do not see. */
  name: text().nullable(),
  text: text(),
  at: moment(),
});

export type OfferMessage = ResponseOf<typeof offerMessageResponse>;

/** What client and staff say about an offer besides its terms. */
export const offerThreadFields = {
  /** The oldest first; at most `limits.thread.messages`. */
  thread: listOf(offerMessageResponse),
  /** When the client of an expired offer asked for more time; null when nobody did, or it got it. */
  extensionRequestedAt: moment().nullable(),
};

/** Answer of `POST /api/offers/{id}/extension-request`. */
export const offerExtensionRequestResponse = responseObject({ extensionRequestedAt: moment() });

export type OfferExtensionRequest = ResponseOf<typeof offerExtensionRequestResponse>;
