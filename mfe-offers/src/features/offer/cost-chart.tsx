import { useRef } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, ErrorBoundary, Notice, Spinner } from '@programme/ui';
import type { CostChartView } from '@programme/offer-view';
import { useNearViewport } from '../../shared/use-near-viewport';
import { usePrinting } from '../../shared/use-printing';
import { useChart } from './use-chart';

const height = 320;

/** On paper a chart cannot measure its place: the screen's is still there when it is drawn. In px; it shrinks to fit. */
const onPaper = { width: 680, height: 240 };

/** Drawn when somebody is about to see it, as the prices are read before, and for paper. */
export function CostChart({ chart }: { readonly chart: CostChartView }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isPrinting = usePrinting();
  const Chart = useChart(isNear);
  if (Chart === 'failed') return <ChartFailure />;
  return (
    <ErrorBoundary fallback={<ChartFailure />}>
      <Box ref={place} sx={placeStyle}>
        {Chart
          ? (isNear || isPrinting) && (
              <Chart
                label={translate('offer.chart.label')}
                months={chart.months}
                series={chart.series}
                monthsLabel={translate('offer.chart.months')}
                format={chart.money}
                formatAxis={chart.roughly}
                size={isPrinting ? onPaper : { height }}
              />
            )
          : isNear && (
              <div className="screen-only">
                <Spinner label={translate('offer.chart.loading')} />
              </div>
            )}
      </Box>
    </ErrorBoundary>
  );
}

const placeStyle = {
  minHeight: height,
  breakInside: 'avoid',
  // No empty frame where the chart has not come. The table below has the same amounts.
  '@media print': { minHeight: 0, '& svg': { maxWidth: '100%' } },
} as const;

function ChartFailure() {
  const translate = useTranslate();
  return (
    <Box className="screen-only">
      <Notice tone="warning">{translate('offer.chart.failed')}</Notice>
    </Box>
  );
}
