import type { ReactNode } from 'react';
import { routePath, useShell } from '@programme/mfe-contract';
import { Navigate } from '@programme/platform';
import { Button, Notice, Spinner } from '@programme/ui';

type Props = { readonly onRetry: () => void; readonly children: ReactNode };

/** Sends everybody but an admin to the login page (S2 §2). The API checks for itself; this only spares a useless screen. */
export function AdminOnly({ onRetry, children }: Props) {
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
  return session.user?.isAdmin ? children : <Navigate to={routePath('auth')} replace />;
}
