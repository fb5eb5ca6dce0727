import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import {
  answerChannels,
  check,
  declineReasons,
  limits,
  recordedDecisionSchema,
  type OfferDetails,
} from '@programme/contracts';
import { EmailField, SelectField, TextField, useFormikContext, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { ActionFailure } from './action-failure';
import { recordedDecision, type RecordValues } from './recorded-decision';
import { recordedDecisionApi } from './recorded-decision.api';
import { useRecordOptions } from './use-record-options';
import { useSeenVersion } from './use-seen-version';

type Props = {
  readonly details: Pick<OfferDetails, 'offer' | 'quotes'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks what a client answered elsewhere, how and when. */
export function RecordDialog({ details: { offer, quotes }, onDone, onClose }: Props) {
  const { translate, toast } = useShell();
  const [record, { error, isLoading, reset }] = recordedDecisionApi.useRecordDecisionMutation();
  const { keyOf, forgetKey } = useIdempotencyKey(`record.${offer.id}`);
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const { today } = useStaffClock();
  const options = useRecordOptions(quotes, offer.currency);
  const [initial] = useState<RecordValues>(() => ({
    decision: 'accepted',
    option: options.length === 1 ? (options[0]?.value ?? '') : '',
    reason: '',
    channel: 'phone',
    answeredOn: today < offer.validUntil ? today : offer.validUntil,
    name: '',
    role: '',
    email: '',
    text: '',
  }));
  const isOfField = isApiError(error) && Object.keys(error.errors).length > 0;

  const checkedOf = (values: RecordValues) => {
    // What was chosen before a reload may not be offered any more.
    const option = options.some(({ value }) => value === values.option) ? values.option : '';
    return check(recordedDecisionSchema, recordedDecision({ ...values, option }, version));
  };
  const validate = (values: RecordValues) => {
    const checked = checkedOf(values);
    if (checked.ok) return [];
    return checked.issues.map((issue) => ({ ...issue, field: issue.field === 'quoteId' ? 'option' : issue.field }));
  };
  const submit = async (values: RecordValues, { setErrors }: FormikHelpers<RecordValues>) => {
    const checked = checkedOf(values);
    if (!checked.ok) return;
    const body = checked.value;
    const result = await record({ id: offer.id, body, idempotencyKey: keyOf(body) });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    if (result.error !== undefined) return;
    forgetKey();
    toast({ title: translate('offerRecord.done') });
    onDone();
    return true;
  };

  return (
    <FormDialog
      title={translate('offerRecord.title')}
      initialValues={initial}
      validate={validate}
      onSubmit={submit}
      draft={`record.${offer.id}`}
      submit={translate('offerRecord.save')}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate('offerRecord.text')}</Typography>
      <ActionFailure
        title={translate('offerRecord.failed')}
        error={isOfField ? undefined : error}
        isReloaded={isReloaded}
        onReload={() => void reload().then((loaded) => loaded && reset())}
      />
      <RecordFields options={options} last={today < offer.validUntil ? today : offer.validUntil} />
    </FormDialog>
  );
}

type FieldsProps = {
  readonly options: ReturnType<typeof useRecordOptions>;
  /** The last day that an answer can be of. */
  readonly last: string;
};

function RecordFields({ options, last }: FieldsProps) {
  const { translate } = useShell();
  const { decision } = useFormikContext<RecordValues>().values;
  const choice = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const optional = (label: string) => translate('offerRecord.optional', { label });
  const empty = translate('offerRecord.choose');
  return (
    <>
      <SelectField
        name="decision"
        label={translate('offerRecord.decision')}
        options={choice(['accepted', 'declined'] as const, (value) => translate(`offerRecord.${value}`))}
      />
      {decision === 'accepted' ? (
        <>
          <SelectField name="option" label={translate('offerAnswer.option')} options={options} empty={empty} required />
          <TextField name="name" label={translate('offerAnswer.name')} required />
          <TextField name="role" label={optional(translate('offerAnswer.role'))} />
          <EmailField name="email" label={optional(translate('offerAnswer.email'))} />
        </>
      ) : (
        <SelectField
          name="reason"
          label={translate('offerAnswer.reason')}
          options={choice(declineReasons, (value) => translate(`offerAnswer.reason.${value}`))}
          empty={empty}
          required
        />
      )}
      <SelectField
        name="channel"
        label={translate('offerRecord.channel')}
        options={choice(answerChannels, (value) => translate(`offerRecord.channel.${value}`))}
      />
      <TextField
        name="answeredOn"
        type="date"
        label={translate('offerRecord.answeredOn')}
        input={{ max: last }}
        required
      />
      <TextField
        name="text"
        label={optional(translate('offerAnswer.text'))}
        lines={3}
        input={{ maxLength: limits.decision.text }}
      />
    </>
  );
}
