import { routePaths } from '@programme/mfe-contract';
import { Route, Routes } from '@programme/platform';
import { AdminPage } from '../features/admin-home/admin.page';
import { LoginPage } from '../features/login/login.page';
import { OffersManagementPage } from '../features/offers-management/offers-management.page';

/** The staff's addresses (S2 §2). The shell lets only admins through to those that are theirs. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path={routePaths.auth} element={<LoginPage />} />
      <Route path={routePaths.admin} element={<AdminPage />} />
      <Route path={routePaths.offersManagement} element={<OffersManagementPage />} />
    </Routes>
  );
}
