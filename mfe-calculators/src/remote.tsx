import { loadCalculatorsTexts } from '@programme/i18n/calculators';
import type { RemoteModule } from '@programme/mfe-contract';
import { CalculatorsRoutes } from './routes/calculators.routes';

export { contractVersion } from '@programme/mfe-contract';

export const Routes: RemoteModule['Routes'] = CalculatorsRoutes;
export const loadTexts: RemoteModule['loadTexts'] = loadCalculatorsTexts;
