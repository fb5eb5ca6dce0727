import { loadAdminTexts } from '@programme/i18n/admin';
import type { RemoteModule } from '@programme/mfe-contract';
import { AdminRoutes } from './routes/admin.routes';

export { contractVersion } from '@programme/mfe-contract';

export const Routes: RemoteModule['Routes'] = AdminRoutes;
export const loadTexts: RemoteModule['loadTexts'] = loadAdminTexts;
