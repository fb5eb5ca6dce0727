import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { JsonAssetPlugin } from './json-asset.plugin.js';
import type { BuildOptions } from './build-options.js';
import { contractOverride } from './contract-override.js';
import { sharedDependencies, type Contract } from './shared-dependencies.js';
import { typescriptRule } from './typescript-rule.js';

/** Beside an app's `dist`: what the release tool renders pages with. It is kept apart from what browsers may ask for. */
const serverFolder = 'dist-server';

type Server = {
  readonly root: string;
  /** Module whose exports the bundle has. */
  readonly entry: string;
  readonly role: 'shell' | 'remote';
  readonly contract: Contract;
  readonly options: BuildOptions;
  readonly alias?: Record<string, string | false>;
};

/**
 * The Node build of the same sources: the release tool prerenders pages with it (docs/adr/0013). A remote's bundle
 * leaves out shared modules and gets the shell's copies, as in the page. Chunks have the same ids as in the
 * browser's build.
 */
export function serverConfiguration({ root, entry, role, contract, options, alias = {} }: Server): Configuration {
  const shared = sharedDependencies(role, contract);
  return {
    name: 'server',
    mode: 'production',
    context: root,
    target: 'node20',
    devtool: false,
    entry: { index: entry },
    output: {
      path: join(root, serverFolder),
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: role === 'remote' ? Object.keys(shared).map(externalOf) : [],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', 'node', 'import', 'module', 'require', 'default'],
      alias,
    },
    module: {
      rules: [
        typescriptRule({ instance: 'server', compilerOptions: { noEmit: false } }),
        { test: /\.(css|woff2|ttf|svg|png)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    // One chunk for each import, named as in the browser's build; nobody downloads it.
    optimization: { chunkIds: 'named', splitChunks: false, minimize: false },
    plugins: [...contractOverride(options.contract), new JsonAssetPlugin('shared.json', () => shared)],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Left to whoever runs the bundle: a module by its name, `react/` with all below it. */
function externalOf(name: string): RegExp {
  return new RegExp(`^${name}${name.endsWith('/') ? '' : '$'}`);
}
