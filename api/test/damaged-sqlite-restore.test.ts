import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseCommand } from '@programme/api-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Database from 'libsql';
import { damage, damages, type Damage } from './support/damage.js';
import { Random } from './support/random.js';
import { restoreHere } from './support/restore.js';

const seed = Number(process.env['RANDOM_SEED'] ?? 2026);

const suffixes = { database: '', log: '-wal', index: '-shm' } as const;

type Target = keyof typeof suffixes | 'backup';

describe('a SQLite database that is restored', () => {
  let folder: string;
  let source: string;
  let backup: string;
  let wanted: string;
  let path: string;
  let file: string;

  /** The content of the tables in a file, or undefined when it is not intact. */
  const contentOf = (of: string): string | undefined => {
    const database = new Database(of);
    try {
      const rows = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
      if (rows('PRAGMA integrity_check')[0]?.['integrity_check'] !== 'ok') return undefined;
      return JSON.stringify(['creators', 'companies', 'migrations'].map((table) => rows(`SELECT * FROM ${table}`)));
    } finally {
      database.close();
    }
  };

  const add = (to: string, name: string, count: number) => {
    const database = new Database(to);
    database.exec('PRAGMA journal_mode = WAL');
    for (let number = 0; number < count; number += 1)
      database.prepare('INSERT INTO companies (name_key) VALUES (?)').run(`${name} ${number}`);
    return database;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'damaged-restore-'));
    source = join(folder, 'source', 'app.db');
    backup = join(folder, 'good.backup');
    await mkdir(dirname(source));
    const environment = { DATABASE_URL: `sqlite:${source}` };
    expect(await databaseCommand('migrate', [], environment)).toMatchObject({ code: 0 });
    add(source, 'wanted', 300).close();
    wanted = contentOf(source) as string;
    expect(await databaseCommand('backup', [backup], environment)).toMatchObject({ code: 0 });
    // What a killed server leaves: a log and its index beside the file.
    const killed = add(source, 'later', 300);
    for (const suffix of Object.values(suffixes)) await copyFile(`${source}${suffix}`, join(folder, `killed${suffix}`));
    killed.close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  beforeEach(async () => {
    const own = await mkdtemp(join(folder, 'case-'));
    [path, file] = [join(own, 'app.db'), join(own, 'the.backup')];
    for (const suffix of Object.values(suffixes)) await copyFile(join(folder, `killed${suffix}`), `${path}${suffix}`);
    await copyFile(backup, file);
  });

  const restored = (replace: boolean): Promise<string> => restoreHere({ engine: 'sqlite', path }, file, { replace });

  const random = new Random(seed);
  const targets: readonly Target[] = ['backup', 'database', 'log', 'index'];
  const cases = Array.from({ length: 50 }, (_, number) => {
    const target = random.oneOf(targets);
    return { number, target, how: random.oneOf(damages), replace: random.below(3) > 0, seed: seed + number };
  });

  it.each(cases)('is whole or refused (seed $seed): $target $how, replace $replace', async (one) => {
    const target = one.target === 'backup' ? file : `${path}${suffixes[one.target]}`;
    await damage(target, one.how, new Random(one.seed));
    const said = await restored(one.replace);
    expect([one, said]).toEqual([one, expect.stringMatching(expectedWords(one.target, one.how, one.replace))]);
    if (said === 'Restored') {
      // The file alone holds everything.
      const log = await stat(`${path}-wal`).catch(() => ({ size: 0 }));
      expect(log.size).toBe(0);
      expect(contentOf(path)).toBe(wanted);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
    expect(existsSync(`${path}.restoring`)).toBe(false);
  });

  it('is not put under a log that stayed when the database was moved away', async () => {
    await damage(path, 'moved', random);
    expect(await restored(false)).toBe('Restored');
    expect(contentOf(path)).toBe(wanted);
  });

  it('is called damaged, not in use, when it is damaged', async () => {
    await damage(path, 'truncated', new Random(1));
    expect(await restored(false)).toMatch(/damaged/);
    expect(await restored(true)).toBe('Restored');
  });
});

/** What may be said about a case: a backup is refused, a database is replaced when it may be. */
function expectedWords(target: Target, how: Damage, replace: boolean): RegExp {
  if (target === 'backup') return /is damaged|is not whole|is no backup of|Cannot read/;
  if (replace) return /^Restored$/;
  if (target === 'database') return how === 'moved' ? /^Restored$/ : /not empty|database is damaged|^Restored$/;
  return /not empty/;
}
