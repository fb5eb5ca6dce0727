import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeParameters } from '../workspace/node-parameters.js';
import { root } from '../workspace/root.js';
import type { RenderRequest } from './render-pages.js';

/** Milliseconds that rendering all pages of a remote may take. */
const timeout = 300_000;

/**
 * Renders pages into a folder, in a process of its own. Throws when that fails, with what the process wrote as `stderr`.
 *
 * @param signal ends the process; this throws when the process has ended, so that it writes nothing after that
 */
export async function runRenderProcess(request: RenderRequest, folder: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const parameters = [...nodeParameters('./render-process', import.meta.url), folder];
  const running = promisify(execFile)(process.execPath, parameters, { cwd: root, timeout, maxBuffer: Infinity });
  const end = () => void running.child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  // A process that ends before it has read everything fails by itself.
  running.child.stdin?.on('error', () => undefined).end(JSON.stringify(request));
  try {
    await running;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
