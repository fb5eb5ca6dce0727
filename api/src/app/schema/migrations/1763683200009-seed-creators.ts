import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sample people (decision B6), with their names in lower case: a migration means the same for good, and calls no code. */
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

export class SeedCreators1763683200009 implements MigrationInterface {
  readonly name = 'SeedCreators1763683200009';

  async up(runner: QueryRunner): Promise<void> {
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

  async down(runner: QueryRunner): Promise<void> {
    for (const [, key] of creators) await runner.query('DELETE FROM creators WHERE name_key = ?', [key]);
  }
}
