/* eslint-disable import-x/no-restricted-paths -- a bundle of the apps is what this is for */
import * as calculators from '../../mfe-calculators/src/remote.tsx';

/**
 * The parts as modules of one bundle: the calculators, which most visitors come for, within it, the others as chunks of their
 * own, as one would write it without federation.
 *
 * @type {Record<string, () => Promise<unknown>>}
 */
const parts = {
  calculators: () => Promise.resolve(calculators),
  offers: () => import('../../mfe-offers/src/remote.tsx'),
  admin: () => import('../../mfe-admin/src/remote.tsx'),
};

/** @param {string} name */
export const loadRemoteModule = (name) => parts[name]?.();
