import { routePaths } from '@programme/mfe-contract';
import { Route, Routes, StoreProvider } from '@programme/platform';
import { LoginPage } from '../features/login/login.page';
import { adminStore } from '../shared/admin.store';
import { LazyScreen } from '../shared/lazy-screen';
import { AdminTab } from './admin-tab';
import { adminTabs } from './admin-tabs';

const loadOffersPage = async () =>
  (await import('../features/offers-management/offers-management.page')).OffersManagementPage;

const loadAccountPage = async () => (await import('../features/account/account.page')).AccountPage;

const loadPasswordLinkPage = async () => (await import('../features/login/password-link.page')).PasswordLinkPage;

/** The staff's addresses (S2 §2). The shell lets only admins through to those that are theirs. */
export function AdminRoutes() {
  return (
    <StoreProvider store={adminStore}>
      <Routes>
        <Route path={routePaths.auth} element={<LoginPage />} />
        <Route path={routePaths.passwordLink} element={<LazyScreen load={loadPasswordLinkPage} />} />
        <Route path={routePaths.account} element={<LazyScreen load={loadAccountPage} />} />
        {adminTabs.map((tab) => (
          <Route key={tab.route} element={<AdminTab tab={tab} />}>
            <Route path={routePaths[tab.route]} element={null} />
            {tab.detail && <Route path={routePaths[tab.detail]} element={null} />}
          </Route>
        ))}
        {/* One screen for both, so that the way back from an offer leads to the list as it was left. */}
        <Route element={<LazyScreen load={loadOffersPage} />}>
          <Route path={routePaths.offersManagement} element={null} />
          <Route path={routePaths.offerDetails} element={null} />
        </Route>
      </Routes>
    </StoreProvider>
  );
}
