import type { Configuration } from 'webpack-dev-server';

/** Where the API listens in watch mode. */
const apiAddress = 'http://127.0.0.1:3000';

const base = (port: number): Configuration => ({
  port,
  host: '127.0.0.1',
  hot: true,
  static: false,
  client: { overlay: false },
});

/** webpack-dev-server settings: the shell's server is the one a person opens, the remotes' serve it their modules. */
export const developmentServer = {
  shell: (port: number, remotes: Readonly<Record<string, string>>): Configuration => ({
    ...base(port),
    historyApiFallback: true,
    proxy: [{ context: ['/api'], target: apiAddress }],
    setupMiddlewares: (middlewares) => [
      {
        name: 'remotes.json',
        path: '/remotes.json',
        middleware: (_request: unknown, response: { json(body: unknown): void }) =>
          response.json({
            remotes: Object.fromEntries(
              Object.entries(remotes).map(([name, manifest]) => [name, { version: 'development', manifest }]),
            ),
          }),
      },
      ...middlewares,
    ],
  }),
  remote: (port: number): Configuration => ({
    ...base(port),
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
  }),
};
