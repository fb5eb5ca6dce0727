import { formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { comfortPrice, type Currency } from '@programme/pricing';
import { Button, Panel, styled, tokens, Typography } from '@programme/ui';
import { peakActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import { useMoney } from '../../shared/use-money';
import { useScreenPath } from '../../shared/named-prices/use-screen-path';

type Props = {
  readonly input: CalculationInput;
  readonly currency: Currency;
  /** The Enterprise total, in major units. */
  readonly total: number;
};

/** Enterprise beside Comfort for as many people and months: which costs less, by how much, and the way to Comfort. */
export function ComfortBeside({ input, currency, total }: Props) {
  const screenPath = useScreenPath();
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const money = useMoney(currency);
  const { months } = input;
  const employees = peakActiveUsers(input);
  const comfort = comfortPrice(priceBook, { currency, employees, months });
  const difference = total - comfort.totalCost;
  const higher = Math.max(total, comfort.totalCost);
  const bars = [
    { id: 'enterprise', label: translate('comfortBeside.enterprise'), amount: total },
    { id: 'comfort', label: translate('comfortBeside.comfort'), amount: comfort.totalCost },
  ];

  return (
    <Panel component="section" tone="sand" aria-labelledby="comfort-beside" sx={panelStyle}>
      <Head>
        <div>
          <Typography id="comfort-beside" component="h2" variant="h2">
            {difference > 0
              ? translate('comfortBeside.lower', { amount: money(difference) })
              : difference < 0
                ? translate('comfortBeside.higher', { amount: money(-difference) })
                : translate('comfortBeside.same')}
          </Typography>
          <Typography variant="body2" sx={mutedStyle}>
            {translate('comfortBeside.plan', {
              count: months,
              seats: formatWholeNumber(comfort.seats, preferences.language),
              perSeat: money(comfort.perUserCost),
            })}
          </Typography>
        </div>
        <Button component={RouterLink} to={screenPath('comfort')} variant="outlined" sx={buttonStyle}>
          {translate('calculator.comfort.see')}
        </Button>
      </Head>
      <Bars>
        {bars.map(({ id, label, amount }) => (
          <div key={id} data-plan={id}>
            <span>{label}</span>
            <i style={{ width: `${(amount / higher) * 100}%` }} />
            <b>{money(amount)}</b>
          </div>
        ))}
      </Bars>
    </Panel>
  );
}

const { color } = tokens;

const panelStyle = { display: 'grid', gap: 1.25 } as const;
const mutedStyle = { color: 'text.secondary' } as const;
const buttonStyle = { bgcolor: 'background.paper' } as const;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginBottom: 8,
  '& > div': { flex: '1 1 16.25rem' },
});

// Plain elements under one styled one: they render with every key press.
const Bars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.25rem, auto) minmax(0, 1fr) minmax(7rem, auto)',
  gap: '10px 12px',
  fontSize: '0.9375rem',
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& i': { height: 12, borderRadius: 6, backgroundColor: color.bar },
  '& [data-plan=enterprise] i': { backgroundColor: color.mark },
  '& b': { textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
