import { routePath, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { comfortPrice, currentPriceBook, type Currency } from '@programme/pricing';
import { Amount, Box, Button, Panel, tokens, Typography } from '@programme/ui';
import { peakActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import { useMoney } from '../../shared/use-money';

type Props = {
  readonly input: CalculationInput;
  readonly currency: Currency;
  /** The Enterprise total, in major units. */
  readonly total: number;
};

/** Enterprise beside Comfort for as many people and months: which costs less, by how much, and the way to Comfort. */
export function ComfortBeside({ input, currency, total }: Props) {
  const { translate } = useShell();
  const money = useMoney(currency);
  const { months } = input;
  const employees = peakActiveUsers(input);
  const comfort = comfortPrice(currentPriceBook, { currency, employees, months });
  const difference = total - comfort.totalCost;
  const higher = Math.max(total, comfort.totalCost);
  const bars = [
    { id: 'enterprise', label: translate('comfortBeside.enterprise'), amount: total, fill: color.mark },
    { id: 'comfort', label: translate('comfortBeside.comfort'), amount: comfort.totalCost, fill: color.bar },
  ];

  return (
    <Panel component="section" tone="sand" aria-labelledby="comfort-beside" sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={headStyle}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography id="comfort-beside" component="h2" variant="h2">
            {difference > 0
              ? translate('comfortBeside.lower', { amount: money(difference) })
              : difference < 0
                ? translate('comfortBeside.higher', { amount: money(-difference) })
                : translate('comfortBeside.same')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('comfortBeside.plan', {
              count: months,
              seats: comfort.seats,
              perSeat: money(comfort.perUserCost),
            })}
          </Typography>
        </Box>
        <Button
          component={RouterLink}
          to={routePath('comfort')}
          variant="outlined"
          sx={{ bgcolor: 'background.paper' }}
        >
          {translate('calculator.comfort.see')}
        </Button>
      </Box>
      {bars.map(({ id, label, amount, fill }) => (
        <Box key={id} sx={rowStyle}>
          <span>{label}</span>
          <Box
            style={{ width: `${(amount / higher) * 100}%` }}
            sx={{ height: 12, borderRadius: '6px', bgcolor: fill }}
          />
          <Amount sx={{ textAlign: 'right', fontWeight: 600 }}>{money(amount)}</Amount>
        </Box>
      ))}
    </Panel>
  );
}

const { color } = tokens;

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 } as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 112px',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.9375rem',
} as const;
