import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** How sources are compiled, for browsers and for Node alike: types are checked elsewhere. `more` goes to ts-loader. */
export const typescriptRule = (root: string, more: object): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: { configFile: join(root, 'tsconfig.json'), transpileOnly: true, ...more },
});
