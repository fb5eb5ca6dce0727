import { currencies } from '@programme/pricing';
import { calculators } from './calculation-log.schema.js';
import {
  decimal,
  flag,
  listOf,
  moment,
  oneOf,
  responseObject,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

/** Amounts by the book in force, and by the simulated one; major units of the currency. */
const change = { before: decimal(), after: decimal() };

const currency = { currency: oneOf(currencies) };

/**
 * Answer of `POST /api/price-books/{id}/simulate`: what a book changes against the one in force. Nothing is stored, and
 * amounts of different currencies are never added.
 */
export const priceSimulationResponse = responseObject({
  priceBookId: text(),
  /** The book in force. */
  comparedWith: text(),
  /** Enterprise totals at the least users of each tier of either book, for each contract length. */
  enterprise: listOf(responseObject({ ...currency, activeUsers: wholeNumber(), months: wholeNumber(), ...change })),
  /** Comfort for one user: flex (1 month) and each pack of either book. */
  comfort: listOf(responseObject({ ...currency, months: wholeNumber(), ...change })),
  /** Open offers, as they were offered and as if quoted by the simulated book; terms and discounts stay. */
  offers: responseObject({
    count: wholeNumber(),
    /** A quote with both packages counts in each: a client takes one of them. */
    totals: listOf(
      responseObject({ ...currency, package: oneOf(['enterprise', 'comfort']), quotes: wholeNumber(), ...change }),
    ),
    /** The 20 offers with the largest share of change in one of their totals, largest first. */
    mostAffected: listOf(
      responseObject({
        id: text(),
        clientName: text(),
        ...currency,
        package: oneOf(['enterprise', 'comfort']),
        ...change,
      }),
    ),
  }),
  /** Calculations of the last 90 days at both books' prices. */
  calculations: responseObject({
    since: moment(),
    groups: listOf(responseObject({ ...currency, calculator: oneOf(calculators), count: wholeNumber(), ...change })),
  }),
  /** Whether all open offers and calculations were looked at; without, the time was up. */
  complete: flag(),
});

export type PriceSimulation = ResponseOf<typeof priceSimulationResponse>;
