import type { ListedUser } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { usersApi } from '../../shared/users.api';

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Somebody who had no part in a password link says that its owner alone used it (decision B31). */
export function ConfirmLinkDialog({ user, onClose }: Props) {
  const { translate, toast } = useShell();
  const [confirmLink, { isLoading, error }] = usersApi.useConfirmLinkMutation();
  const username = isolated(user.username);
  const maker = isolated(user.passwordLink?.madeBy ?? '');

  const submit = async () => {
    const result = await confirmLink(user.id);
    if (result.error) return;
    toast({ title: translate('users.link.confirm.done', { username }) });
    onClose();
  };

  return (
    <FormDialog
      title={translate('users.link.confirm.title', { username })}
      initialValues={{}}
      validate={() => []}
      onSubmit={submit}
      submit={translate('users.link.confirm')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <CallFailure title={translate('users.link.confirm.failed')} error={error} />}
      <Typography>{translate('users.link.confirm.text', { username, maker })}</Typography>
    </FormDialog>
  );
}
