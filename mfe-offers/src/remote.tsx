import { loadOffersTexts } from '@programme/i18n/offers';
import type { RemoteModule } from '@programme/mfe-contract';
import manifest from '../package.json';
import { OffersRoutes } from './routes/offers.routes';

export const contractVersion: RemoteModule['contractVersion'] = manifest.lowestContract;
export const Routes: RemoteModule['Routes'] = OffersRoutes;
export const loadTexts: RemoteModule['loadTexts'] = loadOffersTexts;
