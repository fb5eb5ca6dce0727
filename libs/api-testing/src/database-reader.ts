import Database from 'libsql';
import { createConnection } from 'mysql2/promise';

export type Row = Readonly<Record<string, unknown>>;

/** Looks at a database past the API, of either engine. */
export type DatabaseReader = {
  readonly rows: (sql: string, ...values: readonly (string | number)[]) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
};

/** @param url as `DATABASE_URL` */
export async function readDatabase(url: string): Promise<DatabaseReader> {
  if (url.startsWith('sqlite:')) {
    const database = new Database(url.slice('sqlite:'.length), { timeout: 5_000 });
    return {
      rows: (sql, ...values) => Promise.resolve(database.prepare(sql).all(...values) as Row[]),
      close: () => Promise.resolve(database.close()).then(() => undefined),
    };
  }
  const connection = await createConnection({ uri: url, connectTimeout: 3_000 });
  return {
    rows: async (sql, ...values) => (await connection.query(sql, [...values]))[0] as unknown as Row[],
    close: () => connection.end(),
  };
}

/** The one number that a statement answers. */
export async function countOf(
  reader: DatabaseReader,
  sql: string,
  ...values: readonly (string | number)[]
): Promise<number> {
  const [row] = await reader.rows(sql, ...values);
  return Number(Object.values(row ?? {})[0]);
}
