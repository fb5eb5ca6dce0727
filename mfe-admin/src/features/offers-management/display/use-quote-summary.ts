import { limits, type ListedOffer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';

type Summary = Pick<ListedOffer, 'quotes' | 'quoteCount'>;

const packages: Readonly<Record<Summary['quotes'][number]['packageType'], TextKey>> = {
  enterprise: 'quote.enterprise',
  comfort: 'quote.comfort',
  both: 'quote.both',
};

/** The quotes of an offer in one line: package, people and length of the first ones, and how many more there are. */
export function useQuoteSummary() {
  const { translate, preferences } = useShell();
  const number = (value: number) => formatWholeNumber(value, preferences.language);
  return ({ quotes, quoteCount }: Summary): string => {
    if (quoteCount === 0) return translate('offers.quotes.none');
    const shown = quotes.map(({ packageType, people, monthsCount }) =>
      translate('offers.quote', {
        package: translate(packages[packageType]),
        people: number(people),
        length: translate('quote.length', { count: monthsCount }),
      }),
    );
    const more = quoteCount - limits.listedQuotes;
    return [...shown, ...(more > 0 ? [translate('offers.quotes.more', { number: number(more) })] : [])].join(' · ');
  };
}
