import type { ListedOffer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box, visuallyHidden } from '@programme/ui';

type Props = Pick<ListedOffer, 'quotes'>;

/** More would make the row of one offer higher than those of three others. */
const shownQuotes = 2;

/** Ends a line, and begins none. */
const separator = '\u00a0· ';

const packages: Readonly<Record<Props['quotes'][number]['packageType'], TextKey>> = {
  enterprise: 'quote.enterprise',
  comfort: 'quote.comfort',
  both: 'quote.both',
};

/**
 * The quotes of an offer: package, people and length of the first ones, and how many more there are. Those stand in a
 * tip, and screen readers read them in place of their number.
 */
export function QuoteSummary({ quotes }: Props) {
  const { translate, preferences } = useShell();
  if (quotes.length === 0) return <small>{translate('offers.quotes.none')}</small>;
  const descriptions = quotes.map(({ packageType, people, monthsCount }) =>
    translate('offers.quote', {
      package: translate(packages[packageType]),
      people: formatWholeNumber(people, preferences.language),
      length: translate('quote.length', { count: monthsCount }),
    }),
  );
  const rest = descriptions.slice(shownQuotes).join(separator);
  return (
    <small>
      {descriptions.slice(0, shownQuotes).join(separator)}
      {rest && (
        <>
          {separator}
          <span aria-hidden title={rest}>
            {translate('offers.quotes.more', { count: descriptions.length - shownQuotes })}
          </span>
          <Box component="span" sx={visuallyHidden}>
            {rest}
          </Box>
        </>
      )}
    </small>
  );
}
