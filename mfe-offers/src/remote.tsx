import { loadOffersTexts } from '@programme/i18n/offers';
import type { RemoteModule } from '@programme/mfe-contract';
import { OffersRoutes } from './routes/offers.routes';

export { contractVersion } from '@programme/mfe-contract';

export const Routes: RemoteModule['Routes'] = OffersRoutes;
export const loadTexts: RemoteModule['loadTexts'] = loadOffersTexts;
