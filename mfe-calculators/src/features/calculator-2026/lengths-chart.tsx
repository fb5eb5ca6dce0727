import { lazy, Suspense } from 'react';
import { formatMoney } from '@programme/formatting';
import { useShell, useTranslate } from '@programme/mfe-contract';
import type { Currency, EnterpriseLength } from '@programme/pricing';
import { Box, ErrorBoundary, Notice, Spinner } from '@programme/ui';

// The chart library is loaded when the chart is opened.
const MonthlyLineChart = lazy(async () => ({ default: (await import('@programme/charts')).MonthlyLineChart }));

type Props = {
  readonly lengths: readonly EnterpriseLength[];
  readonly currency: Currency;
  /** The chosen contract length. */
  readonly months: number;
};

/** Total and monthly payment by contract length, as a chart. */
export function LengthsChart({ lengths, currency, months }: Props) {
  const { translate, preferences } = useShell();
  return (
    <ErrorBoundary fallback={<ChartFailure />}>
      <Suspense fallback={<Spinner label={translate('priceChart.loading')} />}>
        <Box sx={{ minHeight: 300 }}>
          <MonthlyLineChart
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
    </ErrorBoundary>
  );
}

function ChartFailure() {
  const translate = useTranslate();
  return <Notice tone="warning">{translate('priceChart.failed')}</Notice>;
}
