import { isolated } from '@programme/formatting';
import { usePageTitle, useShell, type SessionUser } from '@programme/mfe-contract';
import { Box, Spinner } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { nearHeader, PageHead } from '../../shared/page-head';
import { withAccountTexts } from '../../shared/with-account-texts';
import { accountApi } from './account.api';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';

/** The own account, of everybody who is logged in: where mails about it go, and its password. */
export function AccountPage() {
  const { session, translate } = useShell();
  const { user } = session;
  const title = translate('shell.account');
  usePageTitle(title);
  // The shell leads to the login page.
  if (!user) return null;
  return (
    <Box sx={nearHeader}>
      <PageHead
        title={title}
        lead={`${translate('admin.signedIn', { username: isolated(user.username) })} ${translate(
          user.isAdmin ? 'shell.user.role.admin' : 'shell.user.role.user',
        )}`}
      />
      <SectionsWithTexts user={user} />
    </Box>
  );
}

function Sections({ user }: { readonly user: SessionUser }) {
  const { translate } = useShell();
  const { data: account, error, isFetching, refetch } = accountApi.useAccountQuery(user.id);
  if (!account) {
    if (isFetching) return <Spinner label={translate('shell.user.loading')} />;
    return <CallFailure title={translate('account.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box sx={columns}>
      <EmailSection account={account} />
      <PasswordSection />
    </Box>
  );
}

const SectionsWithTexts = withAccountTexts(Sections);

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2.5,
  maxWidth: { xs: '36rem', lg: 'none' },
} as const;
