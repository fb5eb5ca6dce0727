import { isApiError } from '@programme/api-client';
import { check, limits, offerReversalSchema, type Offer } from '@programme/contracts';
import { TextField, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { offersApi } from '../api/offers.api';
import { ActionFailure } from './action-failure';
import { useSeenVersion } from './use-seen-version';

/** What of an offer can be reversed. */
export type Reversible = 'accepted' | 'declined' | 'withdrawn';

type Props = {
  readonly offer: Offer;
  readonly what: Reversible;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

type Values = { reason: string };

/** Asks why an answer or a withdrawal is reversed, and says what follows. */
export function ReverseDialog({ offer, what, onDone, onClose }: Props) {
  const { translate, toast } = useShell();
  const [reverse, { error, isLoading, reset }] = offersApi.useReverseOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const isOfField = isApiError(error) && 'reason' in error.errors;

  const validate = ({ reason }: Values) => {
    const checked = check(offerReversalSchema, { version, reason: reason.trim() });
    return checked.ok ? [] : checked.issues;
  };
  const submit = async ({ reason }: Values, { setErrors }: FormikHelpers<Values>) => {
    const result = await reverse({ id: offer.id, version, reason: reason.trim() });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate('offerAnswer.reverse.done') });
    onDone();
  };

  return (
    <FormDialog
      title={translate(`offerAnswer.reverse.${what}`)}
      initialValues={{ reason: '' }}
      validate={validate}
      onSubmit={submit}
      submit={translate(`offerAnswer.reverse.${what}`)}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate(`offerAnswer.reverse.${what}.text`)}</Typography>
      <ActionFailure
        title={translate('offerAnswer.reverse.failed')}
        error={isOfField ? undefined : error}
        isReloaded={isReloaded}
        onReload={() => void reload().then((loaded) => loaded && reset())}
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
