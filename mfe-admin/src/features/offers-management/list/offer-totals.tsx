import type { ListedOffer } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { useOfferMoney } from '../quotes/use-offer-money';

type Props = { readonly offer: Pick<ListedOffer, 'totals' | 'accepted' | 'currency'> };

/**
 * What was accepted and when, or what the offer comes to for each of its packages, in its currency. Amounts of a column end at one
 * edge.
 */
export function OfferTotals({ offer: { totals, accepted, currency } }: Props) {
  const translate = useTranslate();
  const money = useOfferMoney(currency);
  const clock = useStaffClock();
  const shown = accepted ? { [accepted.package]: accepted.total } : totals;
  const lines = [
    { name: translate('quote.enterprise'), total: shown.enterprise },
    { name: translate('quote.comfort'), total: shown.comfort },
  ].filter(({ total }) => total !== undefined);
  if (lines.length === 0) return <>{`${noValue} ${currency}`}</>;
  const figures = (
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
  if (!accepted?.at) return figures;
  return (
    <>
      {figures}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {translate('offers.accepted.at', { when: clock.dayOf(accepted.at) })}
      </Typography>
    </>
  );
}
