import { currencies, type Currency, type CurrencyPrices } from '@programme/pricing';
import type { PriceBookDraft } from '@programme/contracts';
import { error, type PriceBookProblem } from './problem.js';
import { amountProblems, largestAmount } from './numbers.rules.js';
import { rangeProblems } from './ranges.rules.js';

/** What each currency charges for Enterprise (S1 §9). */
export function enterpriseProblems(book: PriceBookDraft): PriceBookProblem[] {
  return currencies.flatMap((currency) => {
    const prices = book.currencies[currency];
    const path = `currencies.${currency}`;
    if (!prices) return [error('currency-missing', path, { currency })];
    return [...sourceProblems(book, currency), ...currencyProblems(path, prices)];
  });
}

/** An estimate is converted from a price list of its own: not from itself, nor from another estimate. */
function sourceProblems({ currencies: all }: PriceBookDraft, currency: Currency): PriceBookProblem[] {
  const source = all[currency]?.estimatedFrom;
  const isListed = source === undefined || (source !== currency && all[source]?.estimatedFrom === undefined);
  return isListed ? [] : [error('estimate-source', `currencies.${currency}.estimatedFrom`, { currency: source })];
}

function currencyProblems(path: string, prices: CurrencyPrices): PriceBookProblem[] {
  const { tiers } = prices;
  const amounts = (['startupFee', 'minimumTotal', 'comfortSuggestionLimit'] as const).flatMap((name) =>
    amountProblems(`${path}.${name}`, prices[name], largestAmount.enterprise),
  );
  return [
    ...amounts,
    ...rangeProblems(`${path}.tiers`, tiers, { first: 1 }),
    ...tiers.flatMap(({ fee }, index) => amountProblems(`${path}.tiers.${index}.fee`, fee, largestAmount.enterprise)),
    ...fallingFees(`${path}.tiers`, prices),
  ];
}

/** More active users cost more: each tier's fee is above that of the tier before. */
function fallingFees(path: string, { tiers }: CurrencyPrices): PriceBookProblem[] {
  return tiers.flatMap(({ fee }, index) => {
    const before = tiers[index - 1]?.fee;
    return before === undefined || fee > before
      ? []
      : [error('fee-not-rising', `${path}.${index}.fee`, { value: fee, before })];
  });
}
