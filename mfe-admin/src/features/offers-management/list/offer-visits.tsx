import type { OfferVisit } from '@programme/contracts';
import { formatWholeNumber, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Amount, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { Pager } from '../../../shared/pager';
import { RecordsTable } from '../../../shared/records-table';
import { useDuration } from '../display/use-duration';
import { OpensChart } from './opens-chart';
import { opensByDay } from './opens-by-day';

type Props = {
  /** One page of them; at least one. */
  readonly views: readonly OfferVisit[];
  /** How many there are on all pages. */
  readonly total: number;
  /** How many are on the pages before. */
  readonly offset: number;
  readonly onNewer?: () => void;
  readonly onOlder?: () => void;
};

/** What is known of an offer's openings: how many, on which days, and each of them. */
export function OfferVisits({ views, total, offset, onNewer, onOlder }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const duration = useDuration();
  const days = opensByDay(views, clock.calendarDay);
  const format = (value: number) => formatWholeNumber(value, language);
  const hasOlder = days.reduce((sum, { count }) => sum + count, 0) < views.length;
  const isPaged = views.length < total;
  // The newest page has all of the chart's days when it reaches further back than they do.
  const ofThisPage = isPaged && (offset > 0 || !hasOlder);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{translate('offers.analytics.total', { total: format(total) })}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(
          ofThisPage
            ? 'offers.analytics.chart.page'
            : hasOlder
              ? 'offers.analytics.chart.latest'
              : 'offers.analytics.chart',
        )}
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
                {clock.dateTime(viewedAt)}
              </Box>
              <td>{ipAddress ?? translate('offers.analytics.noAddress')}</td>
              <Box component="td" sx={{ '&&': { textAlign: 'right' } }}>
                <Amount translate="yes">{duration(sessionDuration) ?? translate('offers.analytics.active')}</Amount>
              </Box>
              <td>
                <Amount>{duration(activeSeconds) ?? noValue}</Amount>
              </td>
            </tr>
          ))}
        </tbody>
      </RecordsTable>
      {isPaged && (
        <Box sx={{ mt: 1, display: 'flex', justifyContent: 'flex-end' }}>
          <Pager
            previous={translate('offers.analytics.newer')}
            next={translate('offers.analytics.older')}
            {...(onNewer && { onPrevious: onNewer })}
            {...(onOlder && { onNext: onOlder })}
          >
            {translate('offers.range', {
              from: format(offset + 1),
              to: format(offset + views.length),
              total: format(total),
            })}
          </Pager>
        </Box>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('offers.analytics.reading.hint')}
      </Typography>
    </>
  );
}
