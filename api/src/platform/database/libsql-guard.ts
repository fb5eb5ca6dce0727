import Database from 'libsql';

type Bindable = string | number | bigint | null | Uint8Array;

/**
 * What SQLite can hold. libsql ends the whole process when it is given a Date, a boolean or an object, so that such a
 * value must never reach it. Times are kept as UTC text that sorts as they do: `YYYY-MM-DD HH:MM:SS.mmm`.
 */
export function bindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot hold a value of type ${typeof value}`);
}

type Runnable = { run(values: unknown): unknown; all(values: unknown): unknown; get(values: unknown): unknown };

/** The libsql database as TypeORM's better-sqlite3 driver uses it, with every bound value made safe first. */
export class GuardedDatabase extends Database {
  override prepare<Values extends unknown[] | object = unknown[]>(sql: string) {
    const statement = super.prepare<Values>(sql);
    const plain: Runnable = statement;
    for (const method of ['run', 'all', 'get'] as const) {
      const original = plain[method].bind(statement);
      // One array, always: given a single null, libsql would take it for the list of values itself.
      plain[method] = (...values: unknown[]) => original(values.map(bindable));
    }
    return statement;
  }
}
