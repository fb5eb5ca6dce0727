import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { putFile } from './support/put-file.js';
import { TestServer } from './support/test-server.js';

const manifest = '/remotes/offers/1.0.0-a/mf-manifest.json';
const files = {
  'remotes.json': JSON.stringify({
    shell: { version: '1.0.0-s' },
    remotes: { offers: { version: '1.0.0-a', manifest } },
  }),
  'shell/1.0.0-s/index.html': '<html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>',
  'shell/1.0.0-s/main.abc.js': '1',
  'remotes/offers/1.0.0-a/font.woff2': '1',
  'remotes/offers/1.0.0-a/mf-manifest.json': '{}',
  'remotes/offers/1.0.0-a/image.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

type Kind = { readonly method?: string; readonly path: string; readonly status: number; readonly body?: string };

/** What is or can be opened as a document. */
const documents: Record<string, Kind> = {
  'a page': { path: '/comfort', status: 200 },
  "an offer's page": { path: '/offer/x', status: 200 },
  'the registry': { path: '/remotes.json', status: 200 },
  "the released page of the shell's own": { path: '/shell/1.0.0-s/index.html', status: 200 },
  'an image that may hold script': { path: '/remotes/offers/1.0.0-a/image.svg', status: 200 },
  'an unknown file': { path: '/nothing.js', status: 404 },
  'a file of a release that is gone': { path: '/remotes/offers/0.9.0/entry.js', status: 404 },
  'the description of the API': { path: '/api/docs', status: 200 },
};

/** A browser shows problems and JSON as documents, too. */
const calls: Record<string, Kind> = {
  'an answer of the API': { path: '/api/settings', status: 200 },
  'a question about health': { path: '/api/health/live', status: 200 },
  'a refused question': { path: '/api/user', status: 401 },
  'a refused call': { method: 'POST', path: '/api/offers', status: 401, body: '{}' },
  'a call with a bad body': { method: 'POST', path: '/api/login', status: 400, body: '{' },
  'an unknown call': { path: '/api/nothing', status: 404 },
  'a malformed address': { path: '/api/offers/%E0%A4%A/public', status: 400 },
};

const assets: Record<string, Kind> = {
  'a script': { path: '/shell/1.0.0-s/main.abc.js', status: 200 },
  'a font': { path: '/remotes/offers/1.0.0-a/font.woff2', status: 200 },
  'a manifest': { path: manifest, status: 200 },
};

const entries = (kinds: Record<string, Kind>) => Object.entries(kinds).map(([name, kind]) => ({ name, ...kind }));

describe('the headers that protect', () => {
  let directory: string;
  const databases: TestDatabase[] = [];
  const servers: TestServer[] = [];
  let plain: TestServer;
  let secure: TestServer;

  const start = async (publicUrl: string): Promise<TestServer> => {
    const database = await sqliteEngine.create();
    databases.push(database);
    const secureConnection = publicUrl.startsWith('https:');
    const settings = { releasesDirectory: directory, publicUrl, secure: secureConnection };
    const server = await TestServer.start(database, settings);
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'release-'));
    for (const [path, text] of Object.entries(files)) await putFile(directory, path, text);
    plain = await start('http://localhost:3000');
    secure = await start('https://prices.example');
  });

  afterAll(async () => {
    for (const server of servers) await server.stop();
    for (const database of databases) await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  const ask = async (server: TestServer, { method = 'GET', path, body, status }: Kind): Promise<Headers> => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, { method, headers: type, ...(body && { body }) });
    expect({ path, status: answer.status }).toEqual({ path, status });
    await answer.arrayBuffer();
    return answer.headers;
  };

  const directives = (policy: string | null): Record<string, string> =>
    Object.fromEntries(
      (policy ?? '').split(';').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
    );

  it.each(entries(documents))('say what $name may do: nothing that is not ours', async (kind) => {
    const headers = await ask(plain, kind);
    const policy = headers.get('content-security-policy');
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    const { 'style-src': styles, ...rest } = directives(policy);
    expect(styles).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
    expect(rest).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers.get('permissions-policy')).toMatch(/(^|, )camera=\(\), /);
  });

  it.each(entries(calls))('let $name load nothing', async (kind) => {
    expect(directives((await ask(plain, kind)).get('content-security-policy'))).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it.each(entries({ ...documents, ...calls }))('keep $name out of frames', async (kind) => {
    const headers = await ask(plain, kind);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each(entries({ ...documents, ...calls }).filter(({ path }) => !/^\/(shell|remotes)\/.*(html|svg)$/.test(path)))(
    'keep $name from being read by other sites',
    async (kind) => {
      const headers = await ask(plain, kind);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it.each(entries(assets))('leave $name to any page, and say nothing that is about documents', async (kind) => {
    const headers = await ask(plain, kind);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect([name, headers.has(name)]).toEqual([name, false]);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each(entries({ ...documents, ...calls, ...assets }))('hold for $name whatever it is', async (kind) => {
    const [overHttp, overHttps] = [await ask(plain, kind), await ask(secure, kind)];
    for (const headers of [overHttp, overHttps]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-type')).toMatch(/^[a-z]+\/[\w+-]+/);
      for (const name of ['x-powered-by', 'server']) expect([name, headers.has(name)]).toEqual([name, false]);
    }
    expect(overHttp.has('strict-transport-security')).toBe(false);
    expect(overHttps.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('are not read back to whoever sends TRACE', async () => {
    const asked = request(`${plain.url}/api/user`, { method: 'TRACE', headers: { 'x-secret': 'hunter2' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(405);
    expect(Buffer.concat(await answer.toArray()).toString()).not.toContain('hunter2');
  });

  it('have another nonce in every answer', async () => {
    const nonces = new Set<string | undefined>();
    for (let time = 0; time < 5; time += 1) {
      const policy = (await ask(plain, { path: '/comfort', status: 200 })).get('content-security-policy');
      nonces.add(/nonce-([^']+)/.exec(policy ?? '')?.[1]);
    }
    expect(nonces.size).toBe(5);
  });
});
