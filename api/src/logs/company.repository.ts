import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { isUniqueViolation } from '../database/database-error.js';
import { CompanyEntity } from './company.entity.js';

@Injectable()
export class CompanyRepository {
  constructor(@InjectRepository(CompanyEntity) private readonly rows: Repository<CompanyEntity>) {}

  /** The id of the company with this key; makes it when it is new. */
  async idOf(nameKey: string): Promise<number> {
    return (await this.#find(nameKey)) ?? (await this.#insert(nameKey));
  }

  async #find(nameKey: string): Promise<number | undefined> {
    const [row] = await this.rows.query<{ id: number }[]>('SELECT id FROM companies WHERE name_key = ?', [nameKey]);
    return row?.id;
  }

  async #insert(nameKey: string): Promise<number> {
    try {
      const row = this.rows.create({ nameKey });
      await this.rows.insert(row);
      return row.id;
    } catch (error) {
      // Somebody else reported the same company first, a moment ago.
      const id = isUniqueViolation(error) ? await this.#find(nameKey) : undefined;
      if (id === undefined) throw error;
      return id;
    }
  }
}
