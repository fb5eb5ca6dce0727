import { lazy, Suspense, useRef } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, ErrorBoundary, Notice, Spinner } from '@programme/ui';
import type { CostChartView } from '@programme/offer-view';
import { useNearViewport } from '../../shared/use-near-viewport';

// The prices are read before the chart is looked at: its library, which is the largest on the page, comes when somebody
// is about to see it. On paper, the table below it has the same amounts.
const MonthlyBarChart = lazy(async () => ({ default: (await import('@programme/charts')).MonthlyBarChart }));

const height = 320;

export function CostChart({ chart }: { readonly chart: CostChartView }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <ErrorBoundary fallback={<ChartFailure />}>
      <Box ref={place} sx={{ minHeight: height, breakInside: 'avoid' }}>
        {isNear && (
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
        )}
      </Box>
    </ErrorBoundary>
  );
}

function ChartFailure() {
  const translate = useTranslate();
  return <Notice tone="warning">{translate('offer.chart.failed')}</Notice>;
}
