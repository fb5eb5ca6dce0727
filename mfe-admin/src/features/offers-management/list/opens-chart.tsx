import { lazy, Suspense } from 'react';
import { formatDayAndMonth } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, ErrorBoundary, Notice, Spinner } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import type { OpensOfDay } from './opens-by-day';

// Only those who open the analytics pay for the chart library.
const DailyBarChart = lazy(async () => ({ default: (await import('@programme/charts')).DailyBarChart }));

/** Height of the chart, kept free while it is loaded, in pixels. */
const height = 150;

/** On which days an offer was opened, as a chart; nothing while it is not known whose days these are. */
export function OpensChart({ days }: { readonly days: readonly OpensOfDay[] }) {
  const { translate, preferences } = useShell();
  const { timeZone } = useStaffClock();
  return (
    <ErrorBoundary fallback={<Notice tone="warning">{translate('offers.analytics.chart.failed')}</Notice>}>
      <Box sx={{ minHeight: height }}>
        <Suspense fallback={<Spinner label={translate('offers.analytics.chart.loading')} size={28} />}>
          {timeZone !== undefined && (
            <DailyBarChart
              label={translate('offers.analytics.chart')}
              days={days}
              countLabel={translate('offers.analytics.opens')}
              formatDay={(day) => formatDayAndMonth(day, preferences.language)}
            />
          )}
        </Suspense>
      </Box>
    </ErrorBoundary>
  );
}
