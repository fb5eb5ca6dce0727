import { routePath, routePaths } from '@programme/mfe-contract';
import { Navigate, Route, Routes, StoreProvider } from '@programme/platform';
import { LoginPage } from '../features/login/login.page';
import { adminStore } from '../shared/admin.store';
import { LazyScreen } from '../shared/lazy-screen';
import { AdminTab } from './admin-tab';
import { adminTabs } from './admin-tabs';

const loadOffersPage = async () =>
  (await import('../features/offers-management/offers-management.page')).OffersManagementPage;

/** The staff's addresses (S2 §2). The shell lets only admins through to those that are theirs. */
export function AdminRoutes() {
  return (
    <StoreProvider store={adminStore}>
      <Routes>
        <Route path={routePaths.auth} element={<LoginPage />} />
        <Route path={routePaths.admin} element={<Navigate to={routePath('adminContent')} replace />} />
        {adminTabs.map((tab) => (
          <Route key={tab.route} path={routePaths[tab.route]} element={<AdminTab tab={tab} />} />
        ))}
        <Route path={routePaths.offersManagement} element={<LazyScreen load={loadOffersPage} />} />
      </Routes>
    </StoreProvider>
  );
}
