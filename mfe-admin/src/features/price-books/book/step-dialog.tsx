import { isApiError } from '@programme/api-client';
import { limits, type FieldIssue, type PriceBookDetails } from '@programme/contracts';
import { TextField, type FormikHelpers } from '@programme/forms';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CallFailure } from '../../../shared/failures/call-failure';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { priceBooksApi, type PriceBookStepName } from '../api/price-books.api';

type Props = {
  readonly book: PriceBookDetails;
  readonly step: PriceBookStepName;
  /** How many warnings the book has; a reason must answer them. */
  readonly warnings: number;
  readonly onClose: () => void;
};

type Texts = { readonly name: TextKey; readonly text: TextKey; readonly done: TextKey };

const texts = {
  submit: { name: 'prices.step.submit', text: 'prices.step.submit.text', done: 'prices.step.submit.done' },
  return: { name: 'prices.step.return', text: 'prices.step.return.text', done: 'prices.step.return.done' },
  approve: { name: 'prices.step.approve', text: 'prices.step.approve.text', done: 'prices.step.approve.done' },
  withdraw: { name: 'prices.step.withdraw', text: 'prices.step.withdraw.text', done: 'prices.step.withdraw.done' },
} as const satisfies Record<PriceBookStepName, Texts>;

type Values = { reason: string };

const reasonMissing: FieldIssue = { field: 'reason', key: 'validation.required', parameters: {} };

/** Asks before a step of the review is taken, and for the reason where it needs one. */
export function StepDialog({ book, step, warnings, onClose }: Props) {
  const { translate, toast } = useShell();
  const { dateTime: time } = useStaffClock();
  const [take, { error, isLoading }] = priceBooksApi.useStepPriceBookMutation();
  const { name, text, done } = texts[step];
  const needsReason = step === 'return' || (step === 'submit' && warnings > 0);

  const submit = async ({ reason }: Values, { setErrors }: FormikHelpers<Values>) => {
    const result = await take({ id: book.id, step, version: book.version, reason: reason.trim() || null });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate(done) });
    onClose();
    return true;
  };
  return (
    <FormDialog
      title={translate(name)}
      initialValues={{ reason: '' }}
      validate={({ reason }) => (needsReason && reason.trim() === '' ? [reasonMissing] : [])}
      onSubmit={submit}
      draft={`${step}.${book.id}`}
      submit={translate(name)}
      submitting={isLoading}
      onClose={onClose}
    >
      {isApiError(error) && Object.keys(error.errors).length === 0 && (
        <CallFailure title={translate('prices.step.failed')} error={error} />
      )}
      <Typography>{translate(text, { when: book.effectiveFrom === null ? '' : time(book.effectiveFrom) })}</Typography>
      {step === 'submit' && warnings > 0 && (
        <Typography>{translate('prices.step.warnings', { count: warnings })}</Typography>
      )}
      <TextField
        name="reason"
        label={translate('prices.field.reason')}
        required={needsReason}
        lines={3}
        input={{ maxLength: limits.priceBook.reason }}
      />
    </FormDialog>
  );
}
