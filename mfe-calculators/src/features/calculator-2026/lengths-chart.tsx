import { Component, lazy, Suspense, type ReactNode } from 'react';
import { formatMoney } from '@programme/formatting';
import { useShell, useTranslate } from '@programme/mfe-contract';
import type { Currency, EnterpriseLength } from '@programme/pricing';
import { Box, Notice, Spinner } from '@programme/ui';

// Only those who open it pay for the chart library.
const MonthsChart = lazy(async () => ({ default: (await import('@programme/charts')).MonthsChart }));

type Props = {
  readonly lengths: readonly EnterpriseLength[];
  readonly currency: Currency;
  /** The chosen contract length. */
  readonly months: number;
};

/** Total and monthly payment by contract length, as a picture. */
export function LengthsChart({ lengths, currency, months }: Props) {
  const { translate, preferences } = useShell();
  return (
    <ChartBoundary fallback={<ChartFailure />}>
      <Suspense fallback={<Spinner label={translate('priceChart.loading')} />}>
        <Box sx={{ minHeight: 300 }}>
          <MonthsChart
            label={translate('priceChart.label')}
            months={lengths.map((length) => length.months)}
            series={[
              {
                id: 'total',
                label: translate('calculator.result.total'),
                values: lengths.map((length) => length.finalTotal),
              },
              {
                id: 'monthly',
                label: translate('calculator.result.monthly'),
                values: lengths.map((length) => length.monthlyPayment),
              },
            ]}
            chosenMonth={months}
            chosenLabel={translate('priceChart.chosen')}
            monthsLabel={translate('priceChart.months')}
            format={(value) => formatMoney(value, currency, preferences.language, { precision: 'display' })}
          />
        </Box>
      </Suspense>
    </ChartBoundary>
  );
}

function ChartFailure() {
  const translate = useTranslate();
  return <Notice tone="warning">{translate('priceChart.failed')}</Notice>;
}

/** A chart that cannot be loaded costs the picture, not the result around it. */
class ChartBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
