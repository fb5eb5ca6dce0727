import { useState } from 'react';
import type { ListedUser } from '@programme/contracts';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { useNavigate } from '@programme/platform';
import { Box, Panel } from '@programme/ui';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { PageHead } from '../../shared/page-head';
import { withAccountTexts } from '../../shared/with-account-texts';
import { RefreshButton } from '../../shared/refresh-button';
import { ListSkeleton } from '../../shared/list-skeleton';
import { ConfirmLinkDialog } from './confirm-link-dialog';
import { PasswordLinkDialog } from './password-link-dialog';
import { UserEmailDialog } from './user-email-dialog';
import { useUserChange } from './use-user-change';
import { usersApi } from '../../shared/users.api';
import { UsersTable } from './users-table';

/** Who may use the admin portal (decision B4): grants and takes admin, sets addresses, and makes links for passwords. */
export function UsersPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data: users, error, refetch, isFetching } = usersApi.useUsersQuery();
  const change = useUserChange();
  const [linked, setLinked] = useState<ListedUser | null>(null);
  const [addressed, setAddressed] = useState<ListedUser | null>(null);
  const [confirmed, setConfirmed] = useState<ListedUser | null>(null);

  const head = (
    <PageHead title={translate('admin.tab.users')} lead={translate('users.lead')}>
      {/* Who registered since is not in the list that was loaded once. */}
      {users && <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />}
    </PageHead>
  );

  if (!users) {
    return (
      <>
        {head}
        {isFetching ? (
          <ListSkeleton people label={translate('users.loading')} />
        ) : (
          <CallFailure title={translate('users.failed')} error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      {head}
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
          onAccount={() => void navigate(routePath('account'))}
          onEmail={setAddressed}
          onLink={setLinked}
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
      {addressed && <EmailDialog user={addressed} onClose={() => setAddressed(null)} />}
      {linked && <LinkDialog user={linked} onClose={() => setLinked(null)} />}
    </>
  );
}

const EmailDialog = withAccountTexts(UserEmailDialog);
const LinkDialog = withAccountTexts(PasswordLinkDialog);
