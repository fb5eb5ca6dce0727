import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type {} from 'webpack-dev-server';
import { standaloneServer, remoteServer, shellServer } from './development-server.js';
import type { BuildOptions } from './build-options.js';
import { JsonAssetPlugin } from './json-asset.plugin.js';
import { remoteContract, shellContract } from './contracts.js';
import { contractOverride } from './contract-override.js';
import { RefreshHookPlugin } from './refresh-hook.plugin.js';
import type { RemoteName } from './remotes.js';
import { RemoteRequirementsPlugin } from './remote-requirements.plugin.js';
import { scriptFiles, scriptFilesName } from './script-files.js';
import { serverConfiguration } from './server-configuration.js';
import { requiredLibraries, sharedDependencies } from './shared-dependencies.js';
import { typescriptRule } from './typescript-rule.js';
import { productionRouter } from './production-router.js';
import { unusedParts } from './unused-parts.js';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

type App = {
  /** Folder of the app, absolute. */
  readonly root: string;
  readonly mode: BuildMode;
  readonly options: BuildOptions;
};

type Remote = App & {
  /** Its name in `remotes.json`; no slash: the federation runtime splits requests at it. */
  readonly name: RemoteName;
  /** Modules that stand for others; `false` for nothing. */
  readonly alias?: Record<string, string | false>;
};

/**
 * Stands in the built index.html where the release tool writes the address of the released folder. Not `auto`: the page
 * is served at every route, so its assets need an absolute address.
 */
const releaseBase = '/__RELEASE_BASE__/';

/** The builds of the shell: for browsers, and for Node, which prerenders pages. */
export function shellConfiguration(shell: App): Configuration | Configuration[] {
  const browser = shellPage(shell);
  if (shell.mode === 'development') return browser;
  const { root, options } = shell;
  // Prerendering passes remotes in; nothing loads them in Node.
  const alias = { [join(root, 'src/remotes/federation-host.ts')]: join(root, 'src/server/no-federation.ts') };
  const entry = join(root, 'src/server/server.tsx');
  return [browser, serverConfiguration({ root, options, entry, role: 'shell', contract: shellContract(shell), alias })];
}

/** The builds of a remote: for browsers, and for Node, which prerenders its pages. */
export function remoteConfiguration(remote: Remote): Configuration | Configuration[] {
  if (remote.mode === 'development' && remote.options.alone) return alonePage(remote);
  const browser = remoteContainer(remote);
  if (remote.mode === 'development') return browser;
  const { root, options, alias = {} } = remote;
  const entry = join(root, remoteEntry);
  return [
    browser,
    serverConfiguration({ root, options, entry, role: 'remote', contract: remoteContract(remote), alias }),
  ];
}

/** What `webpack --config-name` calls the build for browsers; the other one is `server`. */
const browserName = 'browser';

/** What a remote exposes as `./remote`. */
const remoteEntry = 'src/remote.tsx';

