import { lazy, Suspense } from 'react';
import { formatDayAndMonth } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, ErrorBoundary, Notice, Spinner } from '@programme/ui';
import type { OpensOfDay } from './opens-by-day';

// Only those who open the analytics pay for the chart library.
const DailyBarChart = lazy(async () => ({ default: (await import('@programme/charts')).DailyBarChart }));

/** Height of the chart, kept free while it is loaded, in pixels. */
const height = 150;

/** On which days an offer was opened, as a chart. */
export function OpensChart({ days }: { readonly days: readonly OpensOfDay[] }) {
  const { translate, preferences } = useShell();
  return (
    <ErrorBoundary fallback={<Notice tone="warning">{translate('offers.analytics.chart.failed')}</Notice>}>
      <Box sx={{ minHeight: height }}>
        <Suspense fallback={<Spinner label={translate('offers.analytics.chart.loading')} size={28} />}>
          <DailyBarChart
            label={translate('offers.analytics.chart')}
            days={days}
            countLabel={translate('offers.analytics.opens')}
            formatDay={(day) => formatDayAndMonth(day, preferences.language)}
          />
        </Suspense>
      </Box>
    </ErrorBoundary>
  );
}
