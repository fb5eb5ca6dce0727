import { useId } from 'react';
import { declineReasons, declineSchema, issuesOf, type Decline, type DeclineReason } from '@programme/contracts';
import { TextField, ValidatedForm } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack, Typography } from '@programme/ui';
import { Choice, ChoiceGroup } from '../../shared/fields/choice-group';
import { AnswerButtons } from './answer-buttons';
import type { AnswerDialogProps, DeclineDraft } from './answer-drafts';
import { AnswerFailureNotice } from './answer-failure-notice';
import { AnswerFrame } from './answer-frame';
import { FormValues } from '../../shared/fields/form-values';
import { OfferOutcome } from './offer-outcome';
import { UpdateNotice } from './update-notice';
import { useSendAnswer } from './use-send-answer';

/** Declines an offer: the main reason, and what else the client wants to say. */
export function DeclineDialog(props: AnswerDialogProps) {
  const { offerId, offer, view, before, drafts, onDrafts, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const { send, sending, failure } = useSendAnswer(props);
  const isOpen = offer.status === 'open';
  const label = translate('offer.decline.title');
  return (
    <AnswerFrame kicker={null} heading={label} busy={sending} onClose={onClose}>
      {!isOpen && <OfferOutcome offer={offer} view={view} />}
      {isOpen && (
        <ValidatedForm<DeclineDraft>
          label={label}
          initialValues={drafts.decline}
          validate={(values) =>
            values.reason === ''
              ? [{ field: 'reason', key: 'offer.decline.reason.required', parameters: {} }]
              : issuesOf(declineSchema, decline(offer.revision, values.reason, values.text))
          }
          onSubmit={async ({ reason, text }) => {
            if (reason !== '') await send(decline(offer.revision, reason, text));
          }}
          locked={sending}
        >
          <FormValues<DeclineDraft> onChange={(values) => onDrafts((current) => ({ ...current, decline: values }))} />
          <Stack sx={{ gap: 2 }}>
            {before && <UpdateNotice before={before} after={offer} />}
            <Typography sx={{ color: 'text.secondary' }}>{translate('offer.decline.lead')}</Typography>
            <div>
              <Typography id={id} component="h3" variant="h3" sx={{ mb: 1 }}>
                {translate('offer.decline.reason')}
              </Typography>
              <ChoiceGroup name="reason" labelledBy={id}>
                <Stack sx={{ gap: 1 }}>
                  {declineReasons.map((reason) => (
                    <Choice
                      key={reason}
                      name="reason"
                      value={reason}
                      label={translate(`offer.decline.reason.${reason}`)}
                    />
                  ))}
                </Stack>
              </ChoiceGroup>
            </div>
            <TextField name="text" label={translate('offer.decline.text')} lines={3} />
            {failure && <AnswerFailureNotice failure={failure} offerId={offerId} />}
          </Stack>
          <AnswerButtons>
            <Button type="submit" variant="contained" size="large" loading={sending}>
              {translate(
                sending
                  ? 'offer.answer.sending'
                  : failure?.kind === 'unanswered'
                    ? 'shell.retry'
                    : 'offer.decline.confirm',
              )}
            </Button>
          </AnswerButtons>
        </ValidatedForm>
      )}
    </AnswerFrame>
  );
}

const decline = (revision: number, reason: DeclineReason, text: string): Decline => ({
  revision,
  decision: 'declined',
  reason,
  ...(text.trim() !== '' && { text: text.trim() }),
});
