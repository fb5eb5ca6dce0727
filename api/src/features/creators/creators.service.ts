import { Injectable } from '@nestjs/common';
import type { Creator, CreatorChange, NewCreator } from '@programme/contracts';
import type { Transaction } from '../../platform/database/sql.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { refuseDuplicate } from '../../platform/errors/database-error.js';
import { byName, nameKey } from '../../platform/names/names.js';
import { toCreator } from './creator.entity.js';
import { CreatorRepository } from './creator.repository.js';

@Injectable()
export class CreatorsService {
  constructor(private readonly creators: CreatorRepository) {}

  /** All creators, inactive ones too, in the order of their names. */
  async list(): Promise<Creator[]> {
    return byName((await this.creators.findAll()).map(toCreator), ({ name }) => name);
  }

  /** The creator of this name, as the list writes it, but for the case. */
  async findByName(name: string): Promise<Creator | undefined> {
    const creator = await this.creators.findByKey(nameKey(name));
    return creator && toCreator(creator);
  }

  /** Where a creator reads mails; undefined without an address. */
  emailOf(transaction: Transaction, id: number): Promise<string | undefined> {
    return this.creators.findEmail(transaction, id);
  }

  /** Makes an active creator. Throws `creator-taken` when there is one of this name, whatever the case. */
  async add({ name, shortName, email = null, phone = null }: NewCreator): Promise<Creator> {
    const row = { name, nameKey: nameKey(name), shortName, isActive: true, email, phone };
    return toCreator(await refuseDuplicate('creator-taken', this.creators.insert(row)));
  }

  /** Changes what the change names. Throws `not-found`, `creator-taken`. */
  async change(id: number, change: CreatorChange): Promise<Creator> {
    const creator = await this.creators.findById(id);
    if (!creator) throw new ProblemError('not-found');
    const { name } = change;
    const changes = { ...change, ...(name === undefined ? {} : { nameKey: nameKey(name) }) };
    await refuseDuplicate('creator-taken', this.creators.update(id, changes));
    return toCreator({ ...creator, ...changes });
  }
}
