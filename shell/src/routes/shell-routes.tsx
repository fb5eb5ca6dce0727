import { routePath } from '@programme/mfe-contract';
import { Navigate, Route, Routes } from '@programme/platform';
import { landings } from '../preferences/address-preferences';
import { RemoteView } from '../remotes/remote-view';
import { AdminOnly } from './admin-only';
import { NotFoundPage } from './not-found.page';
import { routeTable } from './route-table';

/** Every address of the product. `onRetrySession` asks the API again who is signed in. */
export function ShellRoutes({ onRetrySession }: { readonly onRetrySession: () => void }) {
  return (
    <Routes>
      {routeTable.map(({ path, remote, access }) => {
        const view = <RemoteView name={remote} />;
        const element = access === 'admin' ? <AdminOnly onRetry={onRetrySession}>{view}</AdminOnly> : view;
        return <Route key={path} path={path} caseSensitive element={element} />;
      })}
      {/* The preferences have read the landing's choice from the address by now; Back leads out of the product. */}
      {Object.keys(landings).map((path) => (
        <Route key={path} path={path} element={<Navigate to={routePath('calculator2026')} replace />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
