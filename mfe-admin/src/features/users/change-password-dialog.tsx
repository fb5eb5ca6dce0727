import { isApiError } from '@programme/api-client';
import { accountPasswordSchema, issuesOf, limits, type AccountPassword } from '@programme/contracts';
import { PasswordField, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { usersApi } from '../../shared/users.api';

type Props = { readonly onClose: () => void };

const empty: AccountPassword = { current: '', password: '' };

/** Changes the own password, which takes the present one; other sessions end with it. */
export function ChangePasswordDialog({ onClose }: Props) {
  const { translate, toast } = useShell();
  const [changePassword, { isLoading, error }] = usersApi.useChangePasswordMutation();
  const atField = isApiError(error) && Object.keys(error.errors).length > 0;

  const submit = async (passwords: AccountPassword, { setErrors }: FormikHelpers<AccountPassword>) => {
    const result = await changePassword(passwords);
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate('users.password.done') });
    onClose();
  };

  return (
    <FormDialog
      title={translate('users.password.title')}
      initialValues={empty}
      validate={(values) => issuesOf(accountPasswordSchema, values)}
      onSubmit={submit}
      submit={translate('users.password.save')}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate('users.password.own')}</Typography>
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
    </FormDialog>
  );
}
