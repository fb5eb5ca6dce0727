import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { apiPath, apiPaths, type CalculationLogBody } from '@programme/contracts';
import { release } from '@programme/tools/release/release';
import { rollBack } from '@programme/tools/release-folder/registry';
import { liveBuildWith } from '../support/builds.js';
import { edgeDatabaseUrl } from '../support/edge-database.js';
import { behindEdge } from '../support/edge-ports.js';
import { apiPort, ask, comparable, edgeLog, liveFiles } from '../support/edge-requests.js';
import { test } from '../support/journey-test.js';
import { OfferMaker, post } from '../support/made-offers.js';
import { product } from '../support/product.js';

test.describe.configure({ mode: 'serial' });

test('released files come from the static server of their app as the API would give them', async () => {
  const { files } = await liveFiles();
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const [edge, api] = [await ask(behindEdge.edge, path, headers), await ask(apiPort, path, headers)];
      expect(comparable(edge), `${path} as ${encoding}`).toEqual(comparable(api));
    }
  }
  const served = edgeLog();
  for (const port of Object.values(behindEdge.statics)) expect(served).toContain(`"served":"127.0.0.1:${port}"`);
});

test('sources and what a release says of its making stay on the server', async () => {
  const { bases, files } = await liveFiles();
  const internal = [...files.filter((name) => name.endsWith('.map')), ...bases.map((base) => `${base}release.json`)];
  expect(internal.length).toBeGreaterThan(bases.length);
  const ports = [behindEdge.edge, apiPort, ...Object.values(behindEdge.statics)];
  for (const path of internal) {
    for (const port of ports) expect((await ask(port, path)).status, `${path} at ${port}`).toBe(404);
  }
});

test('pages are for their reader alone, and an unknown one is a 404', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/offers', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await ask(behindEdge.edge, path);
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'private, no-cache']);
    expect(String(answer.headers['vary'])).toContain('Cookie');
  }
});

test('what is no released file is answered as the API answers it', async () => {
  const { bases, files } = await liveFiles();
  const [script = ''] = files.filter((name) => name.endsWith('.js'));
  const odd = bases.flatMap((base) => [
    `${base}gone.js`,
    `${base}release.json/`,
    `${base}.hidden.js`,
    `${base}%6dain.js`,
    `${base}../../remotes.json`,
    `${base}..%2f..%2fremotes.json`,
    base,
    base.slice(0, -1),
    `${base}gone.js?x=%41`,
  ]);
  const more = [
    '/remotes/nobody/1.0.0/x.js',
    '/server/offers/x.js',
    '/pages/x.json',
    '/history.json',
    '/shell/',
    '/remotes/',
  ];
  for (const path of [...odd, ...more]) {
    expect(comparable(await ask(behindEdge.edge, path)), path).toEqual(comparable(await ask(apiPort, path)));
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const [edge, api] = [await ask(behindEdge.edge, script, { method }), await ask(apiPort, script, { method })];
    expect(comparable(edge), method).toEqual(comparable(api));
  }
  const part = { range: 'bytes=0-9' };
  expect((await ask(behindEdge.edge, script, part)).status).toBe((await ask(apiPort, script, part)).status);
});

test('the edge tells the API who calls, and lets nobody say otherwise', async ({ request: caller }) => {
  const headers = { 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' };
  const foreign = await caller.post('/api/logout', { headers });
  expect(foreign.status()).toBe(403);
  const own = await caller.post('/api/logout', { headers: { ...headers, Origin: behindEdge.url } });
  expect(own.status()).toBe(204);
  const long = JSON.stringify({ username: 'x'.repeat(120_000), password: 'x' });
  const refused = await caller.post(apiPaths.login, { data: long, headers: { 'Content-Type': 'application/json' } });
  expect(refused.status()).toBe(413);
  expect(await refused.json()).toMatchObject({ type: 'urn:programme:problem:body-too-large', status: 413 });
  const answer = await caller.get('/api/settings');
  await expect.poll(edgeLog).toContain(`"requestId":"${answer.headers()['x-request-id']}"`);
});

test('no offer and no code is in what the edge writes', async ({ request: caller }) => {
  const maker = await OfferMaker.logIn(caller, product.admin);
  const { id, path, code } = await maker.make({
    quotes: [{ packageType: 'enterprise', activeUsers: 20, monthsCount: 3 }],
  });
  await caller.get(`${path}?lang=pl`);
  expect((await post(caller, apiPath(apiPaths.offerValidate, { id }), { password: code })).status()).toBe(200);
  const last = await caller.get(apiPath(apiPaths.offerPublic, { id }));
  expect(last.status()).toBe(200);
  await expect.poll(edgeLog).toContain(last.headers()['x-request-id']);
  const log = edgeLog();
  expect(log.split('\n').filter((line) => line !== '' && !line.startsWith('{"kind":"edge"'))).toEqual([]);
  for (const secret of [id, code, 'lang=pl', product.admin.password]) expect(log).not.toContain(secret);
});

test('calculators are released alone: no process is restarted, and the next visitor has them', async ({ browser }) => {
  const folder = behindEdge.releases;
  const before = readFileSync(behindEdge.processesFile, 'utf8');
  const build = await liveBuildWith(
    folder,
    'calculators',
    'remote-entry',
    (code) => `${code};globalThis.edgeRelease=2`,
  );
  const version = await release({ folder, app: 'calculators', build, version: '1.1.0' });
  const visit = async (): Promise<unknown> => {
    const page = await (await browser.newContext({ baseURL: behindEdge.url })).newPage();
    await page.goto('/comfort');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('input').first()).toBeEditable();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /calculators\/([^/]+)\//.exec(name)?.[1]),
    );
    await page.context().close();
    return loaded.find(Boolean);
  };
  expect(await visit()).toBe(version);
  await rollBack(folder, 'calculators');
  expect(await visit()).not.toBe(version);
  expect(readFileSync(behindEdge.processesFile, 'utf8')).toBe(before);
});

