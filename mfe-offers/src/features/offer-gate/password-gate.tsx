import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, offerPasswordSchema, type OfferPassword } from '@programme/contracts';
import { PasswordField, ValidatedForm } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Button, EntryCard, LockIcon, Notice, Stack } from '@programme/ui';
import { offersApi } from '../../shared/offers.api';
import { unlockErrorTexts } from './unlock-error-texts';

type Props = { readonly offerId: string; readonly onUnlocked: () => void };

/** Asks for an offer's password. When the API rejects it, the client reads the API's message. */
export function PasswordGate({ offerId, onUnlocked }: Props) {
  const { translate, toast } = useShell();
  const [unlock, { isLoading: verifying }] = offersApi.useUnlockOfferMutation();
  const [alertText, setAlertText] = useState('');

  const submit = async ({ password }: OfferPassword) => {
    if (isBlank(password)) return;
    setAlertText('');
    const { error } = await unlock({ offerId, password: password.replaceAll(invisible, ' ') });
    if (!error) return onUnlocked();
    const texts = unlockErrorTexts(isApiError(error) ? error : undefined, translate);
    setAlertText(texts.alert);
    toast({ tone: 'error', title: texts.toast });
  };

  return (
    <EntryCard mark={<LockIcon />} title={translate('offer.title')} lead={translate('offer.prompt')}>
      <ValidatedForm label={translate('offer.title')} initialValues={empty} validate={formIssues} onSubmit={submit}>
        <Stack sx={{ gap: 2.5 }}>
          {alertText !== '' && (
            <Notice tone="error" role="alert">
              {alertText}
            </Notice>
          )}
          <PasswordField name="password" label={translate('offer.password')} required />
          <Button type="submit" variant="contained" size="large" loading={verifying}>
            {translate(verifying ? 'offer.verifying' : 'offer.submit')}
          </Button>
        </Stack>
      </ValidatedForm>
    </EntryCard>
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
