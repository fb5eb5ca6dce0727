import { isApiError } from '@programme/api-client';
import { issuesOf, limits, userPasswordSchema, type User, type UserPassword } from '@programme/contracts';
import { PasswordField, type FormikHelpers } from '@programme/forms';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { usersApi } from '../../shared/users.api';

type Props = { readonly user: User; readonly onClose: () => void };

const empty: UserPassword = { password: '' };

/** Sets a user's password; the user's sessions end with it. */
export function SetPasswordDialog({ user, onClose }: Props) {
  const { session, translate, toast } = useShell();
  const [setPassword, { isLoading, error }] = usersApi.useSetPasswordMutation();
  const username = isolated(user.username);
  const own = user.id === session.user?.id;
  const atField = isApiError(error) && 'password' in error.errors;

  const submit = async ({ password }: UserPassword, { setErrors }: FormikHelpers<UserPassword>) => {
    const result = await setPassword({ id: user.id, password });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({
      title: translate('users.password.done'),
      ...(!own && { description: translate('users.password.done.text', { username }) }),
    });
    onClose();
  };

  return (
    <FormDialog
      title={translate('users.password.title', { username })}
      initialValues={empty}
      validate={(values) => issuesOf(userPasswordSchema, values)}
      onSubmit={submit}
      submit={translate('users.password.save')}
      submitting={isLoading}
      onClose={onClose}
    >
      <Typography>{translate(own ? 'users.password.own' : 'users.password.text', { username })}</Typography>
      {error !== undefined && !atField && <CallFailure title={translate('users.password.failed')} error={error} />}
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