const calculation: CalculationLogBody = {
  timestamp: '2026-11-21T09:00:00Z',
  currency: 'PLN',
  employees: 360,
  activeUsers: 120,
  months: 6,
  totalPrice: 68_000,
};

test('each API process is stopped and started again while requests go on: none fails', async ({ request: caller }) => {
  await OfferMaker.logIn(caller, product.admin);
  const asked = { pages: 0, calls: 0, writes: 0 };
  const failures: string[] = [];
  let over = false;
  const keepAsking = async (kind: 'pages' | 'calls', path: string): Promise<void> => {
    while (!over) {
      const answer = await caller.get(path);
      asked[kind] += 1;
      if (answer.status() !== 200) failures.push(`${path} ${answer.status()}`);
    }
  };
  const keepWriting = async (): Promise<void> => {
    while (!over) {
      const answer = await post(caller, apiPaths.logs, calculation);
      asked.writes += 1;
      if (answer.status() !== 201) failures.push(`${apiPaths.logs} ${answer.status()}`);
      // One address may report twice a second.
      // eslint-disable-next-line no-restricted-syntax -- so often may an address report, by the clock of the API
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
  };
  const load = Promise.all([
    keepAsking('pages', '/comfort?lang=es'),
    keepAsking('calls', apiPaths.user),
    keepAsking('calls', apiPaths.translations),
    keepAsking('calls', apiPaths.offers),
    keepWriting(),
  ]);
  for (const name of ['api-1', 'api-2'] as const) {
    const running = JSON.parse(readFileSync(behindEdge.processesFile, 'utf8')) as Record<string, number>;
    process.kill(running[name] ?? 0, 'SIGTERM');
    await expect
      .poll(() => (JSON.parse(readFileSync(behindEdge.processesFile, 'utf8')) as typeof running)[name], {
        timeout: 20_000,
      })
      .not.toBe(running[name]);
    const ready = `http://127.0.0.1:${behindEdge.apis[name]}${apiPaths.healthReady}`;
    await expect
      .poll(
        () =>
          fetch(ready).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    // The next one is stopped once the edge sends requests here again.
    const soFar = edgeLog().length;
    const served = `"served":"127.0.0.1:${behindEdge.apis[name]}"`;
    await expect.poll(() => edgeLog().slice(soFar)).toContain(served);
  }
  over = true;
  await load;
  expect(failures).toEqual([]);
  expect(asked.pages).toBeGreaterThan(20);
  expect(asked.writes).toBeGreaterThan(10);
});

// The last one: everybody is logged out by it.
test('a backup is restored by the database user of the product, while both API processes go on', async ({
  request: caller,
}) => {
  const processes = readFileSync(behindEdge.processesFile, 'utf8');
  const command = (name: string, ...parameters: string[]) =>
    promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL(`../../api/dist/app/commands/${name}.js`, import.meta.url)), ...parameters],
      { env: { PATH: process.env['PATH'], DATABASE_URL: edgeDatabaseUrl } },
    );
  const file = join(behindEdge.folder, 'the.backup');
  const offer = { quotes: [{ packageType: 'enterprise' as const, activeUsers: 20, monthsCount: 3 }] };
  const before = await (await OfferMaker.logIn(caller, product.admin)).make(offer);
  await command('backup', file);
  const after = await (await OfferMaker.logIn(caller, product.admin)).make(offer);

  const { stdout } = await command('restore', file, '--replace');
  expect(stdout).toContain('Restored');
  expect((await caller.get(apiPath(apiPaths.offerDetails, { id: before.id }))).status()).toBe(401);
  await OfferMaker.logIn(caller, product.admin);
  expect((await caller.get(apiPath(apiPaths.offerDetails, { id: before.id }))).status()).toBe(200);
  expect((await caller.get(apiPath(apiPaths.offerDetails, { id: after.id }))).status()).toBe(404);
  expect(readFileSync(behindEdge.processesFile, 'utf8')).toBe(processes);
});
