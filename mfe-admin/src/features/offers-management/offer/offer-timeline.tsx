import { useId, useState } from 'react';
import type { ListPage, OfferEvent, OfferVisit } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { Box, Button, Panel, Spinner, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { CallFailure } from '../../../shared/failures/call-failure';
import type { LoadedQuery } from '../api/loaded-query';
import { HistoryEntry } from '../display/history-entry';
import { TimelineEntry } from '../../../shared/timeline-entry';
import { useDuration } from '../display/use-duration';
import { opensByDay } from '../list/opens-by-day';
import { OpensChart } from '../list/opens-chart';
import { timelineItems } from './timeline-items';

type Props = {
  readonly history: LoadedQuery<readonly OfferEvent[]>;
  readonly analytics: LoadedQuery<ListPage<OfferVisit>>;
};

/** Entries that are shown at first, and that each further request adds. */
const step = 20;

/** What has happened with an offer, newest first, with its openings by day. */
export function OfferTimeline({ history, analytics }: Props) {
  const { translate, preferences } = useShell();
  const { calendarDay } = useStaffClock();
  const title = useId();
  const [shown, setShown] = useState(step);
  const events = history.data;
  const visits = analytics.data;
  const items = timelineItems(events ?? [], visits?.rows ?? []);
  const error = history.error ?? analytics.error;
  const isFetching = history.isFetching || analytics.isFetching;
  const format = (value: number) => formatWholeNumber(value, preferences.language);
  const retry = () => {
    history.refetch();
    analytics.refetch();
  };
  return (
    <Panel component="section" aria-labelledby={title} sx={{ gridColumn: { lg: 1 } }}>
      <Typography component="h2" variant="h2" id={title}>
        {translate('offerPage.timeline')}
      </Typography>
      {isFetching && !(events && visits) && <Spinner label={translate('offerPage.timeline.loading')} size={28} />}
      {error !== undefined && !isFetching && (
        <Box sx={{ mt: 2 }}>
          <CallFailure title={translate('offerPage.timeline.failed')} error={error} onRetry={retry} />
        </Box>
      )}
      {visits && visits.rows.length > 0 && (
        <Box sx={{ mt: 1.5, mb: 2.5 }}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {visits.rows.length < visits.total.count
              ? translate('offerPage.latest', {
                  number: format(visits.rows.length),
                  total: format(visits.total.count),
                })
              : translate('offers.analytics.total', { total: format(visits.total.count) })}
          </Typography>
          <OpensChart days={opensByDay(visits.rows, calendarDay)} />
        </Box>
      )}
      {events && visits && (
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {items
            .slice(0, shown)
            .map((item) =>
              item.kind === 'event' ? (
                <HistoryEntry key={`event ${item.event.id}`} event={item.event} />
              ) : (
                <VisitEntry key={`visit ${item.visit.id}`} visit={item.visit} />
              ),
            )}
        </Box>
      )}
      {items.length > shown && (
        <Button onClick={() => setShown(shown + step)} sx={{ mt: 1 }}>
          {translate('offerPage.timeline.more')}
        </Button>
      )}
    </Panel>
  );
}

function VisitEntry({
  visit: { viewedAt, ipAddress, sessionDuration, activeSeconds },
}: {
  readonly visit: OfferVisit;
}) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const duration = useDuration();
  const when = clock.dateTime(viewedAt);
  const open = duration(sessionDuration);
  const read = duration(activeSeconds);
  const lasted = [
    open === null ? null : translate('offerPage.visit.duration', { duration: open }),
    read === null ? null : translate('offerPage.visit.reading', { duration: read }),
  ].filter((one) => one !== null);
  return (
    <TimelineEntry
      title={translate('offerPage.visit')}
      when={ipAddress === null ? when : translate('offerPage.visit.when', { when, address: ipAddress })}
    >
      {lasted.length > 0 ? lasted.join(', ') : translate('offers.analytics.active')}
    </TimelineEntry>
  );
}
