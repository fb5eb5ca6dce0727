import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess, databaseCommand, lossesOf, readDatabase, LoadGenerator } from '@programme/api-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Database from 'libsql';
import { appendChecksum } from '../src/platform/backup/backup-file.js';
import { engines, type TestDatabase } from './support/engines.js';
import { restoreHere } from './support/restore.js';

const nothingLost = { lostLogs: 0, lostOffers: 0, repeatedOffers: 0, halves: 0 };

describe.each(engines)('a backup on $name', (engine) => {
  let folder: string;
  let database: TestDatabase;
  let other: TestDatabase;
  let file: string;
  let load: LoadGenerator | undefined;
  const started: ApiProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  beforeEach(async () => {
    [database, other] = [await engine.create(), await engine.create({ migrated: false })];
    file = join(await mkdtemp(join(folder, 'one-')), 'backup');
  });
  afterEach(async () => {
    await load?.stop();
    await Promise.all(started.splice(0).map((api) => api.kill()));
    await database.drop();
    await other.drop();
  });

  const backup = (environment: Record<string, string> = {}) =>
    databaseCommand('backup', [file], { DATABASE_URL: database.url, ...environment });
  const restore = (into: TestDatabase, ...parameters: string[]) =>
    databaseCommand('restore', [file, ...parameters], { DATABASE_URL: into.url });
  const start = async (one: TestDatabase) => {
    const api = await ApiProcess.start(one.url);
    started.push(api);
    return api;
  };
  const rows = async (one: TestDatabase, sql: string) => {
    const reader = await readDatabase(one.url);
    try {
      return await reader.rows(sql);
    } finally {
      await reader.close();
    }
  };

  it('holds all that was acknowledged before it began, and fails no request meanwhile', async () => {
    const api = await start(database);
    const admin = await api.admin();
    load = await LoadGenerator.start(admin, 6);
    await load.makeOffers(30);
    const before = { logs: new Map(load.acknowledged.logs), offers: new Map(load.acknowledged.offers) };
    expect(await backup()).toEqual({ code: 0, said: expect.stringContaining('Backed up to') });
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(await api.stop()).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    expect(await restore(other)).toEqual({ code: 0, said: expect.stringContaining('Restored') });
    expect(await lossesOf(other.url, before)).toEqual(nothingLost);

    const restored = await start(other);
    expect((await admin.at(restored.url).call('GET', '/api/user')).status).toBe(401);
    expect((await (await restored.admin()).call('GET', '/api/offers')).status).toBe(200);
    expect(await restored.stop()).toBe(0);
  });

  it('replaces what a database holds only when told to', async () => {
    const added = `INSERT INTO creators (name, name_key, short_name, is_active) VALUES ('New', 'new', 'N', 1)`;
    await rows(database, `${added} RETURNING id`);
    await backup();
    expect(await databaseCommand('migrate', [], { DATABASE_URL: other.url })).toMatchObject({ code: 0 });

    expect(await restore(other)).toEqual({ code: 1, said: expect.stringContaining('not empty') });
    expect(await restore(other, '--replace')).toMatchObject({ code: 0 });
    expect(await rows(other, `SELECT name FROM creators WHERE name = 'New'`)).toHaveLength(1);
    // Foreign keys hold as before.
    const orphan = rows(other, `INSERT INTO offer_quotes (offer_id) VALUES ('none') RETURNING id`);
    await expect(orphan).rejects.toThrow();
  });

  it('of a newer version, one that is not whole, and another engine’s are refused, and nothing is changed', async () => {
    await backup();
    const good = `${file}.good`;
    await copyFile(file, good);
    const isEmpty = async () => {
      if (engine.name === 'SQLite')
        return (await stat(new URL(other.url).pathname).catch(() => undefined)) === undefined;
      return (await rows(other, 'SHOW TABLES')).length === 0;
    };

    await makeNewer(file, engine.name);
    expect(await restore(other)).toEqual({ code: 1, said: expect.stringMatching(/newer version.*FromTomorrow/) });
    await copyFile(good, file);
    await truncate(file, (await stat(good)).size - 4_096);
    expect(await restoreHere(other.address, file)).toMatch(/damaged|not whole/);
    await writeFile(file, 'something else');
    expect(await restoreHere(other.address, file)).toContain('is no backup of');
    expect(await isEmpty()).toBe(true);
  });

  it('of a version that wrote no checksum is taken only by somebody who says so, and only whole', async () => {
    await backup();
    await writeFile(file, await withoutChecksum(file), 'latin1');
    expect(await restoreHere(other.address, file)).toContain('--without-checksum');
    const old = await readFile(file, 'latin1');
    await writeFile(file, old.slice(0, -4_096), 'latin1');
    expect(await restoreHere(other.address, file, { withoutChecksum: true })).toMatch(/damaged|not whole/);
    await writeFile(file, old, 'latin1');
    expect(await restore(other, '--without-checksum')).toMatchObject({ code: 0 });
    expect(await rows(other, 'SELECT name FROM creators')).not.toEqual([]);
  });

  it('overwrites no file, and leaves none behind when it fails', async () => {
    await writeFile(file, 'kept');
    expect(await backup()).toEqual({ code: 1, said: expect.stringContaining('is there already') });
    expect(await readFile(file, 'utf8')).toBe('kept');
    await rm(file);
    const gone = { DATABASE_URL: `${database.url}_gone` };
    expect(await backup(gone)).toMatchObject({ code: 1 });
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  if (engine.name === 'SQLite') {
    it('is not put under a server that runs', async () => {
      await backup();
      const api = await start(database);
      expect(await restore(database, '--replace')).toEqual({ code: 1, said: expect.stringContaining('in use') });
      const admin = await api.admin();
      expect((await admin.call('GET', '/api/user')).status).toBe(200);
      expect(await api.stop()).toBe(0);
      expect(await restore(database, '--replace')).toMatchObject({ code: 0 });
    });
  } else {
    it('takes the place of what a server that runs reads, between two requests', async () => {
      const api = await start(database);
      await backup();
      load = await LoadGenerator.start(await api.admin(), 4);
      await load.makeOffers(5);
      await load.stop();
      expect(await restore(database, '--replace')).toMatchObject({ code: 0 });
      const offers = await (await api.admin()).call('GET', '/api/offers');
      expect(offers.body).toEqual([]);
      expect(await api.stop()).toBe(0);
    });

    it('says what is missing where the server’s programs are not installed', async () => {
      expect(await backup({ PATH: folder })).toEqual({ code: 1, said: expect.stringContaining('mariadb-client') });
    });
  }
});

/** What a backup holds, as text of one letter a byte. */
const withoutChecksum = async (file: string): Promise<string> =>
  (await readFile(file, 'latin1')).replace(/-- activity-programme sha256 .*\n$/, '');

async function makeNewer(file: string, engine: string): Promise<void> {
  const content = await withoutChecksum(file);
  await writeFile(file, content.replace('"migrations":[', '"migrations":["FromTomorrow",'), 'latin1');
  if (engine === 'SQLite') {
    const copy = new Database(file);
    copy.prepare(`INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTomorrow')`).run();
    copy.close();
  }
  await appendChecksum(file);
}
