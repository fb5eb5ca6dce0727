import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseCommand, readDatabase } from '@programme/api-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appendChecksum } from '../src/platform/backup/backup-file.js';
import { damage, damages } from './support/damage.js';
import { addressOf } from './support/database-template.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createLimitedUser, type LimitedUser } from './support/limited-user.js';
import { Random } from './support/random.js';
import { restoreHere } from './support/restore.js';

const seed = Number(process.env['RANDOM_SEED'] ?? 2026);

/** Between the content of a backup and its checksum. */
const checksumLine = /-- activity-programme sha256 .*\n$/;

const engine = engines.find(({ name }) => name !== 'SQLite');

describe.skipIf(!engine)('a MariaDB database that is restored', () => {
  let folder: string;
  let database: TestDatabase;
  let user: LimitedUser;
  let backup: string;
  let file: string;
  let wanted: unknown;
  let schema: unknown;

  const rows = async (sql: string, ...values: string[]) => {
    const reader = await readDatabase(database.url);
    try {
      return await reader.rows(sql, ...values);
    } finally {
      await reader.close();
    }
  };
  const content = async () =>
    Promise.all(['creators', 'companies', 'migrations'].map((table) => rows(`SELECT * FROM ${table} ORDER BY id`)));
  /** Tables, columns, indices and foreign keys, by name. */
  const schemaOf = async () => {
    const tables = (await rows('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
    const created = await Promise.all(tables.map((table) => rows(`SHOW CREATE TABLE ${table}`)));
    return created.map(([row]) =>
      String(row?.['Create Table'])
        .replace(/ AUTO_INCREMENT=\d+/, '')
        .split('\n')
        .sort(),
    );
  };
  const restored = (replace = true): Promise<string> => restoreHere(addressOf(user.url), file, { replace });
  const change = (name: string) => rows('INSERT INTO companies (name_key) VALUES (?) RETURNING id', name);
  /** Changes a backup and gives it the checksum of what it holds then. */
  const rewrite = async (from: string, to: string) => {
    const text = (await readFile(backup, 'latin1')).replace(checksumLine, '');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to), 'latin1');
    await appendChecksum(file);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'damaged-restore-'));
    backup = join(folder, 'good.backup');
    database = await engine!.create();
    user = await createLimitedUser(database);
    const environment = { DATABASE_URL: user.url };
    await change(`wanted 'zażółć' \n \`ñ\``);
    [wanted, schema] = [await content(), await schemaOf()];
    expect(await databaseCommand('backup', [backup], environment)).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await user.drop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    file = join(await mkdtemp(join(folder, 'case-')), 'the.backup');
    await copyFile(backup, file);
  });
  afterEach(async () => {
    const leftovers = (await schemaOf()).flat().filter((line) => /_restoring_|_replaced_/.test(line));
    expect(leftovers).toEqual([]);
  });

  const random = new Random(seed);
  const cases = Array.from({ length: 50 }, (_, number) => ({ how: random.oneOf(damages), seed: seed + number }));

  it.each(cases)('stays as it was when the backup is damaged (seed $seed): $how', async (one) => {
    await damage(file, one.how, new Random(one.seed));
    expect([one, await restored()]).toEqual([
      one,
      expect.stringMatching(/is damaged|is not whole|is no backup of|Cannot read/),
    ]);
    expect(await content()).toEqual(wanted);
  });

  it('is replaced by a user with rights on this database alone', async () => {
    await change('later');
    expect(await restored(false)).toMatch(/not empty/);
    expect(await restored()).toBe('Restored');
    expect(await content()).toEqual(wanted);
    expect(await schemaOf()).toEqual(schema);
    const orphan = rows(`INSERT INTO offer_quotes (offer_id) VALUES ('none') RETURNING id`);
    await expect(orphan).rejects.toThrow();
  });

  it('keeps its tables when the backup cannot be loaded', async () => {
    await rewrite('CREATE TABLE `offer_quotes` (', 'CREATE TABLE `offer_quotes` (nonsense,');
    expect(await restored()).toMatch(/failed: .*ERROR/s);
    expect(await content()).toEqual(wanted);
    expect(await schemaOf()).toEqual(schema);
  });

  it('keeps its tables when what was loaded lacks a column', async () => {
    await rewrite('`active_seconds`', '`other_seconds`');
    expect(await restored()).toMatch(/The restored database is damaged/);
    expect(await content()).toEqual(wanted);
    expect(await schemaOf()).toEqual(schema);
  });

  it('gets the migrations that a backup of an older version lacks', async () => {
    // As a version made it that did not know of chat messages and daily runs.
    const old = await engine!.create();
    const oldUser = await createLimitedUser(old);
    const environment = { DATABASE_URL: oldUser.url };
    const reader = await readDatabase(old.url);
    for (const table of ['slack_notification_attempts', 'slack_notification_logs'])
      await reader.rows(`DROP TABLE ${table}`);
    await reader.rows(
      `DELETE FROM migrations WHERE name LIKE '%Notifications%' OR name IN ('SendMails1763683200020', 'SealEvents1763683200024', 'NameMailFailures1763683200030')`,
    );
    await reader.close();
    await rm(file);
    expect(await databaseCommand('backup', [file], environment)).toMatchObject({ code: 0 });
    await oldUser.drop();
    await old.drop();
    expect(await restored()).toBe('Restored');
    expect(await schemaOf()).toEqual(schema);
  });

  it('is restored after a restore that was killed half-way', async () => {
    for (const sql of [
      'CREATE TABLE _restoring_offers (id INT)',
      'CREATE TABLE _replaced_offers (id INT)',
      `ALTER TABLE offer_views DROP FOREIGN KEY fk_offer_views_offer, ADD CONSTRAINT _restoring_fk_offer_views_offer
       FOREIGN KEY (offer_id) REFERENCES offers (id) ON DELETE CASCADE ON UPDATE NO ACTION`,
    ])
      await rows(sql);
    expect(await restored()).toBe('Restored');
    expect(await schemaOf()).toEqual(schema);
  });
});
