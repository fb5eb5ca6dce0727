import { useState } from 'react';
import type { Login } from '@programme/contracts';
import { routePath, usePageTitle, useShell } from '@programme/mfe-contract';
import { Navigate } from '@programme/platform';
import { EntryCard, PersonIcon, Spinner } from '@programme/ui';
import { LoginForm } from './login-form';

/**
 * The login page (S2 §2). Who arrives logged in goes to the calculator; an admin who logs in here came for the admin
 * portal, so that is where the login leads.
 */
export function LoginPage() {
  const { session, translate, toast } = useShell();
  const [loggingIn, setLoggingIn] = useState(false);
  const [failure, setFailure] = useState('');
  usePageTitle(translate('auth.title'));

  if (session.status === 'loading') return <Spinner label={translate('shell.user.loading')} />;
  if (session.user) {
    return <Navigate to={routePath(loggingIn && session.user.isAdmin ? 'admin' : 'calculator2026')} replace />;
  }

  const login = async (credentials: Login) => {
    setLoggingIn(true);
    setFailure('');
    const result = await session.login(credentials);
    if (result.ok) return toast({ title: translate('auth.success') });
    setLoggingIn(false);
    setFailure(result.detail);
    toast({ tone: 'error', title: translate('auth.failed'), description: result.detail });
  };

  return (
    <EntryCard mark={<PersonIcon />} title={translate('auth.title')} lead={translate('auth.lead')}>
      <LoginForm loggingIn={loggingIn} failure={failure} onLogin={login} />
    </EntryCard>
  );
}
