import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { release } from '@programme/tools/release/release-folder.mjs';
import { readRegistry } from '@programme/tools/release/release-registry.mjs';
import { liveBuildWith } from '../support/builds.js';
import { product } from '../support/product.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/e2e/test-results/own-products/commands`;

/** What a command prints, run as a person types it. Rejects with what it printed when it fails. */
async function npmRun(...parameters: string[]): Promise<string> {
  const environment = { ...process.env, REMOTES_DIR: folder };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...parameters], {
    cwd: root,
    env: environment,
  });
  return stdout;
}

const live = async () => (await readRegistry(folder)).remotes['offers']?.version;

test('a part is released, listed and rolled back from the command line', async () => {
  test.setTimeout(180_000);
  await rm(folder, { recursive: true, force: true });
  await cp(product.withSheet.releases, folder, { recursive: true });
  const built = await live();
  const build = await liveBuildWith(folder, 'offers', '__federation_expose_remote', (code) => `${code};`);
  const other = await release({ folder, part: 'offers', build, version: '3.0.0' });
  expect(await live()).toBe(other);

  expect(await npmRun('release', '--', 'mfe-offers')).toContain(`Live: mfe-offers ${built}`);
  expect(await live()).toBe(built);

  expect(await npmRun('rollback', '--', 'mfe-offers')).toContain(`Live: mfe-offers ${other} (was ${built})`);
  expect(await live()).toBe(other);

  const rows = (await npmRun('releases')).split('\n');
  expect(rows.find((row) => row.includes(`'${other}'`))).toContain("'live'");
  expect(rows.find((row) => row.includes(`'${built}'`))).toContain("'rolled back'");

  const refused = await npmRun('release', '--', 'mfe-nobody').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain('Name one of these: mfe-calculators, mfe-offers, mfe-admin, shell');
});
