import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

const configFile = fileURLToPath(new URL('../../../tsconfig.browser.json', import.meta.url));

/** How sources are compiled, for browsers and for Node alike: types are checked elsewhere. `more` goes to ts-loader. */
export const typescriptRule = (more: object): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: { configFile, transpileOnly: true, ...more },
});
