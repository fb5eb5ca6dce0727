import { formatCompactNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import type { Currency, EnterpriseLength } from '@programme/pricing';
import { styled, tokens, Typography, visuallyHidden } from '@programme/ui';
import { useMoney } from '../use-money';
import { AxisTitle, axisWidth, Bars, ChartBand, Payments } from './lengths-chart-marks';
import { axisOf } from './chart-axis';
import { roomForTwo } from './label-heights';
import { MonthChoices } from './month-choices';

type Props = {
  readonly lengths: readonly EnterpriseLength[];
  readonly currency: Currency;
  /** The chosen contract length. */
  readonly months: number;
  readonly onChoose: (months: number) => void;
};

/**
 * Total as bars and monthly payment as a line, each on its own axis, over the contract lengths. Each length is a choice:
 * arrow keys move through them, and a screen reader hears both amounts. The amounts of the chosen and, where there is
 * room, of the cheapest are written beside their marks. Drawn by hand: MUI X Charts are 105 kB (gzip), almost half as much
 * as all scripts of `/`, and their bars are no radio buttons.
 */
export function LengthsChart({ lengths, currency, months, onChoose }: Props) {
  const { translate, preferences } = useShell();
  const money = useMoney(currency);
  const short = (amount: number) => formatCompactNumber(amount, preferences.language);
  const rounded = (amount: number) => money(amount, { precision: 'display' });
  const totals = axisOf(lengths.map(({ finalTotal }) => finalTotal));
  const payments = axisOf(lengths.map(({ monthlyPayment }) => monthlyPayment));
  const lowestTotal = Math.min(...lengths.map(({ finalTotal }) => finalTotal));
  // Short contracts that are raised to the minimum cost the same; their amounts would overlap.
  const cheapest = lengths.find(({ finalTotal }) => finalTotal === lowestTotal);
  const lowest = Math.min(...lengths.map(({ monthlyPayment }) => monthlyPayment));
  const points = lengths.map((length) => {
    const chosen = length.months === months;
    const distance = Math.abs(length.months - months);
    const hasRoom = distance >= roomForTwo.wide;
    return {
      months: length.months,
      chosen,
      total: length.finalTotal,
      payment: length.monthlyPayment,
      totalLabel: chosen || (hasRoom && length === cheapest) ? rounded(length.finalTotal) : null,
      paymentLabel: chosen || (hasRoom && length.monthlyPayment === lowest) ? rounded(length.monthlyPayment) : null,
      crowded: !chosen && distance < roomForTwo.narrow,
    };
  });

  return (
    <Chart>
      <legend>{translate('priceChart.label')}</legend>
      <AxisTitle shape="line">{translate('calculator.result.monthly')}</AxisTitle>
      <ChartBand axis={payments} height={96} format={short}>
        <Payments points={points} axis={payments} />
      </ChartBand>
      <AxisTitle shape="bar">{translate('calculator.result.total')}</AxisTitle>
      <ChartBand axis={totals} height={200} format={short}>
        <Bars points={points} axis={totals} chosenText={translate('priceChart.chosen')} />
      </ChartBand>
      <MonthChoices
        choices={points.map((point) => ({
          months: point.months,
          chosen: point.chosen,
          label: translate('priceChart.value', {
            count: point.months,
            total: money(point.total),
            monthly: money(point.payment),
          }),
        }))}
        onChoose={onChoose}
      />
      <Typography aria-hidden component="div" variant="caption" sx={monthsStyle}>
        {translate('priceChart.months')}
      </Typography>
    </Chart>
  );
}

const Chart = styled('fieldset')({
  position: 'relative',
  margin: 0,
  marginTop: 16,
  padding: 0,
  paddingLeft: axisWidth,
  border: 0,
  minWidth: 0,
  '& legend': visuallyHidden,
});

const monthsStyle = { textAlign: 'center', color: tokens.color.muted } as const;
