import { execFileSync } from 'node:child_process';

const candidates = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser to test in: `CHROMIUM_PATH`, else the one on the PATH. Throws when there is none. */
export function chromiumPath(): string {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  for (const name of candidates) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  throw new Error('No Chromium found: install it, or name it in CHROMIUM_PATH');
}
