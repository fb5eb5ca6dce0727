import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const routerBuild = join(dirname(require.resolve('react-router')), '../production');

/**
 * Webpack aliases that lead to the router's production build. The package's `exports` name its larger development build
 * only (react-router#14102). Not part of the router's contract: docs/upgrades.md.
 */
export const productionRouter = {
  'react-router$': join(routerBuild, 'index.mjs'),
  'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
};
