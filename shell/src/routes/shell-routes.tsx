import { routePath, routePaths } from '@programme/mfe-contract';
import { Navigate, useLocation } from '@programme/platform';
import { landingOf } from '../preferences/address-preferences';
import { RemoteView } from '../remotes/remote-view';
import { LoggedInOnly } from './logged-in-only';
import { NotFoundPage } from './not-found.page';
import { remoteRouteOf } from './route-table';

type Props = {
  readonly onRetrySession: () => void;
  /** Somebody signed out here: the next one begins anew. */
  readonly loggedOut: boolean;
};

/**
 * Every address of the product. The shell only finds the remote, and the remote has its own routes. So this is a
 * look-up and not a route tree.
 */
export function ShellRoutes({ onRetrySession, loggedOut }: Props) {
  const { pathname } = useLocation();
  // The preferences have read the landing's choice from the address by now; Back leads out of the product.
  if (landingOf(pathname)) return <Navigate to={routePath('calculator2026')} replace />;

  const route = remoteRouteOf(pathname);
  if (!route) return <NotFoundPage />;
  const view = <RemoteView name={route.remote} path={route.path} />;
  if (route.access !== 'staff') return view;
  return (
    <LoggedInOnly staffOnly={route.path !== routePaths.account} onRetry={onRetrySession} loggedOut={loggedOut}>
      {view}
    </LoggedInOnly>
  );
}
