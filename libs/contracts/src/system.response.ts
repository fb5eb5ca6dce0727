import {
  decimal,
  flag,
  listOf,
  moment,
  oneOf,
  recordOf,
  responseObject,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';
import { offerStateResponse } from './offer-decision.response.js';
import { pricing2025LengthSchema } from './pricing-2025-lengths.schema.js';
import { pricing2025Schema } from './pricing-2025.schema.js';

export const healthLiveResponse = responseObject({ status: oneOf(['live']) });
export const healthReadyResponse = responseObject({ status: oneOf(['ready']) });

/** Answer of `GET /api/settings`: what this installation has switched on, and its calendar. */
export const settingsResponse = responseObject({
  /** Whether `POST /api/register` makes users (decision B4). */
  registration: flag(),
  /** Whether chat notifications are configured. */
  chat: flag(),
  /** Whether mails are configured. */
  mail: flag(),
  /** Name of the time zone in which days begin and end (decision B15), such as Europe/Warsaw. */
  timezone: text(),
  /** The server's time, so that a wrong clock of a computer moves no day. */
  now: moment(),
});

export type Settings = ResponseOf<typeof settingsResponse>;

/** Answer of `GET /api/pricing-2025/{currency}`. */
export const pricing2025Response = pricing2025Schema.noUnknown();

/** Answer of `GET /api/pricing-2025/{currency}/lengths`. */
export const pricing2025LengthsResponse = listOf(pricing2025LengthSchema.noUnknown());

/** What a quote comes to after its discount, in the offer's currency. */
const bookTotals = responseObject({ enterprise: decimal().optional(), comfort: decimal().optional() });

/** The body of every error answer (decision B17). */
export const problemResponse = responseObject({
  /** `urn:programme:problem:<ProblemCode>`; `problemCode` reads the code back. */
  type: text(),
  /** The status in words, in English. */
  title: text(),
  status: wholeNumber(),
  /** One sentence in the reader's language. */
  detail: text(),
  /** Of a 400: field → message in the reader's language. Nested fields are joined by dots. */
  errors: recordOf(text()).optional(),
  /** Of `price-book-changed`: what each quote comes to by the named book (null: unknown) and by the one in force. */
  totals: responseObject({
    before: listOf(bookTotals).nullable(),
    after: listOf(bookTotals),
    priceBookId: text(),
  })
    .optional()
    .default(undefined),
  /** Of a decision, a withdrawal or a change that an offer's status or revision rules out: how the offer stands. */
  state: offerStateResponse.optional().default(undefined),
  /** The same as the answer's `X-Request-Id`: what a support call should quote. */
  requestId: text(),
});

export type ProblemDocument = ResponseOf<typeof problemResponse>;
