import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { putFile } from './support/put-file.js';
import { TestServer } from './support/test-server.js';

const script = 'console.log("main");'.repeat(50);
const immutable = 'public, max-age=31536000, immutable';

describe('the release folder', () => {
  let directory: string;
  let database: TestDatabase;
  let server: TestServer;

  const put = (path: string, content: string | Buffer) => putFile(directory, path, content);

  const putShell = (version: string): Promise<void> =>
    put(
      `shell/${version}/index.html`,
      `<!doctype html><head><title>${version}</title><style nonce="__CSP_NONCE__"></style><meta content="__CSP_NONCE__">`,
    );

  const pointTo = (version: string): Promise<void> =>
    put('remotes.json', JSON.stringify({ shell: { version }, remotes: {}, released: 'x'.repeat(version.length) }));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'release-'));
    await putShell('1.0.0-a');
    await put('shell/1.0.0-a/main.0123.js', script);
    await put('shell/1.0.0-a/main.0123.js.br', brotliCompressSync(script));
    await put('shell/1.0.0-a/main.0123.js.gz', gzipSync(script));
    await put('shell/1.0.0-a/.secret', 'x');
    await put('remotes/calculators/1.0.0-b/mf-manifest.json', '{"id":"calculators"}');
    await put('secret.txt', 'not for anyone');
    await pointTo('1.0.0-a');
    database = await sqliteEngine.create();
    server = await TestServer.start(database, { releasesDirectory: directory });
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  const get = (path: string) => server.browser().get(path);

  it('spares scripts the headers that are for documents, and none of the others', async () => {
    const { headers } = await get('/shell/1.0.0-a/main.0123.js').expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const name of ['content-security-policy', 'x-frame-options']) {
      expect(headers).not.toHaveProperty(name);
      // A released page is a document when somebody opens it by its own address.
      expect((await get('/shell/1.0.0-a/index.html').expect(200)).headers).toHaveProperty(name);
    }
  });

  it('gives every address that is a page the live shell, with a nonce of its own', async () => {
    const nonces = new Set<string>();
    const paths = [
      '/',
      '/EUR',
      '/offer/0b9c5a52-9d0d-4b6f',
      '/admin/prices/programme-2026.1',
      '/any?file=x.js',
      '/any.js/page',
      `/${'.a'.repeat(3000)}/`,
      '/apix',
    ];
    for (const path of paths) {
      const answer = await get(path).expect(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(answer.headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(answer.text).toContain(`<style nonce="${nonce}"></style><meta content="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(paths.length);
    expect((await server.browser().head('/').expect(200)).text).toBeUndefined();
  });

  it('keeps offers out of search engines, and their links out of other sites', async () => {
    for (const path of ['/offer/0b9c5a52-9d0d-4b6f', '/offer/unknown', '/OFFER/x']) {
      const answer = await get(path).expect(200);
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
      expect(answer.headers['referrer-policy']).toBe('same-origin');
      expect(answer.text).toContain('<head><meta name="robots" content="noindex, nofollow, noarchive" />');
    }
    const answer = await get('/offers').expect(200);
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
    expect(answer.text).not.toContain('robots');
  });

  it('gives pages to readers only', async () => {
    for (const method of ['post', 'put', 'delete', 'patch'] as const)
      await server.browser()[method]('/EUR').expect(404);
  });

  it.each([
    '/missing.js',
    '/missing.',
    '/missing.2.js',
    '/shell/1.0.0-a/missing.js',
    '/shell/9.9.9/main.0123.js',
    '/remotes/calculators/1.0.0-b/',
    '/remotes/nobody/1.0.0-b/mf-manifest.json',
    '/secret.txt',
    '/shell/1.0.0-a/.secret',
    '/shell/1.0.0-a/..%2f..%2f..%2fsecret.txt',
    '/shell/1.0.0-a/%2e%2e/%2e%2e/secret.txt',
    '/favicon.svg',
    '/api/page',
    '/API/page',
    '//api/page',
    '/%61pi/page',
    '/api%2Fpage',
    '/remotes/%E0%A4%A',
    '/api',
  ])('answers %s with 404, not with a page', async (path) => {
    const answer = await get(path).expect(404);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('serves a file of a version for good, compressed as the browser likes it', async () => {
    const path = '/shell/1.0.0-a/main.0123.js';
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await fetchRaw(path, { 'accept-encoding': accepted });
      expect(answer).toMatchObject({ status: 200, cache: immutable, encoding, vary: 'Accept-Encoding' });
      expect(answer.type).toMatch(/javascript/);
      expect(answer.length < script.length).toBe(encoding !== undefined);
    }
    await get('/remotes/calculators/1.0.0-b/mf-manifest.json').expect(200).expect('Cache-Control', immutable);
    await get(path).set('Range', 'bytes=5-2').expect(200);
  });

  it('has the registry asked for each time, and not sent again while it is the same', async () => {
    const answer = await get('/remotes.json').expect(200).expect('Cache-Control', 'no-cache');
    expect(answer.body).toMatchObject({ shell: { version: '1.0.0-a' } });
    await get('/remotes.json')
      .set('If-None-Match', answer.headers['etag'] ?? '')
      .expect(304);
  });

  it('follows the registry to another shell and back, without a restart', async () => {
    await putShell('2.0.0');
    await pointTo('2.0.0');
    expect((await get('/')).text).toContain('<title>2.0.0</title>');
    await get('/shell/2.0.0/index.html').expect(200);
    await pointTo('1.0.0-a');
    expect((await get('/')).text).toContain('<title>1.0.0-a</title>');
  });

  it.each(['nonsense', '{}', '{"shell":{"version":"../../etc"}}', '{"shell":{"version":"3.0.0"}}'])(
    'says that it is unavailable while the registry holds %s',
    async (registry) => {
      await put('remotes.json', registry);
      await get('/').expect(503);
      await pointTo('1.0.0-a');
      await get('/').expect(200);
    },
  );

  it('keeps sources and what a release says of its making to itself in production', async () => {
    const sources = '{"sources":["../src/main.ts"]}';
    const internal = ['main.0123.js.map', 'main.0123.js.map.br', 'main.0123.js.map.gz', 'release.json'];
    for (const name of internal) await put(`shell/1.0.0-a/${name}`, name.endsWith('.gz') ? gzipSync(sources) : sources);
    await put('remotes/calculators/1.0.0-b/release.json', '{"commit":"0123abc"}');
    const production = await TestServer.start(database, { releasesDirectory: directory, production: true });
    try {
      const paths = internal.map((name) => `/shell/1.0.0-a/${name}`);
      for (const path of [...paths, '/remotes/calculators/1.0.0-b/release.json']) {
        const browser = production.browser();
        for (const answer of [await browser.get(path), await browser.head(path)])
          expect([path, answer.status]).toEqual([path, 404]);
      }
      await production.browser().get('/shell/1.0.0-a/main.0123.js').expect(200);
      await get('/shell/1.0.0-a/main.0123.js.map').expect(200);
    } finally {
      await production.stop();
    }
  });

  type Raw = { status?: number; cache?: string; encoding?: string; vary?: string; type: string; length: number };

  /** As a browser gets it on the wire, not unpacked. */
  const fetchRaw = (path: string, headers: Record<string, string>): Promise<Raw> =>
    new Promise((resolve, reject) => {
      request(`${server.url}${path}`, { headers }, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => (length += chunk.length));
        response.on('end', () => {
          const {
            'cache-control': cache,
            'content-encoding': encoding,
            vary,
            'content-type': type = '',
          } = response.headers;
          resolve({ status: response.statusCode, cache, encoding, vary, type, length } as Raw);
        });
      })
        .on('error', reject)
        .end();
    });
});
