import { useState } from 'react';
import { consentKey, type Acceptance } from '@programme/contracts';
import type { ServerErrors } from '@programme/forms';
import { useShell, type Translate } from '@programme/mfe-contract';
import { Notice, Stack } from '@programme/ui';
import { acceptedOf, choiceOf, sameTerms, termsOf, type Accepted } from './accept-options';
import { expectedPerson, nobody } from './expected-person';
import type { AcceptanceDraft, AnswerDialogProps, Person } from './answer-drafts';
import { AnswerFailureNotice } from './answer-failure-notice';
import { AnswerFrame } from './answer-frame';
import { OfferOutcome } from './offer-outcome';
import { OptionStep } from './option-step';
import { PersonStep } from './person-step';
import { SummaryStep } from './summary-step';
import { UpdateNotice } from './update-notice';
import { useSendAnswer } from './use-send-answer';

const steps = ['option', 'person', 'summary'] as const;

/** Accepts an offer in three steps: which option, who, and a summary to confirm. */
export function AcceptDialog(props: AnswerDialogProps) {
  const { offerId, offer, view, options, chosen, before, drafts, onChoose, onDrafts, onClose } = props;
  const { translate, refreshTexts } = useShell();
  const { send, sending, failure, forgetFailure } = useSendAnswer(props);
  const [serverErrors, setServerErrors] = useState<ServerErrors<Person>>();

  const draft = drafts.acceptance ?? {
    step: chosen ? 'person' : 'option',
    chosen: chosen && termsOf(chosen),
    person: expectedPerson(offer),
  };
  const accepted = sameTerms(options, draft.chosen, offer);
  const step = accepted ? draft.step : 'option';
  const change = (changes: Partial<AcceptanceDraft>) =>
    onDrafts((current) => ({ ...current, acceptance: { ...(current.acceptance ?? draft), step, ...changes } }));
  const goTo = (next: AcceptanceDraft['step']) => {
    forgetFailure();
    change({ step: next });
  };

  const confirm = async (request: Acceptance) => {
    const reason = await send(request);
    if (reason?.kind === 'consent') {
      await refreshTexts();
      change({ step: 'person', person: { ...draft.person, consent: false } });
    } else if (reason?.kind === 'refused' && Object.keys(reason.error.errors).some((field) => field in nobody)) {
      setServerErrors({ messages: reason.error.errors, values: draft.person });
      change({ step: 'person' });
    }
  };

  const place = translate('offer.accept.step', { step: steps.indexOf(step) + 1, steps: steps.length });
  const isOpen = offer.status === 'open';
  return (
    <AnswerFrame
      kicker={isOpen ? `${translate('offer.accept.title')} · ${place}` : null}
      heading={translate(isOpen ? `offer.accept.${step}` : 'offer.accept.title')}
      busy={sending}
      isHidden={props.isHidden}
      onClose={onClose}
    >
      {!isOpen && <OfferOutcome offer={offer} view={view} />}
      {isOpen && (
        <>
          <Stack sx={{ gap: 1.5, '&:not(:empty)': { mb: 2 } }}>
            {before && <UpdateNotice before={before} after={offer} />}
            {draft.chosen && !accepted && (
              <Notice tone="warning" role="alert">
                {translate('offer.accept.option.changed')}
              </Notice>
            )}
            {failure && <AnswerFailureNotice failure={failure} offerId={offerId} />}
          </Stack>
          {step === 'option' && (
            <OptionStep
              // A new revision begins without a choice, unless it has the chosen option.
              key={offer.revision}
              options={options}
              chosen={accepted?.length.value ?? ''}
              onChoose={(value) => {
                const next = acceptedOf(options, value);
                if (!next) return;
                change({ chosen: termsOf(next) });
                onChoose(choiceOf(next));
              }}
              onNext={() => goTo('person')}
            />
          )}
          {step === 'person' && accepted && (
            <PersonStep
              accepted={accepted}
              person={draft.person}
              serverErrors={serverErrors}
              requestOf={(person) => acceptance(offer.revision, accepted, person, translate)}
              onChange={(person) => change({ person })}
              onOtherOption={() => goTo('option')}
              onNext={() => goTo('summary')}
            />
          )}
          {step === 'summary' && accepted && (
            <SummaryStep
              accepted={accepted}
              terms={view.terms}
              request={acceptance(offer.revision, accepted, draft.person, translate)}
              sending={sending}
              isRetry={failure?.kind === 'unanswered'}
              onBack={() => goTo('person')}
              onConfirm={(request) => void confirm(request)}
            />
          )}
        </>
      )}
    </AnswerFrame>
  );
}

const acceptance = (
  revision: number,
  { option, length }: Accepted,
  { name, role, email }: Person,
  translate: Translate,
): Acceptance => ({
  revision,
  decision: 'accepted',
  quoteId: option.quote.id,
  package: option.package,
  months: length.months,
  name: name.trim(),
  role: role.trim(),
  email: email.trim(),
  consent: translate(consentKey),
});
