import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { root } from '../workspace/root.js';

/** How a command ended, and what it took with all processes that it waited for. */
export type Measured = { readonly code: number; readonly minutes: number; readonly cpuSeconds: number };

/** The shell's own `times`: Node cannot ask for the processor time of its children. */
const script = '"$@"; code=$?; times >&3; exit $code';

/** Runs a command in the repository's root with its output on the terminal. */
export function measured(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script, 'sh', command, ...parameters], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let times = '';
    (child.stdio[3] as Readable).setEncoding('utf8').on('data', (text: string) => (times += text));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, minutes: (performance.now() - start) / 60_000, cpuSeconds: childrenSeconds(times) }),
    );
  });
}

/** The second line that `times` prints is of the children: `1m2.30s 0m4.50s`, user and system. */
export function childrenSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
