import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { release } from '@programme/tools/release/release';
import { readRegistry } from '@programme/tools/release-folder/registry';
import { liveBuildWith } from '../support/builds.js';
import { test } from '../support/journey-test.js';
import { product } from '../support/product.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a command prints, run as a person types it. Rejects with what it printed when it fails. */
async function npmRun(folder: string, ...parameters: string[]): Promise<string> {
  const environment = { ...process.env, REMOTES_DIR: folder };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...parameters], {
    cwd: root,
    env: environment,
  });
  return stdout;
}

const live = async (folder: string) => (await readRegistry(folder)).remotes['offers']?.version;

/** What an app's image runs: it has nothing to build with. */
async function publish(folder: string, ...parameters: string[]): Promise<string> {
  const environment = { ...process.env, REMOTES_DIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [`${root}/tools/dist/publish.js`, ...parameters], {
    env: environment,
  });
  return stdout;
}

test('an image publishes what is missing, and one app alone, and rolls it back', async () => {
  const folder = test.info().outputPath('release');
  const first = await publish(folder, '--missing');
  for (const app of ['shell', 'calculators', 'offers', 'admin']) expect(first).toContain(`Live: ${app} `);
  expect(await publish(folder, '--missing')).toBe('Every app has a live release.\n');

  const built = await live(folder);
  const build = await liveBuildWith(folder, 'offers', '__federation_expose_remote', (code) => `${code};`);
  const other = await release({ folder, app: 'offers', build, version: '3.0.0' });
  expect(await publish(folder, '--back', 'offers')).toContain(`Live: mfe-offers ${built} (was ${other})`);
  expect(await live(folder)).toBe(built);
  const refused = await publish(folder, 'nobody').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain('Name one of these');
});

test('an app is released, listed and rolled back from the command line', async () => {
  const folder = test.info().outputPath('release');
  await cp(product.withSheet.releases, folder, { recursive: true });
  const built = await live(folder);
  const build = await liveBuildWith(folder, 'offers', '__federation_expose_remote', (code) => `${code};`);
  const other = await release({ folder, app: 'offers', build, version: '3.0.0' });
  expect(await live(folder)).toBe(other);

  expect(await npmRun(folder, 'release', '--', 'mfe-offers')).toContain(`Live: mfe-offers ${built}`);
  expect(await live(folder)).toBe(built);

  expect(await npmRun(folder, 'rollback', '--', 'mfe-offers')).toContain(`Live: mfe-offers ${other} (was ${built})`);
  expect(await live(folder)).toBe(other);

  const rows = (await npmRun(folder, 'releases')).split('\n');
  expect(rows.find((row) => row.includes(`'${other}'`))).toContain("'live'");
  expect(rows.find((row) => row.includes(`'${built}'`))).toContain("'rolled back'");

  const refused = await npmRun(folder, 'release', '--', 'mfe-nobody').catch(
    (error: { stderr: string }) => error.stderr,
  );
  expect(refused).toContain('Name one of these: mfe-calculators, mfe-offers, mfe-admin, shell');
});
