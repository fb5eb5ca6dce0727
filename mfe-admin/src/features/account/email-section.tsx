import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { accountEmailSchema, issuesOf, type Account, type AccountEmail } from '@programme/contracts';
import { EmailField, PasswordField, ValidatedForm, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Button, Notice, Stack } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { settingsApi } from '../../shared/settings.api';
import { accountApi } from './account.api';
import { AccountSection } from './account-section';

type Typed = { readonly email: string; readonly password: string };

/** No address is an empty field. */
const sentOf = ({ email, password }: Typed): AccountEmail => ({ email: email.trim() || null, password });

/** Where mails about the own account go; the present password says that the owner asks. */
export function EmailSection({ account }: { readonly account: Account }) {
  const { translate, toast } = useShell();
  const { data: settings } = settingsApi.useSettingsQuery();
  const [setEmail, { isLoading, error }] = accountApi.useSetEmailMutation();
  /** Each sending that arrived leaves a form without a password. */
  const [sendings, setSendings] = useState(0);
  const atField = isApiError(error) && Object.keys(error.errors).length > 0;

  const submit = async (typed: Typed, { setErrors }: FormikHelpers<Typed>) => {
    const result = await setEmail({ ...sentOf(typed), userId: account.id });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate('account.email.done') });
    setSendings(sendings + 1);
    return true;
  };

  return (
    <AccountSection title={translate('account.email.title')} lead={translate('account.email.text')}>
      {settings?.mail === false && <Notice tone="warning" title={translate('account.email.off')} />}
      <ValidatedForm
        key={`${sendings} ${account.email}`}
        label={translate('account.email.title')}
        initialValues={{ email: account.email ?? '', password: '' }}
        validate={(typed) => issuesOf(accountEmailSchema, sentOf(typed))}
        onSubmit={submit}
        draft="account.email"
        secret={['password']}
        locked={isLoading}
      >
        <Stack sx={{ gap: 2.5, alignItems: 'stretch' }}>
          {error !== undefined && !atField && <CallFailure title={translate('account.email.failed')} error={error} />}
          <EmailField name="email" label={translate('account.email.label')} />
          <PasswordField
            name="password"
            label={translate('users.password.current')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="contained" loading={isLoading} sx={{ alignSelf: 'start' }}>
            {translate(isLoading ? 'admin.saving' : 'account.email.save')}
          </Button>
        </Stack>
      </ValidatedForm>
    </AccountSection>
  );
}
