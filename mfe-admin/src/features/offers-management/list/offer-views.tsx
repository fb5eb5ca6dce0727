import type { OfferView } from '@programme/contracts';
import { formatDateTime, formatWholeNumber, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Figure, Typography } from '@programme/ui';
import { RecordsTable } from '../../../shared/records-table';
import { OpensChart } from './opens-chart';
import { opensByDay } from './opens-by-day';

/** What is known of an offer's openings, of which there is at least one: how many, on which days, and each of them. */
export function OfferViews({ views }: { readonly views: readonly OfferView[] }) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const duration = useDuration();
  const days = opensByDay(views);
  const hasOlder = days.reduce((sum, { count }) => sum + count, 0) < views.length;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('offers.analytics.total', { total: formatWholeNumber(views.length, language) })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(hasOlder ? 'offers.analytics.chart.latest' : 'offers.analytics.chart')}
      </Typography>
      <OpensChart days={days} />
      <RecordsTable
        aria-label={translate('offers.analytics')}
        sx={{ mt: 2, fontSize: { xs: '0.875rem', sm: 'inherit' } }}
      >
        <thead>
          <tr>
            <th scope="col">{translate('offers.analytics.when')}</th>
            <th scope="col">{translate('offers.analytics.address')}</th>
            <Box component="th" scope="col" sx={{ '&&': { textAlign: 'right' } }}>
              {translate('offers.analytics.duration')}
            </Box>
            <th scope="col">{translate('offers.analytics.reading')}</th>
          </tr>
        </thead>
        <tbody>
          {views.map(({ id, viewedAt, ipAddress, sessionDuration, activeSeconds }) => (
            <tr key={id}>
              <Box component="td" sx={{ '&&': { pl: 0 } }}>
                {formatDateTime(viewedAt, language)}
              </Box>
              <td>{ipAddress ?? translate('offers.analytics.noAddress')}</td>
              <Box component="td" sx={{ '&&': { textAlign: 'right' } }}>
                <Figure>{duration(sessionDuration) ?? translate('offers.analytics.active')}</Figure>
              </Box>
              <td>
                <Figure>{duration(activeSeconds) ?? noValue}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </RecordsTable>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('offers.analytics.reading.hint')}
      </Typography>
    </>
  );
}

const secondsPerMinute = 60;

/** Seconds as rounded minutes (S2 §2); null for what was not reported yet. */
function useDuration() {
  const { translate, preferences } = useShell();
  return (seconds: number | null): string | null => {
    if (seconds === null) return null;
    const minutes = Math.round(seconds / secondsPerMinute);
    if (minutes === 0) return translate('offers.analytics.minutes.fewer');
    return translate('offers.analytics.minutes', { minutes: formatWholeNumber(minutes, preferences.language) });
  };
}
