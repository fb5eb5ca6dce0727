import { useState } from 'react';
import { routePath, usePageTitle, useShell } from '@programme/mfe-contract';
import { Navigate, RouterLink } from '@programme/platform';
import { Button, Notice, PageHeading, Stack, Typography } from '@programme/ui';

/** The admin page (S2 §2): who is signed in, and the way out. */
export function AdminPage() {
  const { session, translate, toast } = useShell();
  const [loggingOut, setLoggingOut] = useState(false);
  const [failure, setFailure] = useState('');
  usePageTitle(translate('admin.title'));

  if (!session.user) return <Navigate to={routePath('auth')} replace />;

  const logout = async () => {
    setLoggingOut(true);
    setFailure('');
    const result = await session.logout();
    if (result.ok) return toast({ title: translate('admin.logout.success') });
    setLoggingOut(false);
    setFailure(result.detail);
    toast({ tone: 'error', title: translate('admin.logout.failed'), description: result.detail });
  };

  return (
    <>
      <PageHeading
        title={translate('admin.title')}
        lead={translate('admin.signedIn', { username: session.user.username })}
        action={
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" component={RouterLink} to={routePath('offersManagement')}>
              {translate('admin.offers')}
            </Button>
            <Button variant="outlined" disabled={loggingOut} onClick={() => void logout()}>
              {translate(loggingOut ? 'admin.loggingOut' : 'admin.logout')}
            </Button>
          </Stack>
        }
      />
      {failure !== '' && (
        <Notice tone="error" role="alert" title={translate('admin.logout.failed')}>
          {failure}
        </Notice>
      )}
      <Typography sx={{ mt: 2 }}>{translate('admin.later')}</Typography>
    </>
  );
}
