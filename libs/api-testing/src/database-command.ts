import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Ended = { readonly code: number; readonly said: string };

/** Runs one of the API's commands for its database, as `npm run db:…` does. */
export function databaseCommand(
  name: 'migrate' | 'verify' | 'backup' | 'restore',
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../../../api/dist/app/commands/${name}.js`, import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...parameters], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}
