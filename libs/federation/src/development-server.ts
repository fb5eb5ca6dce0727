import type { Configuration } from 'webpack-dev-server';
import { remotes, shellPort, type RemoteName } from './remotes.js';

const host = '127.0.0.1';

/** Where the API listens in watch mode. */
const apiAddress = `http://${host}:${process.env['PORT'] ?? 3000}`;

/** Where the development server of a remote listens. */
export const developmentAddress = (name: RemoteName): string => `http://${host}:${remotes[name].port}`;

/** Where it serves its manifest. */
export const developmentManifest = (name: RemoteName): string => `${developmentAddress(name)}/mf-manifest.json`;

/** Names the development server of each remote as its live release. */
const registry = {
  remotes: Object.fromEntries(
    Object.keys(remotes).map((name) => [
      name,
      { version: 'development', manifest: developmentManifest(name as RemoteName) },
    ]),
  ),
};

/** webpack-dev-server for the shell: the address that a person opens. */
export function shellServer(): Configuration {
  return {
    ...base(shellPort),
    hot: true,
    ...page,
    setupMiddlewares: (middlewares) => [
      {
        name: 'remotes.json',
        path: '/remotes.json',
        middleware: (_request: unknown, response: { json(body: unknown): void }) => response.json(registry),
      },
      ...middlewares,
    ],
  };
}

/**
 * webpack-dev-server for a remote: serves its modules to the shell's page. React can exchange components in a page that
 * runs its development build; the page of a built shell is loaded anew.
 */
export function remoteServer(name: RemoteName, hot: boolean): Configuration {
  return { ...base(remotes[name].port), hot, liveReload: !hot, headers: { 'Access-Control-Allow-Origin': '*' } };
}

/** webpack-dev-server for a remote in a page of its own. */
export function standaloneServer(name: RemoteName): Configuration {
  return { ...base(remotes[name].port), hot: true, ...page };
}

/** Any address is the page's, but for the API's; that may be away. */
const page: Configuration = { historyApiFallback: true, proxy: [{ context: ['/api'], target: apiAddress }] };

function base(port: number): Configuration {
  // The page of the shell's server, on another port, listens for changes as well.
  return { port, host, allowedHosts: ['localhost', host], static: false, client: { overlay: false } };
}
