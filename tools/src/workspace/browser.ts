import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

type Browser = Pick<LaunchOptions, 'executablePath' | 'env'>;

/** Chromium without a window: the quicker one. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** As one that logs in as root needs it, and without the calls of its own that a browser makes. */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Whether this machine runs the browser of the package `@sparticuz/chromium`. */
export const runsPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser of tests, benchmarks and screenshots: `CHROMIUM_PATH`, else a headless shell on the PATH, else that of the
 * package `@sparticuz/chromium`, with the libraries that it brings along. Where that does not run, a full Chromium is
 * taken, which needs two to three times the processor for a page.
 */
export async function findBrowser(): Promise<Browser> {
  const shell = process.env['CHROMIUM_PATH'] ?? onPath(headlessShells);
  if (shell === undefined && runsPackagedBrowser) return packagedBrowser();
  const executablePath = shell ?? onPath(browsers) ?? ofPlaywright();
  if (executablePath === undefined) throw new Error('No Chromium is found: install one, or name it in CHROMIUM_PATH');
  return { executablePath };
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
  const folder = await unpackedBrowser();
  const { PATH = '', HOME = folder } = process.env;
  return {
    executablePath: join(folder, 'chromium'),
    // Nothing else of this machine: neither its fonts nor its language.
    env: {
      PATH,
      HOME,
      LANG: 'C.UTF-8',
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Unpacks the package into a folder of its version, once. By itself it unpacks into the temporary folder, and takes a
 * half-written browser or another version for itself there.
 */
async function unpackedBrowser(): Promise<string> {
  const entry = import.meta.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(new URL('../package.json', entry), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `packaged-chromium-${version}`);
  const executable = 'chromium';
  if (existsSync(join(folder, executable))) return folder;
  const growing = await mkdtemp(`${folder}-`);
  const unpack = `import packaged from ${JSON.stringify(entry)}; await packaged.executablePath();`;
  // A process of its own: the package reads where to unpack from the environment, and its libraries only as on AWS.
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    env: { TMPDIR: growing, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  await writeFile(join(growing, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`);
  try {
    await rename(growing, folder);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(join(folder, executable))) throw error;
    await rm(growing, { recursive: true });
  }
  return folder;
}
