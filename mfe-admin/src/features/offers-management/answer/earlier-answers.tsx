import { useId } from 'react';
import type { OfferDecisionRecord, OfferRevision, Quote } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { Box, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TimelineEntry } from '../../../shared/timeline-entry';
import { TypedText } from '../display/typed-text';
import { useOptionName } from './use-option-name';

type Offered = { readonly revisions: readonly OfferRevision[]; readonly quotes: readonly Quote[] };
type Props = Offered & { readonly decisions: readonly OfferDecisionRecord[] };

/** Answers that no longer count, newest first, and why. */
export function EarlierAnswers({ decisions, ...offered }: Props) {
  const { translate } = useShell();
  const title = useId();
  if (decisions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" id={title}>
        {translate('offerAnswer.history')}
      </Typography>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {decisions.map((decision) => (
          <EarlierAnswer key={decision.id} decision={decision} {...offered} />
        ))}
      </Box>
    </Box>
  );
}

/** An answer, and above it how it was reversed: the newest first here, too. */
function EarlierAnswer({ decision, ...offered }: Offered & { readonly decision: OfferDecisionRecord }) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const { kind, name, option, reason, text, reversal } = decision;
  const revision = translate('offers.history.revision', { number: decision.revision });
  const time = (at: string) => clock.dateTime(at);
  return (
    <>
      {reversal && (
        <TimelineEntry
          title={translate('offerAnswer.reversed')}
          when={translate('offers.history.by', { when: time(reversal.at), username: isolated(reversal.username) })}
        >
          {reversal.reason !== null && <TypedText>{reversal.reason}</TypedText>}
        </TimelineEntry>
      )}
      <TimelineEntry
        title={`${translate(kind === 'accepted' ? 'offers.history.accepted' : 'offers.history.declined')} · ${revision}`}
        when={time(decision.decidedAt)}
      >
        {name !== null && <bdi>{name}</bdi>}
        {option && <OptionLine option={option} decision={decision} {...offered} />}
        {reason !== null && <Box>{translate(`offerAnswer.reason.${reason}`)}</Box>}
        {text !== null && <TypedText>{text}</TypedText>}
        {!reversal && <Box>{translate('offerAnswer.replaced')}</Box>}
      </TimelineEntry>
    </>
  );
}

const OptionLine = (props: Parameters<typeof useOptionName>[0]) => <Box>{useOptionName(props)}</Box>;
