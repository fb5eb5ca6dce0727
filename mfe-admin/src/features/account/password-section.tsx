import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import { accountPasswordSchema, issuesOf, limits, type AccountPassword } from '@programme/contracts';
import { PasswordField, ValidatedForm, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { accountApi } from './account.api';
import { AccountSection } from './account-section';

const empty: AccountPassword = { current: '', password: '' };

/** Changes the own password, which takes the present one; other sessions end with it. */
export function PasswordSection() {
  const { translate, toast } = useShell();
  const [changePassword, { isLoading, error }] = accountApi.useChangePasswordMutation();
  /** Each sending that arrived leaves an empty form. */
  const [sendings, setSendings] = useState(0);
  const atField = isApiError(error) && Object.keys(error.errors).length > 0;

  const submit = async (passwords: AccountPassword, { setErrors }: FormikHelpers<AccountPassword>) => {
    const result = await changePassword(passwords);
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate('users.password.done') });
    setSendings(sendings + 1);
  };

  return (
    <AccountSection title={translate('users.password.title')} lead={translate('users.password.own')}>
      <ValidatedForm
        key={sendings}
        label={translate('users.password.title')}
        initialValues={empty}
        validate={(values) => issuesOf(accountPasswordSchema, values)}
        onSubmit={submit}
        locked={isLoading}
      >
        <Stack sx={{ gap: 2.5 }}>
          {error !== undefined && !atField && <CallFailure title={translate('users.password.failed')} error={error} />}
          <PasswordField
            name="current"
            label={translate('users.password.current')}
            autoComplete="current-password"
            required
          />
          <PasswordField
            name="password"
            label={translate('users.password.label')}
            hint={translate('users.password.hint', { min: limits.password.min })}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="contained" loading={isLoading} sx={{ alignSelf: 'start' }}>
            {translate(isLoading ? 'admin.saving' : 'users.password.save')}
          </Button>
        </Stack>
      </ValidatedForm>
    </AccountSection>
  );
}
