import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

type Browser = Pick<LaunchOptions, 'executablePath' | 'env'>;

/** Chromium without a window: the quicker one. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** As one that logs in as root needs it, and without the calls of its own that a browser makes. */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * The browser of tests, benchmarks and screenshots: `CHROMIUM_PATH`, else one on the PATH, else the one that Playwright
 * has installed, else the one of the package `@sparticuz/chromium`, with the libraries that it brings along.
 */
export async function findBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? onPath([...headlessShells, ...browsers]) ?? ofPlaywright();
  return path === undefined ? packagedBrowser() : { executablePath: path };
}

/** A Chromium that can show windows, and so keeps pages for Back; undefined where there is none. */
export const findWindowedBrowser = (): string | undefined => onPath(browsers);

function onPath(names: readonly string[]): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser of an npm package, with fonts of its own: it draws the same on every machine (Linux on x64). */
export async function packagedBrowser(): Promise<Browser> {
  const { LD_LIBRARY_PATH: before } = process.env;
  // It unpacks its libraries where these variables are set, as AWS sets them.
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const env = { ...process.env };
  // For the browser alone: other programs have libraries of their own.
  if (before === undefined) delete process.env['LD_LIBRARY_PATH'];
  else process.env['LD_LIBRARY_PATH'] = before;
  return { executablePath, env: env as Record<string, string> };
}
