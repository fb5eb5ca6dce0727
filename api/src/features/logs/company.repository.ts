import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { limits } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn, In, MoreThan, type Repository } from 'typeorm';
import { batchSize } from '../../platform/database/row-statements.js';
import { placeholders } from '../../platform/database/sql.js';
import { isReferenceViolation, isUniqueViolation } from '../../platform/errors/database-error.js';
import { nameKeyLength } from '../../platform/names/names.js';

/** A company that logs name, whatever the case in which they do: what a search for a company reads (ADR 9). */
@Entity('companies')
export class CompanyEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** See `searchKey`: companies whose names differ by case or diacritics alone are one. */
  @Index('ux_companies_name_key', { unique: true })
  @Column({ name: 'name_key', type: 'varchar', length: nameKeyLength(limits.name) })
  nameKey!: string;
}

@Injectable()
export class CompanyRepository {
  constructor(@InjectRepository(CompanyEntity) private readonly rows: Repository<CompanyEntity>) {}

  /** The ids of the companies with these keys, by key; makes those that are new. */
  async idsOf(nameKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = await this.#find([...new Set(nameKeys)]);
    for (const nameKey of nameKeys) ids.set(nameKey, ids.get(nameKey) ?? (await this.#insert(nameKey)));
    return ids;
  }

  /**
   * Removes companies that no log names any more. Goes through all of them, a batch at a time in the order of their
   * ids.
   */
  async removeUnreferenced(): Promise<void> {
    for (let last = 0; ;) {
      const companies = await this.rows.find({
        select: { id: true },
        where: { id: MoreThan(last) },
        order: { id: 'ASC' },
        take: batchSize,
      });
      const ids = companies.map(({ id }) => id);
      await this.#removeUnreferenced(ids);
      last = ids.at(-1) ?? 0;
      if (ids.length < batchSize) return;
    }
  }

  async #removeUnreferenced(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const unreferenced = await this.rows.query<{ id: number }[]>(
      `SELECT id FROM companies WHERE id IN (${placeholders(ids)})
       AND NOT EXISTS (SELECT 1 FROM api_logs WHERE company_id = companies.id)`,
      [...ids],
    );
    try {
      if (unreferenced.length > 0) await this.rows.delete({ id: In(unreferenced.map(({ id }) => id)) });
    } catch (error) {
      // A new log refers to one of them: the next run looks again.
      if (!isReferenceViolation(error)) throw error;
    }
  }

  async #find(nameKeys: readonly string[]): Promise<Map<string, number>> {
    if (nameKeys.length === 0) return new Map();
    const rows = await this.rows.query<{ id: number; name: string }[]>(
      `SELECT id, name_key AS name FROM companies WHERE name_key IN (${placeholders(nameKeys)})`,
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
      // A concurrent request inserted the company first.
      const id = isUniqueViolation(error) ? (await this.#find([nameKey])).get(nameKey) : undefined;
      if (id === undefined) throw error;
      return id;
    }
  }
}
