import type { ListedOffer } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box } from '@programme/ui';
import { useOfferMoney } from '../quotes/use-offer-money';

type Props = { readonly offer: Pick<ListedOffer, 'totals' | 'accepted' | 'currency'> };

/**
 * What was accepted, or what the offer comes to for each of its packages, in its currency. Amounts of a column end at one
 * edge.
 */
export function OfferTotals({ offer: { totals, accepted, currency } }: Props) {
  const translate = useTranslate();
  const money = useOfferMoney(currency);
  const shown = accepted ? { [accepted.package]: accepted.total } : totals;
  const lines = [
    { name: translate('quote.enterprise'), total: shown.enterprise },
    { name: translate('quote.comfort'), total: shown.comfort },
  ].filter(({ total }) => total !== undefined);
  if (lines.length === 0) return <>{`${noValue} ${currency}`}</>;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'baseline' }}
    >
      {lines.map(({ name, total }) => [
        <Box key={`${name} name`} component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {name}
        </Box>,
        <Box key={name} component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
          <Amount>{money(total ?? 0)}</Amount>
        </Box>,
      ])}
    </Box>
  );
}
