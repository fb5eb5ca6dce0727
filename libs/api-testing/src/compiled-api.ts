import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Compiles the API, whose processes the tests start, and what it uses. Vitest calls it before the workers start (`globalSetup`). */
export default function compileApi(): void {
  const compiler = 'node_modules/@typescript/native/bin/tsc';
  execFileSync(process.execPath, [compiler, '-b', 'libs/tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
}
