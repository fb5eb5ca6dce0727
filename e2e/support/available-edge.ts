import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behindEdge } from './edge-ports.js';
import { installs, type Install } from './installs.js';

/**
 * The product behind nginx, if this machine has nginx, its brotli module and MariaDB; else nothing, which is said
 * aloud, and is a failure under CI.
 */
export function availableEdge(available: readonly Install[]) {
  if (!available.includes(installs.mariadb)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  try {
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/pid; load_module modules/ngx_http_brotli_static_module.so; events {}`);
    execFileSync('envsubst', ['--version'], { stdio: 'pipe' });
    execFileSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', file], { stdio: 'pipe' });
    return [behindEdge];
  } catch (error) {
    if (process.env['CI']) throw error;
    console.error(`SKIPPED behind nginx: it, its brotli module or envsubst is missing (${String(error)})`);
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
