import { loadAdminTexts } from '@programme/i18n/admin';
import type { RemoteModule } from '@programme/mfe-contract';
import manifest from '../package.json';
import { AdminRoutes } from './routes/admin.routes';

export const contractVersion: RemoteModule['contractVersion'] = manifest.lowestContract;
export const Routes: RemoteModule['Routes'] = AdminRoutes;
export const loadTexts: RemoteModule['loadTexts'] = loadAdminTexts;
