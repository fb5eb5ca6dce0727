import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { comfortPackOffers, type ComfortPackOffer } from '@programme/pricing';
import { Box, Amount } from '@programme/ui';
import { ChoiceGroup } from './choice-group';
import { useComfortMoney } from './use-comfort-money';

type Props = { readonly months: number; readonly onChoose: (months: number) => void };

/** The pack lengths with their price for one user, and what each saves against flex. */
export function PackChoice({ months, onChoose }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  return (
    <ChoiceGroup
      legend={translate('comfort.plan.length')}
      choices={comfortPackOffers(priceBook, preferences.currency).map((offer) => ({
        value: offer.months,
        label: translate('comfort.plan.months', { count: offer.months }),
        details: <PackDetails offer={offer} />,
      }))}
      chosen={months}
      onChoose={onChoose}
      columns={[1, 2]}
    />
  );
}

function PackDetails({ offer }: { readonly offer: ComfortPackOffer }) {
  const { translate, preferences } = useShell();
  const money = useComfortMoney(preferences.currency);
  const percent = formatPercent(offer.savingsPercentage, preferences.language);
  return (
    <>
      <Box sx={{ mt: 0.5 }}>
        <Amount sx={{ display: 'block', fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, color: 'text.primary' }}>
          {money(offer.monthlyRate)}
        </Amount>
        <span>{translate('comfort.plan.perMonth')}</span>
      </Box>
      <div>{translate('comfort.plan.perUser', { amount: money(offer.perUserCost) })}</div>
      <Box sx={{ mt: 0.75, color: 'primary.dark' }}>
        <strong>{translate('comfort.plan.saves', { percent })}</strong>
        <br />
        <span>{translate('comfort.plan.saves.amount', { amount: money(offer.savingsPerUser) })}</span>
      </Box>
    </>
  );
}
