import { languages } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { quoteFieldsResponse } from './quote.response.js';
import { listOf, moment, oneOf, responseObject, rowId, text, wholeNumber, type ResponseOf } from './response-fields.js';

const templateFields = {
  id: rowId(),
  /** No two templates share one, whatever the case. */
  name: text(),
  /** In which fees and discounts of its quotes are written. */
  currency: oneOf(currencies),
  /** In which its texts are written; null where nobody has chosen. */
  language: oneOf(languages).nullable(),
  /** Username of who saved it last. */
  savedBy: text(),
  savedAt: moment(),
  /** Goes up with each change. */
  version: wholeNumber(),
};

/** One entry of `GET /api/offer-templates`. */
export const offerTemplateResponse = responseObject({ ...templateFields, quotesCount: wholeNumber() });

export type OfferTemplate = ResponseOf<typeof offerTemplateResponse>;

/** Answer of `GET /api/offer-templates/{id}`: what a new offer starts from. It holds no prices: they are of its day. */
export const offerTemplateDetailsResponse = responseObject({
  ...templateFields,
  introduction: text().nullable(),
  terms: text().nullable(),
  quotes: listOf(quoteFieldsResponse),
});

export type OfferTemplateDetails = ResponseOf<typeof offerTemplateDetailsResponse>;
