import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ActivePriceBook } from '@programme/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { defaultEngines, type TestDatabase } from './support/engines.js';
import { otherAdmin, publish } from './support/price-books.js';
import { putFile } from './support/put-file.js';
import { TestServer } from './support/test-server.js';

const remotes = { calculators: '2.0.0', offers: '3.0.0' };

describe.each(defaultEngines)('prerendered pages after a change of prices, of two servers on one $name', (engine) => {
  let directory: string;
  let database: TestDatabase;
  let servers: TestServer[];

  const put = (path: string, content: unknown) => putFile(directory, path, content);

  /** Writes the pages of a remote as the release tool does: the folder appears when it is complete. */
  const render = async (remote: keyof typeof remotes, folder: string, priceBook: string | undefined): Promise<void> => {
    const release = `pages/1.0.0/${remote}/${remotes[remote]}`;
    const path = remote === 'offers' ? '/offer/:offerId' : '/';
    const html = `<h1>${remote} ${priceBook}</h1>`;
    const needs = [{ part: 'remote', file: `${remote}.js`, as: 'script' }];
    await put('incomplete/page.json', { title: 'Made up', html, styles: '', keys: [], needs });
    const routes = [{ path, chooses: {}, screens: { 'en.PLN': 'page.json' } }];
    await put('incomplete/index.json', { neutralQuery: [], priceBook, addresses: ['/', '/offer/:offerId'], routes });
    await mkdir(join(directory, dirname(join(release, folder))), { recursive: true });
    await rename(join(directory, 'incomplete'), join(directory, release, folder));
  };

  const activeDigest = async (): Promise<string> =>
    ((await servers[0]!.browser().get('/api/price-book')).body as ActivePriceBook).digest;

  /** What the servers show at an address: the heading of a prerendered page, or `undefined`. */
  const shown = (address: string, status = 200): Promise<(string | undefined)[]> =>
    Promise.all(
      servers.map(async (server) => {
        const { text } = await server.browser().get(address).expect(status);
        const heading = /<h1>(.*?)<\/h1>/.exec(text)?.[1];
        expect(text.includes('"screen":')).toBe(heading !== undefined);
        return heading;
      }),
    );

  /** Opens an address until the servers show it prerendered; until then they may only show it without a page. */
  const shownAtLast = (address: string, heading: string): Promise<void> =>
    vi.waitFor(
      async () => {
        const headings = await shown(address);
        for (const one of headings) if (one !== undefined && one !== heading) return expect(one).toBe(heading);
        expect(headings).toEqual([heading, heading]);
      },
      { timeout: 20_000, interval: 200 },
    );

  const changePrices = async (): Promise<void> => {
    const [one, other] = servers as [TestServer, TestServer];
    const [boss, second] = [await one.adminBrowser(), await otherAdmin(one, `admin-${one.clock.now().getTime()}`)];
    await publish(boss, second, new Date(one.clock.now().getTime() + 600_000), one.clock.now().getTime() % 997);
    await other.app.get(JobScheduler).run('price-books');
    one.clock.advance({ minutes: 10 });
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'release-'));
    await put('shell/1.0.0/index.html', '<html lang="en"><head></head><body><div id="root"></div></body></html>');
    const registered = Object.entries(remotes).map(([name, version]) => [
      name,
      { version, manifest: `/remotes/${name}/${version}/mf-manifest.json` },
    ]);
    await put('remotes.json', { shell: { version: '1.0.0' }, remotes: Object.fromEntries(registered) });
    database = await engine.create();
    const first = await TestServer.start(database, { releasesDirectory: directory });
    servers = [first, await TestServer.start(database, { releasesDirectory: directory }, first.clock)];
  });

  afterAll(async () => {
    for (const server of servers.toReversed()) await server.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  it('are served as soon as their folder is there, without a restart, and never with other prices', async () => {
    const before = await activeDigest();
    expect(await shown('/')).toEqual([undefined, undefined]);
    await render('calculators', before, before);
    await render('offers', before, before);
    await shownAtLast('/', `calculators ${before}`);
    await shownAtLast('/offer/1', `offers ${before}`);

    await changePrices();
    const after = await activeDigest();
    expect(after).not.toBe(before);
    for (const address of ['/', '/offer/1']) expect(await shown(address)).toEqual([undefined, undefined]);
    // What does not depend on prices is known all the same.
    expect(await shown('/unknown', 404)).toEqual([undefined, undefined]);
    for (const server of servers) {
      const { text } = await server.browser().get('/');
      expect(text).toContain('<link rel="preload" href="/remotes/calculators/2.0.0/calculators.js"');
    }

    await render('calculators', after, after);
    await shownAtLast('/', `calculators ${after}`);
    expect(await shown('/offer/1')).toEqual([undefined, undefined]);
    await render('offers', after, after);
    await shownAtLast('/offer/1', `offers ${after}`);
    expect(await shown('/')).toEqual([`calculators ${after}`, `calculators ${after}`]);
  });

  it('are not served when they say that they show other prices than their folder', async () => {
    await changePrices();
    const digest = await activeDigest();
    await render('calculators', digest, '0'.repeat(64));
    await render('offers', digest, digest);
    await shownAtLast('/offer/1', `offers ${digest}`);
    expect(await shown('/')).toEqual([undefined, undefined]);
  });

  it('of an older release are found beside the folders of digests, while their prices are in force', async () => {
    await changePrices();
    const digest = await activeDigest();
    expect(await shown('/')).toEqual([undefined, undefined]);
    await rm(join(directory, 'pages'), { recursive: true });
    await render('calculators', '.', digest);
    await shownAtLast('/', `calculators ${digest}`);
    await changePrices();
    const next = await activeDigest();
    expect(await shown('/')).toEqual([undefined, undefined]);
    await render('calculators', next, next);
    await shownAtLast('/', `calculators ${next}`);
  });

  it.each(['/price-book.json', '/pages/1.0.0/calculators/2.0.0/index.json'])(
    'lie beside what is served: %s is not',
    async (address) => {
      await put('price-book.json', {});
      for (const server of servers) await server.browser().get(address).expect(404);
    },
  );
});
