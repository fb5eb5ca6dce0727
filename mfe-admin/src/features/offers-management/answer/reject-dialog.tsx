import { isApiError } from '@programme/api-client';
import { issuesOf, limits, offerRejectionSchema, type Offer } from '@programme/contracts';
import { TextField, type FormikHelpers } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ActionFailure } from './action-failure';
import { useSeenVersion } from './use-seen-version';
import { offerApprovalApi } from './offer-approval.api';

type Props = {
  readonly offer: Offer;
  /** Who reads the reason. */
  readonly requestedBy: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

type Values = { reason: string };

/** Asks why the discounts of an offer are not approved. */
export function RejectDialog({ offer, requestedBy, onDone, onClose }: Props) {
  const { translate, toast } = useShell();
  const [reject, { error, isLoading, reset }] = offerApprovalApi.useRejectOfferMutation();
  const { version, isReloaded, reload } = useSeenVersion(offer);
  const isOfField = isApiError(error) && 'reason' in error.errors;

  const submit = async ({ reason }: Values, { setErrors }: FormikHelpers<Values>) => {
    const result = await reject({ id: offer.id, version, reason: reason.trim() });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate('offerApproval.reject.done') });
    onDone();
  };

  return (
    <FormDialog
      title={translate('offerApproval.reject')}
      initialValues={{ reason: '' }}
      validate={({ reason }) => issuesOf(offerRejectionSchema, { version, reason: reason.trim() })}
      onSubmit={submit}
      submit={translate('offerApproval.reject')}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate('offerApproval.reject.text', { username: isolated(requestedBy) })}</Typography>
      <ActionFailure
        title={translate('offerApproval.reject.failed')}
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
