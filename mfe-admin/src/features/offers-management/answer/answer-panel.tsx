import { useEffect, useId, useRef } from 'react';
import type { OfferDecisionRecord, OfferDetails, OfferRevision } from '@programme/contracts';
import { formatDate } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Notice, Panel, Typography } from '@programme/ui';
import { ApprovalNotice } from './approval-notice';
import { AcceptedFacts } from './accepted-facts';
import { AnswerActions } from './answer-actions';
import { DecisionDigest } from './decision-digest';
import { DecisionEvidence } from './decision-evidence';
import { DeclinedFacts } from './declined-facts';
import { EarlierAnswers } from './earlier-answers';

type Props = {
  readonly details: OfferDetails;
  readonly revisions: readonly OfferRevision[];
  /** Whether the dialog for more time is open at first. */
  readonly extendsAtOnce: boolean;
  /** Opens the offer in the wizard. */
  readonly onEdit: () => void;
};

/** How an offer stands and what that means, what its client has answered, and what staff can do about it. */
export function AnswerPanel({ details, revisions, extendsAtOnce, onEdit }: Props) {
  const { offer, quotes, decisions, approval, abilities } = details;
  const { translate, preferences } = useShell();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanging = useRef(false);
  const { status, version } = offer;
  // A declined offer that was changed is open again, whether or not its decline is marked.
  const isAnswered = status === 'accepted' || status === 'declined' || status === 'withdrawn';
  const counting = isAnswered ? decisions.find(({ reversal }) => reversal === null) : undefined;
  const offered = { revisions, quotes };

  useEffect(() => {
    if (!isChanging.current) return;
    isChanging.current = false;
    // The button that was pressed has left the page.
    heading.current?.focus({ preventScroll: true });
  }, [version]);

  return (
    <Panel component="section" aria-labelledby={title} sx={{ order: { xs: -2, lg: 0 }, gridColumn: { lg: 1 } }}>
      <Typography component="h2" variant="h2" id={title} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {translate('offerAnswer.title')}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '65ch', color: 'text.secondary' }}>
        {translate(`offerAnswer.${status}`, { day: formatDate(offer.validUntil, preferences.language) })}
      </Typography>
      {approval && <ApprovalNotice {...{ offer, approval, abilities }} onDone={() => (isChanging.current = true)} />}
      {counting && (
        <Box sx={{ mt: 2.5 }}>
          {counting.altered && (
            <Box sx={{ mb: 2 }}>
              <Notice tone="error" role="alert" title={translate('offerAnswer.altered')}>
                {translate('offerAnswer.altered.text')}
              </Notice>
            </Box>
          )}
          {isAcceptance(counting) ? (
            <AcceptedFacts decision={counting} {...offered} />
          ) : (
            <DeclinedFacts decision={counting} />
          )}
          <DecisionDigest digest={counting.digest} />
          <DecisionEvidence decision={counting} />
        </Box>
      )}
      <AnswerActions {...{ details, extendsAtOnce, onEdit }} onDone={() => (isChanging.current = true)} />
      <EarlierAnswers decisions={decisions.filter((one) => one !== counting)} {...offered} />
    </Panel>
  );
}

const isAcceptance = (
  decision: OfferDecisionRecord,
): decision is OfferDecisionRecord & { readonly option: NonNullable<OfferDecisionRecord['option']> } =>
  decision.option !== null;
