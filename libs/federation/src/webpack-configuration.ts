import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type {} from 'webpack-dev-server';
import { remoteServer, shellServer } from './development-server.js';
import type { RemoteName } from './remotes.js';
import { sharedDependencies } from './shared-dependencies.js';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

type App = {
  /** Folder of the app, absolute. */
  readonly root: string;
  readonly mode: BuildMode;
};

type Remote = App & {
  /** Its name in `remotes.json`; no slash: the federation runtime splits requests at it. */
  readonly name: RemoteName;
};

/**
 * Stands in the built index.html where the release tool writes the address of the released folder. Not `auto`: the page
 * is served at every route, so its assets need an absolute address.
 */
const releaseBase = '/__RELEASE_BASE__/';

/** The host page with everything that all parts share in its first script. */
export function shellConfiguration({ root, mode }: App): Configuration {
  const development = mode === 'development';
  return {
    ...base({ root, mode }),
    entry: { main: join(root, 'src/main.tsx') },
    plugins: [
      ...basePlugins(mode, 'shell'),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedDependencies('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
      }) as unknown as WebpackPluginInstance,
      new HtmlWebpackPlugin({
        template: join(root, 'src/index.html'),
        publicPath: development ? '/' : releaseBase,
        scriptLoading: 'defer',
      }),
    ],
    ...(development && { devServer: shellServer() }),
  };
}

/** One audience's part: a container that exposes `./remote`. */
export function remoteConfiguration({ root, mode, name }: Remote): Configuration {
  const development = mode === 'development';
  return {
    ...base({ root, mode }),
    // A remote starts at its container; it has no page, so no entry of its own.
    entry: {},
    plugins: [
      ...basePlugins(mode, name),
      new ModuleFederationPlugin({
        name,
        filename: development ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
        exposes: { './remote': join(root, 'src/remote.tsx') },
        shared: sharedDependencies('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        // The shell brings the federation runtime once; development servers run without it.
        ...(development ? {} : { experiments: { externalRuntime: true } }),
      }) as unknown as WebpackPluginInstance,
    ],
    ...(development && { devServer: remoteServer(name) }),
  };
}

function base({ root, mode }: App): Configuration {
  const development = mode === 'development';
  return {
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(root, 'dist'),
      clean: true,
      // Chunks are found beside the script that asks for them: a build runs under any version folder and any origin.
      publicPath: 'auto',
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].chunk.js' : '[name].[contenthash:8].chunk.js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: root.split('/').at(-1) ?? root,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      // Packages of the workspace are compiled from their sources, with this app's targets.
      conditionNames: ['source', 'browser', 'import', 'module', 'require', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('ts-loader'),
          options: {
            configFile: join(root, 'tsconfig.json'),
            transpileOnly: true,
            compilerOptions: { noEmit: false, sourceMap: true },
            ...(development && { getCustomTransformers: () => ({ before: [reactRefreshTypeScript.default()] }) }),
          },
        },
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

function basePlugins(mode: BuildMode, library: string): WebpackPluginInstance[] {
  const css = new MiniCssExtractPlugin({
    filename: mode === 'development' ? '[name].css' : '[name].[contenthash:8].css',
  });
  if (mode === 'development') {
    return [css, new ReactRefreshPlugin({ library, overlay: false }) as unknown as WebpackPluginInstance];
  }
  const test = /\.(js|css|svg|json|ttf)$/;
  return [
    css,
    new CompressionPlugin({ test, algorithm: 'brotliCompress', filename: '[path][base].br', threshold: 512 }),
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz', threshold: 512 }),
  ];
}
