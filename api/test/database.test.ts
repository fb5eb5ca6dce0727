import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { schema } from '../src/app/schema/schema.js';
import { closeDatabase, openDatabase } from '../src/platform/database/data-source.js';
import { databaseErrorCode, isDatabaseUnable, isUniqueViolation } from '../src/platform/errors/database-error.js';
import { migrate } from '../src/platform/database/migrate-database.js';
import { readTime } from '../src/platform/database/sql.js';
import { TranslationEntity } from '../src/features/translations/translation.entity.js';
import { UserEntity } from '../src/features/users/user.entity.js';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';

/** Lets everything else go on first. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const text = (key: string) => ({ key, en: key, pl: key, es: key, version: 1 });

const person = (name: string) => ({
  username: name,
  usernameKey: name,
  skeletonHash: name,
  passwordHash: 'x',
  isAdmin: true,
});

describe.each(engines)('the database on $name', (engine) => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await engine.create({ migrated: false });
    dataSource = await openDatabase(database.address, schema);
  });

  afterEach(async () => {
    await closeDatabase(dataSource);
    await database.drop();
  });

  const keys = async (): Promise<string[]> =>
    (await dataSource.getRepository(TranslationEntity).find({ order: { key: 'ASC' } })).map(({ key }) => key);

  it('loses no write of others when one transaction is rolled back', async () => {
    await migrate(dataSource);
    const insert = (key: string, then?: () => Promise<void>): Promise<void> =>
      dataSource.transaction(async (manager) => {
        await manager.getRepository(TranslationEntity).insert(text(key));
        await then?.();
      });
    let insertThird: (() => void) | undefined;
    const third = new Promise<void>((resolve) => (insertThird = resolve)).then(() => insert('c'));
    const outcomes = await Promise.allSettled([
      insert('a', async () => {
        insertThird?.();
        await turn();
        throw new Error('rolled back');
      }),
      insert('b'),
      third,
      dataSource.getRepository(TranslationEntity).insert(text('d')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await keys()).toEqual(['b', 'c', 'd']);
  });

  it('runs 50 transactions that begin at once', async () => {
    await migrate(dataSource);
    const all = Array.from({ length: 50 }, (_, index) =>
      dataSource.transaction(async (manager) => {
        await manager.getRepository(TranslationEntity).insert(text(`key ${index}`));
        await turn();
        await manager.getRepository(TranslationEntity).update({ key: `key ${index}` }, { version: 2 });
      }),
    );
    await Promise.all(all);
    expect(await dataSource.getRepository(TranslationEntity).countBy({ version: 2 })).toBe(50);
  });

  it('has the schema that its entities describe', async () => {
    await migrate(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('migrates down and up again with rows in its tables', async () => {
    await migrate(dataSource);
    await dataSource.getRepository(UserEntity).insert(person('anna'));
    await dataSource.getRepository(TranslationEntity).insert(text('kept'));
    await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    await migrate(dataSource);
    expect(await keys()).toEqual(['kept']);
    for (let undone = 0; undone < schema.migrations.length; undone += 1) await dataSource.undoLastMigration();
    await migrate(dataSource);
    expect(await keys()).toEqual([]);
    expect(await dataSource.showMigrations()).toBe(false);
  });

  it('takes a migration up again that broke off half-way', async () => {
    await migrate(dataSource);
    await dataSource.query(`DELETE FROM migrations WHERE name LIKE 'CreateOffers%'`);
    await migrate(dataSource);
    expect(await dataSource.showMigrations()).toBe(false);
  });

  it('keeps times to the millisecond, and flags as they were', async () => {
    await migrate(dataSource);
    const at = new Date('2026-03-29T01:30:00.123Z');
    await dataSource.query('INSERT INTO login_attempts (account, attempted_at, success) VALUES (?, ?, ?)', [
      'a',
      at,
      true,
    ]);
    const rows = await dataSource.query<{ at: Date | string }[]>(
      'SELECT attempted_at AS at FROM login_attempts WHERE attempted_at >= ? AND success = ?',
      [at, true],
    );
    expect(rows.map((row) => readTime(row.at))).toEqual([at]);
    await dataSource.getRepository(UserEntity).insert(person('anna'));
    expect(await dataSource.getRepository(UserEntity).findOneBy({ isAdmin: true })).toMatchObject({ isAdmin: true });
  });

  it('tells a value that is taken from other errors', async () => {
    await migrate(dataSource);
    const users = dataSource.getRepository(UserEntity);
    await users.insert(person('anna'));
    const taken: unknown = await users.insert(person('anna')).catch((error: unknown) => error);
    const other: unknown = await dataSource.query('SELECT nonsense').catch((error: unknown) => error);
    expect([taken, other].map(isUniqueViolation)).toEqual([true, false]);
  });
});

describe.each(engines.slice(1))('several processes starting at once on $name', (engine) => {
  it('migrate once', async () => {
    const database = await engine.create({ migrated: false });
    const sources = await Promise.all([1, 2, 3].map(() => openDatabase(database.address, schema)));
    await Promise.all(sources.map((source) => migrate(source)));
    const [row] = await sources[0]!.query<{ n: number | string }[]>('SELECT COUNT(*) AS n FROM migrations');
    expect(Number(row?.n)).toBe(schema.migrations.length);
    await Promise.all(sources.map(closeDatabase));
    await database.drop();
  });
});

/** Those that wait for a connection, and the one that has it. */
const places = 501;

for (const engine of engines.filter(({ name }) => name !== sqliteEngine.name)) {
  describe(`the queue for a connection to ${engine.name}`, () => {
    let database: TestDatabase;
    let dataSource: DataSource;

    beforeAll(async () => {
      database = await engine.create({ migrated: false });
      dataSource = await openDatabase(database.address, schema, { connections: 1 });
    });
    afterAll(async () => {
      await closeDatabase(dataSource);
      await database.drop();
    });

    it('refuses those for whom it has no place, with an error that is answered with 503', async () => {
      const calls = Array.from({ length: places + 10 }, () => dataSource.query('SELECT 1'));
      const answers = await Promise.allSettled(calls);
      const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
      expect(errors.map(databaseErrorCode)).toEqual(Array(10).fill('DATABASE_BUSY'));
      expect(errors.every(isDatabaseUnable)).toBe(true);
    });
  });
}