/** The host page with all shared modules in its first script. */
function shellPage(app: App): Configuration {
  const { root, mode } = app;
  const development = mode === 'development';
  const main = join(root, 'src/main.ts');
  return {
    ...base(app),
    // In development, and in a page without federation, one script holds both.
    entry: development
      ? { main }
      : { starter: join(root, 'src/starter.ts'), main: { import: main, dependOn: 'starter' } },
    plugins: [
      ...basePlugins(app, 'shell'),
      // The shell is a federation host at run time only (shell/src/remotes/federation-host.ts).
      new webpack.DefinePlugin({
        SHARED_DEPENDENCIES: JSON.stringify(sharedDependencies('shell', shellContract(app))),
        ENV_TARGET: JSON.stringify(forBrowsers.optimization.target),
        // The shell registers remotes by their entry script, so the runtime reads no manifests.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      hostPage(root, development ? '/' : releaseBase),
      ...(development ? [new RefreshHookPlugin()] : []),
    ],
    ...(development && { devServer: shellServer() }),
  };
}

type SinglePage = {
  /** Folder of the shell, absolute. */
  readonly root: string;
  /** Where the build goes. */
  readonly output: string;
  /** Modules in place of those whose requests the patterns match. */
  readonly replaced: readonly (readonly [RegExp, string])[];
};

/** The product as one page without federation, which `npm run bench -- web` compares the released apps with. */
export function singlePageConfiguration({ root, output, replaced }: SinglePage): Configuration {
  const common = base({ root, mode: 'production', options: {} });
  return {
    ...common,
    entry: { main: join(root, 'src/main.ts') },
    output: { ...common.output, path: output },
    plugins: [
      ...basePlugins({ root, mode: 'production', options: {} }, 'single'),
      ...replaced.map(([pattern, module]) => new webpack.NormalModuleReplacementPlugin(pattern, module)),
      hostPage(root, releaseBase),
    ],
  };
}

const hostPage = (root: string, publicPath: string) =>
  new HtmlWebpackPlugin({ template: join(root, 'src/index.html'), publicPath, scriptLoading: 'defer' });

/** A remote: a container that exposes `./remote`. */
function remoteContainer(remote: Remote): Configuration {
  const { root, mode, name, alias = {} } = remote;
  const development = mode === 'development';
  const contract = remoteContract(remote);
  const shared = sharedDependencies('remote', contract);
  const common = base(remote);
  return {
    ...common,
    resolve: { ...common.resolve, alias: { ...common.resolve?.alias, ...alias } },
    // A remote starts at its container; it has no page, so no entry of its own.
    entry: {},
    plugins: [
      ...basePlugins(remote, name),
      new ModuleFederationPlugin({
        name,
        filename: development ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
        exposes: { './remote': join(root, remoteEntry) },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        // The shell brings the federation runtime once; development servers run without it.
        experiments: development ? forBrowsers : { ...forBrowsers, externalRuntime: true },
      }),
      new RemoteRequirementsPlugin({ contract, shared: requiredLibraries(shared) }),
    ],
    ...(development && { devServer: remoteServer(name, isHot(remote)) }),
  };
}

/** Leaves out of the federation runtime what only servers run. */
const forBrowsers = { optimization: { target: 'web' } } as const;

/** A remote in a page of its own, with a fake shell: no federation. */
function alonePage(remote: Remote): Configuration {
  const { root, name, alias = {} } = remote;
  const common = base(remote);
  return {
    ...common,
    resolve: { ...common.resolve, alias: { ...common.resolve?.alias, ...alias } },
    entry: { main: join(root, 'dev/index.tsx') },
    plugins: [...basePlugins(remote, name), new HtmlWebpackPlugin({ title: name, publicPath: '/' })],
    devServer: standaloneServer(name),
  };
}

/** Whether React exchanges changed components in the open page. */
const isHot = ({ mode, options }: App): boolean => mode === 'development' && options.hot !== 'false';

function base(app: App): Configuration {
  const { root, mode } = app;
  const development = mode === 'development';
  return {
    name: browserName,
    mode,
    context: root,
    target: ['web', 'es2022'],
    // A released script names no map: nobody is served one, and a browser would ask.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(root, 'dist'),
      clean: true,
      // Chunks are found beside the script that asks for them: a build runs under any version folder and any origin.
      publicPath: 'auto',
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      // A lazy chunk may take as long as a whole remote before it counts as failed.
      chunkLoadTimeout: 10_000,
      chunkFilename: development ? '[name].chunk.js' : '[name].[contenthash:8].chunk.js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: root.split('/').at(-1) ?? root,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: development ? {} : { ...productionRouter, ...unusedParts },
      // Packages of the workspace are compiled from their sources, with this app's targets.
      conditionNames: ['source', 'browser', 'import', 'module', 'require', 'default'],
    },
    module: {
      rules: [
        typescriptRule({
          compilerOptions: { noEmit: false, sourceMap: true },
          ...(isHot(app) && { getCustomTransformers: () => ({ before: [refreshTransformer()] }) }),
        }),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true },
        { test: /\.(woff2|ttf|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function basePlugins(app: App, library: string): WebpackPluginInstance[] {
  const development = app.mode === 'development';
  const css = new MiniCssExtractPlugin({ filename: development ? '[name].css' : '[name].[contenthash:8].css' });
  const plugins = [css, ...contractOverride(app.options.contract)];
  if (isHot(app)) plugins.push(refreshPlugin(library));
  if (!development) plugins.push(new JsonAssetPlugin(scriptFilesName, scriptFiles));
  return plugins;
}

// `npm start` installs no packages for development, so these two load when they are used, and their types are not known.

function refreshPlugin(library: string): WebpackPluginInstance {
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: object) => WebpackPluginInstance;
  return new Plugin({ library, overlay: false });
}

const refreshTransformer = (): unknown => (require('react-refresh-typescript') as { default: () => unknown }).default();
