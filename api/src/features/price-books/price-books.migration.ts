import { priceBookContent, programme2026v1 } from '@programme/pricing';
import type { QueryRunner, TableOptions } from 'typeorm';
import {
  idColumn,
  jsonColumn,
  nameColumn,
  numberColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';
import { canonicalDigest } from '../../platform/digests/canonical-digest.js';

/** The book of 2026 begins with its year in UTC, whatever the time zone of the installation. */
const start2026 = new Date('2026-01-01T00:00:00Z');

/** Price books, the prices of 2026 as the first, and who did what with them. */
export class CreatePriceBooks1763683200015 extends CreateTables {
  readonly name = 'CreatePriceBooks1763683200015';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    const idOf = (name: string) => nameColumn(runner, name, 36);
    return [
      {
        name: 'price_books',
        columns: [
          { ...idOf('id'), isPrimary: true },
          nameColumn(runner, 'label', 100),
          nameColumn(runner, 'status', 10),
          { ...timeColumn('effective_from'), isNullable: true },
          { ...timeColumn('published_from'), isNullable: true },
          { ...idOf('based_on'), isNullable: true },
          jsonColumn('content'),
          nameColumn(runner, 'digest', 64),
          numberColumn(runner, 'version'),
          { ...numberColumn(runner, 'last_editor_id'), isNullable: true },
          nameColumn(runner, 'last_editor', 64),
          { ...numberColumn(runner, 'submitter_id'), isNullable: true },
          { ...nameColumn(runner, 'submitter', 64), isNullable: true },
          { ...nameColumn(runner, 'approver', 64), isNullable: true },
          { ...textColumn(runner, 'reason'), isNullable: true },
          timeColumn('created_at'),
          timeColumn('updated_at'),
        ],
        indices: [
          { name: 'ux_price_books_published_from', columnNames: ['published_from'], isUnique: true },
          { name: 'ix_price_books_created_at', columnNames: ['created_at'] },
        ],
      },
      {
        name: 'price_book_events',
        columns: [
          idColumn(runner),
          idOf('price_book_id'),
          nameColumn(runner, 'action', 20),
          timeColumn('at'),
          numberColumn(runner, 'user_id'),
          nameColumn(runner, 'username', 64),
          jsonColumn('paths'),
          { ...textColumn(runner, 'reason'), isNullable: true },
        ],
        indices: [{ name: 'ix_price_book_events_book_id', columnNames: ['price_book_id', 'id'] }],
      },
    ];
  }

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    const { id } = programme2026v1;
    const content = priceBookContent(programme2026v1);
    // MariaDB keeps the rows of a migration that failed half-way.
    const known = (await runner.query('SELECT id FROM price_books WHERE id = ?', [id])) as unknown[];
    if (known.length > 0) return;
    await runner.query(
      `INSERT INTO price_books (id, label, status, effective_from, published_from, content, digest, version, last_editor,
       created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        String(content.year),
        'published',
        start2026,
        start2026,
        JSON.stringify(content),
        canonicalDigest(content),
        1,
        '',
        start2026,
        start2026,
      ],
    );
  }
}
