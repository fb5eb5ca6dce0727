import { loadCalculatorsTexts } from '@programme/i18n/calculators';
import type { RemoteModule } from '@programme/mfe-contract';
import manifest from '../package.json';
import { CalculatorsRoutes, loadCalculatorsScreen } from './routes/calculators.routes';

export const contractVersion: RemoteModule['contractVersion'] = manifest.lowestContract;
export const Routes: RemoteModule['Routes'] = CalculatorsRoutes;
export const loadTexts: RemoteModule['loadTexts'] = loadCalculatorsTexts;
export const loadScreen: RemoteModule['loadScreen'] = loadCalculatorsScreen;
