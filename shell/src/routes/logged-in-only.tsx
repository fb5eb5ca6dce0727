import { useState, type ReactNode } from 'react';
import { routePath, useShell } from '@programme/mfe-contract';
import { Navigate, useLocation } from '@programme/platform';
import { Button, Notice, Spinner } from '@programme/ui';

type Props = {
  /** Whether staff alone may see the screen. */
  readonly staffOnly: boolean;
  readonly onRetry: () => void;
  /** Somebody signed out here: the next one begins anew. */
  readonly loggedOut: boolean;
  readonly children: ReactNode;
};

/**
 * Sends whoever may not see a screen to the login page (S2 §2), which leads back here (decision B28). The API checks for
 * itself; this only spares a useless screen.
 */
export function LoggedInOnly({ staffOnly, onRetry, loggedOut, children }: Props) {
  const { session, translate } = useShell();
  if (session.status === 'loading') return <Spinner label={translate('shell.user.loading')} />;
  if (session.status === 'unreachable') {
    return (
      <Notice
        tone="error"
        role="alert"
        title={translate('shell.unreachable.title')}
        action={
          <Button color="inherit" onClick={onRetry}>
            {translate('shell.retry')}
          </Button>
        }
      >
        {translate('shell.unreachable.text')}
      </Notice>
    );
  }
  const mayRead = staffOnly ? session.may('offers.read') : session.user !== null;
  return mayRead ? children : <ToLogin loggedOut={loggedOut} />;
}

function ToLogin({ loggedOut }: Pick<Props, 'loggedOut'>) {
  const { pathname, search } = useLocation();
  // Once: each new state would lead there again.
  const [state] = useState(() => (loggedOut ? null : { from: pathname + search }));
  return <Navigate to={routePath('auth')} replace state={state} />;
}
