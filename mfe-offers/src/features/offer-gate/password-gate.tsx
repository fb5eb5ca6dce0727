import { useId, useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, offerPasswordSchema, type OfferPassword } from '@programme/contracts';
import { PasswordField, ValidatedForm } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { offersApi } from '../../shared/offers.api';
import { GateAlert } from './gate-alert';
import { GateCard } from './gate-card';
import { unlockErrorTexts, type UnlockErrorTexts } from './unlock-error-texts';

type Props = { readonly offerId: string; readonly onUnlocked: () => void };

/**
 * Asks for an offer's password. When the API rejects it, the client reads the API's message twice: the specification
 * demands it of the form (S2 §2) and of a toast (S2 §8), and nothing is said only in a toast (decision B23).
 */
export function PasswordGate({ offerId, onUnlocked }: Props) {
  const { translate, toast } = useShell();
  const [unlock, { isLoading: verifying }] = offersApi.useUnlockOfferMutation();
  const [failure, setFailure] = useState<UnlockErrorTexts>();
  const [rejected, setRejected] = useState(false);
  const alertId = useId();

  const submit = async ({ password }: OfferPassword) => {
    if (isBlank(password)) return;
    setFailure(undefined);
    const { error } = await unlock({ offerId, password: password.replaceAll(invisible, ' ') });
    if (!error) return onUnlocked();
    const texts = unlockErrorTexts(isApiError(error) ? error : undefined, translate);
    setFailure(texts);
    setRejected(rejected || texts.hint !== null);
    toast({ tone: 'error', title: texts.toast });
  };
  const wrong = failure !== undefined && failure.hint !== null;

  return (
    <GateCard wrong={wrong} rejected={rejected}>
      <ValidatedForm
        label={translate('offer.title')}
        initialValues={empty}
        validate={formIssues}
        onSubmit={submit}
        locked={verifying}
      >
        <Stack sx={{ gap: 2.5 }}>
          <Stack sx={{ gap: 1.25 }}>
            <PasswordField
              name="password"
              label={translate('offer.password')}
              required
              input={{ ...(wrong && { 'aria-invalid': true }), ...(failure && { 'aria-describedby': alertId }) }}
            />
            {failure && <GateAlert id={alertId} texts={failure} />}
          </Stack>
          <Button type="submit" variant="contained" size="large" loading={verifying}>
            {translate(verifying ? 'offer.verifying' : 'offer.submit')}
          </Button>
        </Stack>
      </ValidatedForm>
    </GateCard>
  );
}

const empty: OfferPassword = { password: '' };

/** Invisible characters, such as tabs, that are copied along with a password. */
const invisible = /\p{Cc}/gu;

const isBlank = (password: string) => password.trim() === '';

/** A blank password is ignored: no call, no error (S2 §5). */
function formIssues(values: OfferPassword) {
  if (isBlank(values.password)) return [];
  return issuesOf(offerPasswordSchema, { password: values.password.replaceAll(invisible, ' ') });
}
