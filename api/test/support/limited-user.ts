import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import type { TestDatabase } from './engines.js';

export type LimitedUser = {
  /** As `DATABASE_URL`. */
  readonly url: string;
  /** Gives other rights on the database, and closes the user's connections, which keep theirs. */
  readonly grant: (rights: 'ALL' | 'SELECT') => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** A user with the rights that the MariaDB image gives `MARIADB_USER`: everything on one database, nothing else. */
export async function createLimitedUser(database: TestDatabase): Promise<LimitedUser> {
  const name = `test_${randomBytes(4).toString('hex')}`;
  const onServer = async (...statements: readonly string[]) => {
    const connection = await createConnection({ uri: database.url });
    try {
      for (const sql of statements) await connection.query(sql);
    } finally {
      await connection.end();
    }
  };
  const url = new URL(database.url);
  const tables = `\`${url.pathname.slice(1).replaceAll('_', '\\_')}\`.*`;
  const user = `'${name}'@'%'`;
  await onServer(`CREATE USER ${user} IDENTIFIED BY 'secret'`, `GRANT ALL ON ${tables} TO ${user}`);
  [url.username, url.password] = [name, 'secret'];
  return {
    url: url.href,
    grant: (rights) =>
      onServer(
        `REVOKE ALL ON ${tables} FROM ${user}`,
        `GRANT ${rights} ON ${tables} TO ${user}`,
        `KILL CONNECTION USER '${name}'`,
      ),
    drop: () => onServer(`DROP USER ${user}`),
  };
}
