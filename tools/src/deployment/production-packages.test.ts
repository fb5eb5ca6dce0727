import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

type Lockfile = { packages: Record<string, { version: string }> };

const lockfile = async () => JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

/** Which packages of this name the image of the API would have. */
function inProduction(name: string) {
  const parameters = ['ls', '--omit=dev', '--workspace=@programme/api', '--package-lock-only', '--all', '--json', name];
  try {
    return JSON.parse(
      execFileSync('npm', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch (error) {
    // There is none: npm ends with 1.
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

test('No package that reports its installation is part of production', () => {
  expect(inProduction('express').dependencies).toHaveProperty('@programme/api');
  expect(inProduction('@scarf/scarf')).not.toHaveProperty('dependencies');
});

test('The image of the API gets the packages that npm installs into its own folder', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const stage = /^FROM \S+ AS api\n(?<lines>[\s\S]*?)^FROM /m.exec(dockerfile)?.groups?.['lines'] ?? '';
  const copied = [...stage.matchAll(/^COPY --from=api-packages \/product\/(\S+)/gm)].map(([, folder]) => `${folder}/`);
  const { packages } = await lockfile();
  const own = Object.keys(packages).filter((path) => path.startsWith('api/node_modules/'));
  expect(own).toContain('api/node_modules/cookie');
  expect(own.filter((path) => !copied.some((folder) => path.startsWith(folder)))).toEqual([]);
});

test('Packages that report their installation are told not to, where they are for development', async () => {
  const { scarfSettings } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(scarfSettings).toEqual({ enabled: false });
});

test('The development server’s router is one without a known fault', async () => {
  const { packages } = await lockfile();
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith('node_modules/path-to-regexp'))
    .map(([, { version }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  // The last fault of 0.1 (GHSA-37ch-88jc-xwx2) ended with 0.1.13, that of 8 (GHSA-j3q9-mxjg-w52f) with 8.4.0.
  expect(versions.filter((version) => /^(0\.1\.(\d|1[012])|8\.[0-3]\..*)$/.test(version))).toEqual([]);
});
