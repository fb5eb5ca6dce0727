import type { ReactNode } from 'react';
import { isApiError } from '@programme/api-client';
import { limits, type FieldIssue, type Offer } from '@programme/contracts';
import { TextField, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ActionFailure } from './action-failure';
import { useSeenVersion } from './use-seen-version';

/** What is sent: the version that the person has seen, and why. */
export type Reasoned = { readonly version: number; readonly reason: string };

type Props = {
  readonly offer: Offer;
  /** Names what is done, for the reason to be kept. */
  readonly action: string;
  /** Also the words of the button. */
  readonly title: string;
  readonly children: ReactNode;
  readonly failed: string;
  readonly done: string;
  readonly validate: (body: Reasoned) => readonly FieldIssue[];
  readonly send: (body: Reasoned & { readonly id: string }) => Promise<{ readonly error?: unknown }>;
  /** Of `send`, the hook of a mutation. */
  readonly sending: { readonly error?: unknown; readonly isLoading: boolean; readonly reset: () => void };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

type Values = { reason: string };

/** Asks why something is done to an offer. */
export function ReasonDialog(props: Props) {
  const { offer, action, title, children, sending, onDone, onClose } = props;
  const { translate, toast } = useShell();
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const { error } = sending;
  const isOfField = isApiError(error) && 'reason' in error.errors;

  const submit = async ({ reason }: Values, { setErrors }: FormikHelpers<Values>) => {
    const result = await props.send({ id: offer.id, version, reason: reason.trim() });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: props.done });
    onDone();
    return true;
  };

  return (
    <FormDialog
      title={title}
      initialValues={{ reason: '' }}
      validate={({ reason }) => props.validate({ version, reason: reason.trim() })}
      onSubmit={submit}
      draft={`${action}.${offer.id}`}
      submit={title}
      submitting={sending.isLoading}
      onClose={onClose}
    >
      <Typography>{children}</Typography>
      <ActionFailure
        title={props.failed}
        error={isOfField ? undefined : error}
        isReloaded={isReloaded}
        onReload={() => void reload().then((loaded) => loaded && sending.reset())}
      />
      <TextField
        name="reason"
        label={translate('offerAnswer.reason')}
        hint={translate('offerAnswer.reverse.hint')}
        required
        lines={3}
        input={{ maxLength: limits.decision.reason }}
      />
    </FormDialog>
  );
}
