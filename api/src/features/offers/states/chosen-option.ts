import { offeredPrice, type Acceptance, type FieldIssue, type OfferSnapshot } from '@programme/contracts';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import type { AcceptanceEvidence } from '../records/evidence.js';

type Chosen = Pick<AcceptanceEvidence, 'option' | 'priceBook'>;

type Choice = Pick<Acceptance, 'quoteId' | 'package' | 'months'>;

/** What a client chose of a revision, with its amounts. Throws `invalid-request` for what it does not offer. */
export function chosenOption({ offer, quotes }: OfferSnapshot, choice: Choice): Chosen {
  const quote = quotes.find(({ id }) => id === choice.quoteId);
  if (!quote)
    throw notOffered(
      'quoteId',
      quotes.map(({ id }) => id),
    );
  const { calculatedPrices: prices, monthsCount } = quote;
  const lengths = [monthsCount, ...prices.options.map(({ months }) => months)];
  const totals = offeredPrice(quote, choice.package, choice.months);
  if (!totals) {
    const isPackage = lengths.some((months) => offeredPrice(quote, choice.package, months));
    const packages = (['enterprise', 'comfort'] as const).filter((name) => offeredPrice(quote, name, monthsCount));
    throw isPackage ? notOffered('months', lengths) : notOffered('package', packages);
  }
  const length = choice.months === monthsCount ? prices : prices.options.find(({ months }) => months === choice.months);
  return {
    option: { ...choice, currency: offer.currency, ...totals, prices: length?.[choice.package] ?? {} },
    priceBook: {
      id: prices.priceBookId,
      digest: prices.priceBookDigest ?? null,
      engineVersion: prices.engineVersion ?? null,
    },
  };
}

function notOffered(field: string, values: readonly (string | number)[]): ProblemError {
  const issue: FieldIssue = { field, key: 'validation.choice', parameters: { values: values.join(', ') } };
  return new ProblemError('invalid-request', { issues: [issue] });
}
