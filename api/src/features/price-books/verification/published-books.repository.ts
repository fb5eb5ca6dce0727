import type { DataSource } from 'typeorm';
import { valueOf } from '../../../platform/database/stored-values.js';
import { isAsPublished } from '../records/published-content.js';

type Row = { readonly id: string; readonly digest: string; readonly content: unknown };

/** Reads published price books as plainly as they are stored. */
export class PublishedBooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of the first book whose content is not the one of its digest. */
  async firstAltered(): Promise<string | undefined> {
    const rows = await this.dataSource.query<Row[]>(
      'SELECT id, digest, content FROM price_books WHERE published_from IS NOT NULL ORDER BY id',
    );
    return rows.find(({ digest, content }) => !isAsPublished({ digest, content: valueOf(content) }))?.id;
  }
}
