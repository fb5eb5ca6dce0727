import * as calculators from '../../mfe-calculators/src/remote';

/**
 * The remotes as modules of one bundle: the calculators, which most visitors come for, within it, the others as chunks
 * of their own, as one would write it without federation.
 */
const remotes: Record<string, () => Promise<unknown>> = {
  calculators: () => Promise.resolve(calculators),
  offers: () => import('../../mfe-offers/src/remote'),
  admin: () => import('../../mfe-admin/src/remote'),
};

export const loadRemoteModule = (name: string): Promise<unknown> | undefined => remotes[name]?.();
