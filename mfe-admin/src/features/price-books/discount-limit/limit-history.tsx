import { useState } from 'react';
import type { LimitChange, LimitOutcome } from '@programme/contracts';
import { formatPercent, isolated } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Typography } from '@programme/ui';
import { TimelineEntry } from '../../../shared/timeline-entry';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';

const outcomes: Readonly<Record<LimitOutcome, TextKey>> = {
  lowered: 'discountLimit.outcome.lowered',
  alone: 'discountLimit.outcome.alone',
  waiting: 'discountLimit.outcome.waiting',
  confirmed: 'discountLimit.outcome.confirmed',
  rejected: 'discountLimit.outcome.rejected',
  replaced: 'discountLimit.outcome.replaced',
};

/** So many changes are shown at first. */
const few = 3;

/** Who changed the limit, from what to what, newest first. */
export function LimitHistory({ changes }: { readonly changes: readonly LimitChange[] }) {
  const { translate, preferences } = useShell();
  const { dateTime: time } = useStaffClock();
  const [showsAll, setShowsAll] = useState(false);
  const percent = (limit: number | null) =>
    limit === null ? translate('discountLimit.history.none') : formatPercent(limit, preferences.language);
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
        {translate('discountLimit.history')}
      </Typography>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.slice(0, showsAll ? changes.length : few).map(({ id, from, to, at, by, outcome, settledBy }) => (
          <TimelineEntry
            key={id}
            title={translate('discountLimit.history.change', { from: percent(from), to: percent(to) })}
            when={translate('offers.history.by', { when: time(at), username: isolated(by) })}
          >
            {translate(outcomes[outcome], { username: isolated(settledBy ?? '') })}
          </TimelineEntry>
        ))}
      </Box>
      {!showsAll && changes.length > few && (
        <Button sx={{ mt: 1 }} onClick={() => setShowsAll(true)}>
          {translate('discountLimit.history.all')}
        </Button>
      )}
    </Box>
  );
}
