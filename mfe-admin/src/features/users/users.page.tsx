import { useState } from 'react';
import type { ListedUser, User } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { Box, Panel } from '@programme/ui';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { ListHead } from '../../shared/list-head';
import { RefreshButton } from '../../shared/refresh-button';
import { ListSkeleton } from '../../shared/list-skeleton';
import { ChangePasswordDialog } from './change-password-dialog';
import { ConfirmLinkDialog } from './confirm-link-dialog';
import { PasswordLinkDialog } from './password-link-dialog';
import { useUserChange } from './use-user-change';
import { usersApi } from '../../shared/users.api';
import { UsersTable } from './users-table';

/** Who may use the admin portal (decision B4): grants and takes admin, and makes links for passwords. */
export function UsersPage() {
  const { session, translate } = useShell();
  const { data: users, error, refetch, isFetching } = usersApi.useUsersQuery();
  const change = useUserChange();
  const [passwordOf, setPasswordOf] = useState<User | null>(null);
  const [confirmed, setConfirmed] = useState<ListedUser | null>(null);

  if (!users) {
    if (isFetching) return <ListSkeleton people label={translate('users.loading')} />;
    return <CallFailure title={translate('users.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ListHead lead={translate('users.lead')}>
        {/* Who registered since is not in the list that was loaded once. */}
        <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />
      </ListHead>
      {error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <CallFailure title={translate('users.failed')} error={error} />
        </Box>
      )}
      {change.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <CallFailure title={translate('users.change.failed')} error={change.error} />
        </Box>
      )}
      <Panel sx={{ py: { xs: 1, sm: 1.5 } }}>
        <UsersTable
          users={users}
          changing={change.changing}
          onChange={(user, isAdmin) => void change.ask(user, isAdmin)}
          onPassword={setPasswordOf}
          onConfirm={setConfirmed}
        />
      </Panel>
      {change.self && (
        <ConfirmDialog
          title={translate('users.self.title')}
          confirm={translate('users.self.confirm')}
          onConfirm={() => void change.confirmSelf()}
          onCancel={change.cancelSelf}
        >
          {translate('users.self.text')}
        </ConfirmDialog>
      )}
      {confirmed && <ConfirmLinkDialog user={confirmed} onClose={() => setConfirmed(null)} />}
      {passwordOf &&
        (passwordOf.id === session.user?.id ? (
          <ChangePasswordDialog onClose={() => setPasswordOf(null)} />
        ) : (
          <PasswordLinkDialog user={passwordOf} onClose={() => setPasswordOf(null)} />
        ))}
    </>
  );
}
