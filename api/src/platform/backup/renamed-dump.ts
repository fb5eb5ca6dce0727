import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const quotedName = '`([^`]+)`';

/** The beginnings of the lines of a dump that name a table. Rows cannot begin so: the dump escapes line breaks in values. */
const tableLine = new RegExp(
  `^(CREATE TABLE|INSERT INTO|DROP TABLE IF EXISTS|LOCK TABLES|/\\*!40000 ALTER TABLE) ${quotedName}`,
);
const foreignKeyLine = new RegExp(`^( +CONSTRAINT) ${quotedName}( FOREIGN KEY .* REFERENCES) ${quotedName}`);

/**
 * The lines of a dump of `mariadb-dump` or `mysqldump`, with a prefix before the names of its tables and foreign keys, so that
 * they can be loaded beside the tables that have these names.
 */
export async function* renamedDump(file: string, prefix: string): AsyncGenerator<Buffer> {
  // Latin-1 keeps every byte as it is.
  const input = createReadStream(file, { encoding: 'latin1' });
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const renamed = line
      .replace(tableLine, `$1 \`${prefix}$2\``)
      .replace(foreignKeyLine, `$1 \`${prefix}$2\`$3 \`${prefix}$4\``);
    yield Buffer.from(`${renamed}\n`, 'latin1');
  }
}
