import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { isUniqueViolation } from '../database/database-error.js';
import { placesFor } from '../database/dialect.js';
import { CompanyEntity } from './company.entity.js';

@Injectable()
export class CompanyRepository {
  constructor(@InjectRepository(CompanyEntity) private readonly rows: Repository<CompanyEntity>) {}

  /** The ids of the companies with these keys, by key; makes those that are new. */
  async idsOf(nameKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = await this.#find([...new Set(nameKeys)]);
    for (const nameKey of nameKeys) ids.set(nameKey, ids.get(nameKey) ?? (await this.#insert(nameKey)));
    return ids;
  }

  async #find(nameKeys: readonly string[]): Promise<Map<string, number>> {
    if (nameKeys.length === 0) return new Map();
    const rows = await this.rows.query<{ id: number; name: string }[]>(
      `SELECT id, name_key AS name FROM companies WHERE name_key IN (${placesFor(nameKeys)})`,
      [...nameKeys],
    );
    return new Map(rows.map(({ id, name }) => [name, id]));
  }

  async #insert(nameKey: string): Promise<number> {
    try {
      const row = this.rows.create({ nameKey });
      await this.rows.insert(row);
      return row.id;
    } catch (error) {
      // Somebody else reported the same company first, a moment ago.
      const id = isUniqueViolation(error) ? (await this.#find([nameKey])).get(nameKey) : undefined;
      if (id === undefined) throw error;
      return id;
    }
  }
}
