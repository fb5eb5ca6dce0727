import { useState } from 'react';
import type { Login } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, usePageTitle, useShell } from '@programme/mfe-contract';
import { Navigate, useLocation } from '@programme/platform';
import { Box, EntryCard, Notice, SegmentTabs, Spinner } from '@programme/ui';
import { PersonIcon } from '@programme/ui/staff-icons';
import { settingsApi } from '../../shared/settings.api';
import { LoginForm } from './login-form';
import { LoginGround } from './login-ground';
import { LoginHelp } from './login-help';
import { RegisterForm } from './register-form';

/**
 * The login page (S2 §2), with a second tab when registration is enabled (decision B4). It leads back to the page that asked
 * for the login, or else to the admin portal (decision B28); who is logged in already, to the calculator.
 */
export function LoginPage() {
  const { session, translate, toast } = useShell();
  const { state } = useLocation();
  // What leads there changes the history entry.
  const [asking] = useState(() => pageThatAsked(state));
  // Without an answer there is the login alone, which is all that most installations have.
  const { data: settings } = settingsApi.useSettingsQuery();
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const [loggingIn, setLoggingIn] = useState(false);
  const [failure, setFailure] = useState('');
  /** Name of the account that was made on this page. */
  const [registered, setRegistered] = useState('');
  const title = translate(tab === 'login' ? 'auth.title' : 'auth.register');
  usePageTitle(title);

  if (session.status === 'loading') return <Spinner label={translate('shell.user.loading')} />;
  if (session.user) {
    const isStaff = session.may('offers.read');
    // Of the pages that ask, one is everybody's.
    if (asking !== null && (isStaff || asking.startsWith(routePath('account'))))
      return <Navigate to={asking} replace />;
    return <Navigate to={routePath(loggingIn && isStaff ? 'admin' : 'calculator2026')} replace />;
  }

  const login = async (credentials: Login) => {
    setLoggingIn(true);
    setFailure('');
    const result = await session.login(credentials);
    if (result.ok) {
      toast({ title: translate('auth.success') });
      return true;
    }
    setLoggingIn(false);
    setFailure(result.detail);
    toast({ tone: 'error', title: translate('auth.failed'), description: result.detail });
  };

  const form =
    tab === 'login' ? (
      <>
        {registered !== '' && (
          <Box sx={{ mb: 2.5 }}>
            <Notice
              tone="success"
              role="status"
              title={translate('auth.registered.title', { username: isolated(registered) })}
            >
              {translate('auth.registered.text')}
            </Notice>
          </Box>
        )}
        <LoginForm loggingIn={loggingIn} failure={failure} username={registered} onLogin={login} />
        <LoginHelp />
      </>
    ) : (
      <RegisterForm
        onRegistered={(username) => {
          setRegistered(username);
          setFailure('');
          setTab('login');
        }}
      />
    );

  return (
    <LoginGround>
      <EntryCard
        mark={<PersonIcon />}
        title={title}
        lead={translate(tab === 'login' ? 'auth.lead' : 'auth.register.lead')}
      >
        <SegmentTabs
          label={translate('auth.tabs')}
          tabs={[
            { value: 'login', label: translate('auth.title') },
            ...(settings?.registration ? [{ value: 'register', label: translate('auth.register') } as const] : []),
          ]}
          open={tab}
          onOpen={setTab}
        >
          {form}
        </SegmentTabs>
      </EntryCard>
    </LoginGround>
  );
}

/** The path, with its query, that the shell keeps in the history entry; null without one of this product. */
function pageThatAsked(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
