import { spawn } from 'node:child_process';
import { typescriptCompiler } from './commands.js';
import { root } from './root.js';

/** What is built of an app: scripts for browsers, and the Node build that prerenders its pages. */
type Target = 'build' | 'build-server';

type AppBuilds = {
  /** Such as `mfe-offers`; all by default. */
  readonly app?: string;
  readonly targets?: readonly Target[];
  /** Ends the build, which then rejects. */
  readonly signal?: AbortSignal;
};

/** Builds what is stale: the API, the tools and what they use, and all apps with their Node builds. */
export async function buildAll(): Promise<void> {
  await buildNodePackages();
  await buildApps();
}

/** Compiles the API, the tools and the libraries that they use. Takes a quarter of a second when nothing has changed. */
export const buildNodePackages = (): Promise<void> =>
  quietly(process.execPath, [typescriptCompiler, '-b', 'libs/tsconfig.build.json']);

/** Builds the apps that are not in Nx's cache. The Node packages come first: webpack's configuration is one of them. */
export function buildApps({ app, targets = ['build', 'build-server'], signal }: AppBuilds = {}): Promise<void> {
  const parameters = ['run-many', `--targets=${targets.join()}`, '--outputStyle=static'];
  if (app !== undefined) parameters.push(`--projects=@programme/${app}`);
  return quietly('node_modules/.bin/nx', parameters, signal);
}

/** Runs a command, and shows what it prints only when it fails. */
function quietly(command: string, parameters: readonly string[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(output);
      reject(new Error(`The build ended with ${code}`));
    });
  });
}
