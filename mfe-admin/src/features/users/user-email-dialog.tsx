import { isApiError } from '@programme/api-client';
import { issuesOf, userEmailSchema, type ListedUser, type UserEmail } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { EmailField, type FormikHelpers } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { usersApi } from '../../shared/users.api';

type Props = { readonly user: ListedUser; readonly onClose: () => void };

type Typed = { readonly email: string };

/** No address is an empty field. */
const sentOf = ({ email }: Typed): UserEmail => ({ email: email.trim() || null });

/** Sets where mails about somebody else's account go, which ties that one to whoever sets it (decision B31). */
export function UserEmailDialog({ user, onClose }: Props) {
  const { translate, toast } = useShell();
  const [setEmail, { isLoading, error }] = usersApi.useSetUserEmailMutation();
  const username = isolated(user.username);
  const atField = isApiError(error) && 'email' in error.errors;

  const submit = async (typed: Typed, { setErrors }: FormikHelpers<Typed>) => {
    const result = await setEmail({ id: user.id, ...sentOf(typed) });
    if (isApiError(result.error)) return setErrors(result.error.errors);
    toast({ title: translate('users.email.done', { username }) });
    onClose();
    return true;
  };

  return (
    <FormDialog
      title={translate('users.email.title', { username })}
      initialValues={{ email: user.email ?? '' }}
      validate={(typed) => issuesOf(userEmailSchema, sentOf(typed))}
      onSubmit={submit}
      draft={`user-email.${user.id}`}
      submit={translate('admin.save')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && !atField && <CallFailure title={translate('account.email.failed')} error={error} />}
      <EmailField name="email" label={translate('account.email.label')} />
      <Typography sx={{ color: 'text.secondary' }}>{translate('users.email.text', { username })}</Typography>
    </FormDialog>
  );
}
