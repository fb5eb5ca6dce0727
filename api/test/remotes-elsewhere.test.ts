import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../src/platform/config/config.js';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { putFile } from './support/put-file.js';
import { TestServer } from './support/test-server.js';

const live = (name: string) => ({
  version: '1.0.0-a',
  manifest: `/remotes/${name}/1.0.0-a/mf-manifest.json`,
  needs: {},
});
const registry = {
  shell: { version: '1.0.0-s' },
  remotes: { calculators: live('calculators'), offers: live('offers') },
};

describe('remotes that lie elsewhere', () => {
  let directory: string;
  let database: TestDatabase;
  let server: TestServer | undefined;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'release-'));
    await putFile(directory, 'remotes/offers/1.0.0-a/entry.js', '1');
    await putFile(directory, 'remotes.json', registry);
    database = await sqliteEngine.create();
  });

  afterAll(async () => {
    await server?.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  const serve = async (settings: Partial<Config>) => {
    await server?.stop();
    server = await TestServer.start(database, { releasesDirectory: directory, ...settings });
    return server.browser();
  };

  const directive = (policy: string | undefined, name: string) =>
    policy?.split(';').find((one) => one.startsWith(`${name} `)) ?? '';

  it('are found at their origin, which the page may load them from and nothing else', async () => {
    const answer = await (await serve({ remotesOrigin: 'https://parts.example' })).get('/remotes.json').expect(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toEqual({
      ...registry,
      remotes: {
        calculators: { ...live('calculators'), manifest: `https://parts.example${live('calculators').manifest}` },
        offers: { ...live('offers'), manifest: `https://parts.example${live('offers').manifest}` },
      },
    });
    const policy = answer.headers['content-security-policy'];
    for (const name of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src']) {
      expect(directive(policy, name)).toContain("'self' https://parts.example");
    }
    for (const name of ['default-src', 'object-src', 'frame-ancestors', 'form-action']) {
      expect(directive(policy, name)).not.toContain('parts.example');
    }
  });

  it('are at the development server of the one that somebody works on, and of no other', async () => {
    const manifest = 'http://127.0.0.1:4202/mf-manifest.json';
    const browser = await serve({ remoteOverride: { remote: 'offers', manifest } });
    const answer = await browser.get('/remotes.json').expect(200);
    expect(answer.body).toEqual({
      ...registry,
      remotes: { calculators: live('calculators'), offers: { version: 'development', manifest } },
    });
    const policy = answer.headers['content-security-policy'];
    expect(directive(policy, 'script-src')).toBe("script-src 'self' http://127.0.0.1:4202");
    expect(directive(policy, 'connect-src')).toContain('ws://127.0.0.1:4202');
  });

  it('are nowhere else unless the configuration says so', async () => {
    const answer = await (await serve({})).get('/remotes.json').expect(200);
    expect(answer.body).toEqual(registry);
    expect(directive(answer.headers['content-security-policy'], 'script-src')).toBe("script-src 'self'");
  });

  it('may be taken from here by a page of another origin, and the registry may not', async () => {
    const browser = await serve({});
    const file = await browser.get('/remotes/offers/1.0.0-a/entry.js').expect(200);
    expect(file.headers['access-control-allow-origin']).toBe('*');
    expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { headers } = await browser.get('/remotes.json').expect(200);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
