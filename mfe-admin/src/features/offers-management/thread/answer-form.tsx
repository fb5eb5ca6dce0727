import { useRef } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, limits, offerAnswerSchema, type OfferAnswer } from '@programme/contracts';
import { TextField, ValidatedForm, type FormikHelpers, type FormikProps } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { offerThreadApi } from './offer-thread.api';

type Props = {
  readonly offerId: string;
  /** Whether the message answers a question. */
  readonly isAnswer: boolean;
};

const empty: OfferAnswer = { text: '' };

/** Staff write to the client. What is typed stays until it is sent, over a reload too. */
export function AnswerForm({ offerId, isAnswer }: Props) {
  const { translate, toast } = useShell();
  const form = useRef<FormikProps<OfferAnswer>>(null);
  const [send, { error, isLoading, reset }] = offerThreadApi.useAnswerOfferMutation();
  const { keyOf, forgetKey } = useIdempotencyKey(`answer.${offerId}`);
  const isOfField = isApiError(error) && 'text' in error.errors;

  const submit = async (answer: OfferAnswer, { setErrors }: FormikHelpers<OfferAnswer>) => {
    if (isLoading) return;
    const result = await send({ ...answer, id: offerId, idempotencyKey: keyOf(answer) });
    if (result.error !== undefined) {
      if (isApiError(result.error)) setErrors(result.error.errors);
      return;
    }
    forgetKey();
    reset();
    toast({ title: translate('offerThread.sent') });
    // What was typed while the message was on its way is the next one.
    if (form.current?.values.text === answer.text) form.current.resetForm({ values: empty });
    return true;
  };

  return (
    <ValidatedForm
      label={translate('offerThread.form')}
      initialValues={empty}
      validate={(values) => issuesOf(offerAnswerSchema, values)}
      onSubmit={submit}
      draft={`answer.${offerId}`}
      formRef={form}
    >
      <Stack sx={{ gap: 1.5, mt: 2.5, maxWidth: '75ch' }}>
        <TextField
          name="text"
          label={translate(isAnswer ? 'offerThread.answer' : 'offerThread.message')}
          hint={translate('offerThread.hint')}
          required
          lines={3}
          input={{ dir: 'auto', maxLength: limits.thread.text }}
        />
        {error !== undefined && !isOfField && <CallFailure title={translate('offerThread.failed')} error={error} />}
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          {translate(isLoading ? 'offerThread.sending' : 'offerThread.send')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}
