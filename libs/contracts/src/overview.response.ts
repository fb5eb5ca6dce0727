import { currencies } from '@programme/pricing';
import { calculators } from './calculation-log.schema.js';
import { calendarDay } from './fields.js';
import { mailFailures } from './offer-mail.response.js';
import {
  decimal,
  flag,
  listOf,
  moment,
  oneOf,
  responseObject,
  rowId,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

/** Why an offer needs attention, the most urgent first. */
export const attentionReasons = ['expiring', 'unopened', 'expired'] as const;

export type AttentionReason = (typeof attentionReasons)[number];

/** Answer of `GET /api/overview`: what needs attention, and figures of fixed windows. Days are those of `APP_TIMEZONE`. */
export const overviewResponse = responseObject({
  /** At most 8 offers, the most urgent first. */
  attention: listOf(
    responseObject({
      offerId: text(),
      clientName: text(),
      reason: oneOf(attentionReasons),
      /** Until the last day (`expiring`), since it (`expired`), or since the offer was made (`unopened`). */
      days: wholeNumber().min(0),
      /** Whether a client has opened it. */
      opened: flag(),
    }),
  ),
  /**
   * At most 8 offers whose clients wait for an answer, the longest wait first. Absent in answers of older APIs.
   * `question`: asked and not answered yet. `extension`: the offer has expired, and the client asks for more time.
   */
  waiting: listOf(
    responseObject({
      offerId: text(),
      clientName: text(),
      reason: oneOf(['question', 'extension']),
      since: moment(),
    }),
  ).optional(),
  /**
   * At most 5 offers that clients have accepted in the last 14 days, the latest first, with the price after discount.
   * Absent in answers of older APIs.
   */
  accepted: listOf(
    responseObject({
      offerId: text(),
      clientName: text(),
      total: decimal(),
      currency: oneOf(currencies),
      at: moment(),
    }),
  ).optional(),
  /** At most 8 offers whose discounts the caller may approve, the longest wait first. Absent in answers of older APIs. */
  approvals: listOf(
    responseObject({
      offerId: text(),
      clientName: text(),
      requestedBy: text(),
      since: moment(),
      /** The largest effective discount, in percent. */
      discount: decimal(),
    }),
  ).optional(),
  /**
   * At most 8 offers that have not expired and whose discounts the caller gave and another admin rejected, the oldest
   * request first. Absent in answers of older APIs.
   */
  rejectedDiscounts: listOf(
    responseObject({
      offerId: text(),
      clientName: text(),
      rejectedBy: text(),
      since: moment(),
    }),
  ).optional(),
  /** A higher limit of discounts that the caller may confirm; null where none waits. Absent in answers of older APIs. */
  proposedLimit: responseObject({ proposedBy: text(), since: moment(), limit: decimal().nullable() })
    .nullable()
    .optional(),
  /**
   * Whom somebody else than the caller made an admin in the last 7 days, or took that right from: at most 8, the latest
   * first. Absent in answers of older APIs.
   */
  adminChanges: listOf(
    responseObject({ id: rowId(), username: text(), isAdmin: flag(), changedBy: text(), at: moment() }),
  ).optional(),
  /** Chat messages of the last 14 days that could not be delivered and will not be sent again. */
  failedMessages: wholeNumber(),
  /**
   * At most 8 open offers with mails of the last 14 days that could not be delivered to the contact, the latest first.
   * Absent in answers of older APIs.
   */
  failedMails: listOf(
    responseObject({ offerId: text(), clientName: text(), failure: oneOf(mailFailures), since: moment() }),
  ).optional(),
  /** At most 8 creators whose present address did not take the latest mail. Absent in answers of older APIs. */
  unreachableCreators: listOf(
    responseObject({ name: text(), failure: oneOf(mailFailures), since: moment() }),
  ).optional(),
  /** Price books that the caller may approve, the one with the earliest start first. Absent in answers of older APIs. */
  priceBooksInReview: listOf(responseObject({ id: text(), label: text(), submittedBy: text() })).optional(),
  /** Of the last 90 days, today included. */
  offers: responseObject({
    made: wholeNumber(),
    /** Of those made: opened by a client. */
    opened: wholeNumber(),
    /** Of those opened: opened again an hour or more after the first time. */
    openedAgain: wholeNumber(),
  }),
  /** The same offers by currency; a currency without any is left out. */
  currencies: listOf(
    responseObject({
      currency: oneOf(currencies),
      made: wholeNumber(),
      /** Still valid. */
      open: wholeNumber(),
      /** Of those open: valid for 7 days more at the most. */
      expiring: wholeNumber(),
      expired: wholeNumber(),
    }),
  ),
  /** What the calculators were asked in the last 12 weeks, the present one included. */
  calculations: responseObject({
    weeks: listOf(responseObject({ /** A Monday. */ start: calendarDay().defined(), count: wholeNumber() })),
    /** By the months asked for: the first of 12 is one month. */
    lengths: listOf(wholeNumber()),
    calculators: listOf(responseObject({ calculator: oneOf(calculators), count: wholeNumber() })),
  }),
});

export type Overview = ResponseOf<typeof overviewResponse>;
