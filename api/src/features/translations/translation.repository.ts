import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { RowMapper, type Row } from '../../platform/database/row-mapper.js';
import { TranslationEntity, type Words } from './translation.entity.js';

/** A row without words is what a removed override leaves behind, so that its versions are never used again. */
@Injectable()
export class TranslationRepository {
  readonly #reader: RowMapper<TranslationEntity>;

  constructor(@InjectRepository(TranslationEntity) private readonly rows: Repository<TranslationEntity>) {
    this.#reader = new RowMapper(rows, 'text');
  }

  /** Rows with words, by key. */
  async findWithWords(): Promise<TranslationEntity[]> {
    // Not by `<> ''`, for which MariaDB takes blanks for nothing.
    const hasWords = 'LENGTH(text.en) + LENGTH(text.pl) + LENGTH(text.es) > 0';
    const rows = await this.rows.query<Row[]>(
      `SELECT ${this.#reader.selection} FROM translations text WHERE ${hasWords} ORDER BY text.\`key\``,
    );
    return this.#reader.all(rows);
  }

  /** The row of a key, with words or without. */
  async find(key: string): Promise<TranslationEntity | undefined> {
    const rows = await this.rows.findBy({ key });
    // MariaDB takes a key with blanks behind it for the same one.
    return rows.find((row) => row.key === key);
  }

  /** Makes version 1 of a key's row. Throws the engine's unique violation when there is a row. */
  async insert(key: string, words: Words): Promise<void> {
    await this.rows.insert({ key, ...words, version: 1 });
  }

  /** Changes the words and takes the version up by one; false when the row does not have this version any more. */
  async update(key: string, version: number, words: Words): Promise<boolean> {
    const { affected } = await this.rows.update({ key, version }, { ...words, version: version + 1 });
    return affected === 1;
  }
}
