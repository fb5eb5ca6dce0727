import { routePaths } from '@programme/mfe-contract';
import { matchPath, useLocation } from '@programme/platform';

/** Whether the open screen is what a client sees of an offer: it has a frame of its own (decision B24). */
export const useClientPage = (): boolean => matchPath(routePaths.offer, useLocation().pathname) !== null;
