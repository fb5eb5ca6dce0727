import { lazy, Suspense } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, ErrorBoundary, Notice, Spinner } from '@programme/ui';
import type { CostChartView } from '@programme/offer-view';

// The prices are read before the chart is looked at: its library comes afterwards.
const MonthlyBarChart = lazy(async () => ({ default: (await import('@programme/charts')).MonthlyBarChart }));

const height = 320;

export function CostChart({ chart }: { readonly chart: CostChartView }) {
  const translate = useTranslate();
  return (
    <ErrorBoundary fallback={<ChartFailure />}>
      <Box sx={{ minHeight: height, breakInside: 'avoid' }}>
        <Suspense fallback={<Spinner label={translate('offer.chart.loading')} />}>
          <MonthlyBarChart
            label={translate('offer.chart.label')}
            months={chart.months}
            series={chart.series}
            monthsLabel={translate('offer.chart.months')}
            format={chart.money}
            formatAxis={chart.roughly}
          />
        </Suspense>
      </Box>
    </ErrorBoundary>
  );
}

function ChartFailure() {
  const translate = useTranslate();
  return <Notice tone="warning">{translate('offer.chart.failed')}</Notice>;
}
