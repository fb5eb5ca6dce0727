import { offeredPackages, offeredPrice, type Quote } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { useOfferMoney } from '../quotes/use-offer-money';
import { useQuoteLabels } from '../quotes/use-quote-labels';
import { optionValue } from './recorded-decision';

/** Everything that a client can accept, in the order of the quotes: each package and length with its total. */
export function useRecordOptions(quotes: readonly Quote[], currency: Currency) {
  const translate = useTranslate();
  const words = useQuoteLabels(currency);
  const money = useOfferMoney(currency);
  return quotes.flatMap((quote, index) => {
    const { monthsCount, calculatedPrices } = quote;
    const lengths = [monthsCount, ...calculatedPrices.options.map(({ months }) => months)];
    const ordered = [...new Set(lengths)].sort((one, other) => one - other);
    return offeredPackages.flatMap((name) =>
      ordered.flatMap((months) => {
        const price = offeredPrice(quote, name, months);
        if (!price) return [];
        const label = [
          translate('quote.number', { number: index + 1 }),
          words.badge(name),
          words.length(months),
          money(price.total),
        ].join(' · ');
        return [{ value: optionValue({ quoteId: quote.id, package: name, months }), label }];
      }),
    );
  });
}
