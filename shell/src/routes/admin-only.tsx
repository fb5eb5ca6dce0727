import type { ReactNode } from 'react';
import { routePath, useShell } from '@programme/mfe-contract';
import { Navigate, useLocation } from '@programme/platform';
import { Button, Notice, Spinner } from '@programme/ui';

type Props = {
  readonly onRetry: () => void;
  /** Somebody signed out here: the next one begins anew. */
  readonly loggedOut: boolean;
  readonly children: ReactNode;
};

/**
 * Sends everybody but an admin to the login page (S2 §2), which leads back here (decision B28). The API checks for itself;
 * this only spares a useless screen.
 */
export function AdminOnly({ onRetry, loggedOut, children }: Props) {
  const { session, translate } = useShell();
  const { pathname, search } = useLocation();
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
  if (session.user?.isAdmin) return children;
  return <Navigate to={routePath('auth')} replace state={loggedOut ? null : { from: pathname + search }} />;
}
