import type { Configuration } from 'webpack-dev-server';
import { remotes, shellPort, type RemoteName } from './remotes.js';

const host = '127.0.0.1';

/** Where the API listens in watch mode. */
const apiAddress = `http://${host}:3000`;

/** Names the development server of each remote as its live release. */
const registry = {
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { port }]) => [
      name,
      { version: 'development', manifest: `http://${host}:${port}/mf-manifest.json` },
    ]),
  ),
};

/** webpack-dev-server for the shell: the address that a person opens. */
export function shellServer(): Configuration {
  return {
    ...base(shellPort),
    historyApiFallback: true,
    proxy: [{ context: ['/api'], target: apiAddress }],
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

/** webpack-dev-server for a remote: serves its modules to the shell's page. */
export function remoteServer(name: RemoteName): Configuration {
  return { ...base(remotes[name].port), headers: { 'Access-Control-Allow-Origin': '*' } };
}

function base(port: number): Configuration {
  return { port, host, hot: true, static: false, client: { overlay: false } };
}
