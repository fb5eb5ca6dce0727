import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatMoney } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, CheckIcon, Panel } from '@programme/ui';
import { ExpiredIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { OfferRow } from './attention-row';
import { SectionHeading } from './section-heading';

type Decisions = NonNullable<Overview['decisions']>;

/** What clients decided lately: an acceptance is good news, and after a decline another offer may be better. */
export function DecisionsList({ decisions }: { readonly decisions: Decisions }) {
  const { translate } = useShell();
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id}>
      <SectionHeading id={id} title={translate('overview.decisions')} beside={translate('overview.decisions.window')} />
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
        {decisions.map((decision) => (
          <DecisionEntry key={decision.offerId} {...decision} />
        ))}
      </Box>
    </Panel>
  );
}

function DecisionEntry({ offerId, clientName, kind, at, currency, total, reason, text }: Decisions[number]) {
  const { translate, preferences } = useShell();
  const when = useStaffClock().relativeDay(at);
  if (kind === 'accepted')
    return (
      <OfferRow {...{ offerId, clientName }} tone="good" Icon={CheckIcon} quote={text}>
        {translate('overview.decisions.accepted', {
          amount: formatMoney(total ?? 0, currency, preferences.language),
          when,
        })}
      </OfferRow>
    );
  return (
    <OfferRow
      {...{ offerId, clientName }}
      tone="hint"
      Icon={ExpiredIcon}
      quote={text}
      verb={translate('overview.act.duplicate')}
      act="duplicate"
    >
      {translate('overview.decisions.declined', {
        reason: reason === null ? '' : translate(`offerAnswer.reason.${reason}`),
        when,
      })}
    </OfferRow>
  );
}
