import type { QueryRunner, TableOptions } from 'typeorm';
import { flagColumn, idColumn, nameColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Sample people (decision B6), each with its key: a migration calls no code that may change. */
const creators = [
  ['Agnieszka Wójcik', 'agnieszka wójcik', 'Agnieszka'],
  ['Alejandro Muñoz', 'alejandro muñoz', 'Alejandro'],
  ['Beatriz Núñez García', 'beatriz núñez garcía', 'Beatriz'],
  ['Charlotte Bennett', 'charlotte bennett', 'Charlotte'],
  ['Daniel Whitfield', 'daniel whitfield', 'Daniel'],
  ['Grażyna Pawłowska', 'grażyna pawłowska', 'Grażyna'],
  ['Íñigo Echeverría', 'íñigo echeverría', 'Íñigo'],
  ['Joanna Gałązka', 'joanna gałązka', 'Joanna'],
  ['Łukasz Dąbrowski', 'łukasz dąbrowski', 'Łukasz'],
  ['Małgorzata Święcicka', 'małgorzata święcicka', 'Małgorzata'],
  ['Oliver Harrington', 'oliver harrington', 'Oliver'],
  ['Ramón Ibáñez', 'ramón ibáñez', 'Ramón'],
  ['Sofía Castañeda', 'sofía castañeda', 'Sofía'],
  ['Stanisław Źrebiec', 'stanisław źrebiec', 'Stanisław'],
  ['Victoria Ashworth', 'victoria ashworth', 'Victoria'],
] as const;

/** Creators of offers, with sample people. */
export class CreateCreators1763683200005 extends CreateTables {
  readonly name = 'CreateCreators1763683200005';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'creators',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'name', 200),
          nameColumn(runner, 'name_key', 600),
          nameColumn(runner, 'short_name', 200),
          flagColumn(runner, 'is_active'),
        ],
        indices: [{ name: 'ux_creators_name_key', columnNames: ['name_key'], isUnique: true }],
      },
    ];
  }

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    // MariaDB keeps the rows of a migration that failed half-way.
    const known = (await runner.query('SELECT name_key FROM creators')) as { name_key: string }[];
    const keys = new Set(known.map((row) => row.name_key));
    for (const [name, key, shortName] of creators) {
      if (keys.has(key)) continue;
      await runner.query('INSERT INTO creators (name, name_key, short_name, is_active) VALUES (?, ?, ?, ?)', [
        name,
        key,
        shortName,
        true,
      ]);
    }
  }
}
