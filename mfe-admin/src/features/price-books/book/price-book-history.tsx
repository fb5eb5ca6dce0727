import type { PriceBookAction, PriceBookEvent } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TimelineEntry } from '../../../shared/timeline-entry';
import { figureName } from '../display/figure-names';

const actions: Readonly<Record<PriceBookAction, TextKey>> = {
  created: 'prices.history.created',
  imported: 'prices.history.imported',
  changed: 'prices.history.changed',
  submitted: 'prices.history.submitted',
  returned: 'prices.history.returned',
  approved: 'prices.history.approved',
  'self-approved': 'prices.history.selfApproved',
  withdrawn: 'prices.history.withdrawn',
};

/** So many figures of a change are named; the others are counted. */
const named = 6;

/** Who did what with a book, newest first. */
export function PriceBookHistory({ events }: { readonly events: readonly PriceBookEvent[] }) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const figures = (paths: readonly string[]) => {
    const names = paths.slice(0, named).map((path) => figureName(path, translate));
    const more = paths.length - names.length;
    return [...names, ...(more > 0 ? [translate('prices.history.more', { count: more })] : [])].join('; ');
  };
  return (
    <Panel>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map(({ id, action, at, username, paths, reason }) => (
          <TimelineEntry
            key={id}
            title={translate(actions[action])}
            when={translate('offers.history.by', {
              when: clock.dateTime(at),
              username: isolated(username),
            })}
          >
            {paths.length > 0 && figures(paths)}
            {reason !== null && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {reason}
              </Typography>
            )}
          </TimelineEntry>
        ))}
      </Box>
    </Panel>
  );
}
