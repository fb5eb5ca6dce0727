import { useMemo, useRef, useState } from 'react';
import {
  issuesOf,
  maskedEmail,
  offerQuestionSchema,
  type OfferMessage,
  type OfferQuestion,
} from '@programme/contracts';
import { TextField, ValidatedForm, type FormikProps, type ServerErrors } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Stack, Typography } from '@programme/ui';
import { FormValues } from '../../shared/fields/form-values';
import { storedQuestion, storeQuestion } from './question-draft';
import { QuestionFailureNotice } from './question-failure-notice';
import { useSendQuestion } from './use-send-question';

type Values = { readonly text: string; readonly name: string };

type Props = {
  readonly offerId: string;
  readonly writesTo: string | null;
  /** The question has arrived, and is in the thread. */
  readonly onSent: (message: OfferMessage) => void;
};

/** Asks a question. What is typed stays until it has arrived; the name stays for the next one. */
export function QuestionForm({ offerId, writesTo, onSent }: Props) {
  const translate = useTranslate();
  const { send, sending, failure } = useSendQuestion(offerId);
  const [initial] = useState<Values>(() => {
    const { text, name } = storedQuestion(offerId);
    return { text, name };
  });
  const [isSent, setSent] = useState(false);
  const [sentValues, setSentValues] = useState(initial);

  const form = useRef<FormikProps<Values>>(null);

  const submit = async (values: Values) => {
    setSent(false);
    setSentValues(values);
    const message = await send(question(values));
    if (!message) return;
    setSent(true);
    const now = form.current?.values;
    // Whoever types on already is left where they are.
    if (now?.text !== values.text) return;
    form.current?.resetForm({ values: { ...now, text: '' } });
    onSent(message);
  };

  const serverErrors = useMemo<ServerErrors<Values> | undefined>(
    () => (failure?.kind === 'refused' ? { messages: failure.error.errors, values: sentValues } : undefined),
    [failure, sentValues],
  );
  const keep = (values: Values) => {
    storeQuestion(offerId, values);
    if (values.text !== '') setSent(false);
  };
  return (
    <ValidatedForm<Values>
      label={translate('offer.thread.text')}
      initialValues={initial}
      validate={(values) => issuesOf(offerQuestionSchema, question(values))}
      serverErrors={serverErrors}
      onSubmit={submit}
      formRef={form}
    >
      <FormValues<Values> onChange={keep} />
      <Stack sx={{ gap: 2 }}>
        <TextField name="text" label={translate('offer.thread.text')} lines={3} required />
        <TextField name="name" label={translate('offer.thread.name')} autoComplete="name" />
        {writesTo !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('offer.thread.mailed', { address: isolated(maskedEmail(writesTo)) })}
          </Typography>
        )}
        {failure && <QuestionFailureNotice failure={failure} />}
        {isSent && (
          <Notice tone="success" role="status">
            {translate('offer.thread.sent')}
          </Notice>
        )}
        <Button type="submit" variant="contained" size="large" loading={sending} sx={{ alignSelf: { sm: 'start' } }}>
          {translate(
            sending ? 'offer.answer.sending' : failure?.kind === 'unanswered' ? 'shell.retry' : 'offer.thread.send',
          )}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

const question = ({ text, name }: Values): OfferQuestion => ({
  text: text.trim(),
  ...(name.trim() !== '' && { name: name.trim() }),
});
