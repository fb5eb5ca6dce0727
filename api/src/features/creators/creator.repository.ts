import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { CreatorEntity } from './creator.entity.js';

@Injectable()
export class CreatorRepository {
  constructor(@InjectRepository(CreatorEntity) private readonly rows: Repository<CreatorEntity>) {}

  findAll(): Promise<CreatorEntity[]> {
    return this.rows.find();
  }

  async findById(id: number): Promise<CreatorEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }

  async findEmail(manager: EntityManager, id: number): Promise<string | undefined> {
    return (await manager.findBy(CreatorEntity, { id }))[0]?.email ?? undefined;
  }

  async findByKey(nameKey: string): Promise<CreatorEntity | undefined> {
    const rows = await this.rows.findBy({ nameKey });
    // MariaDB takes a name with blanks behind it for the same one.
    return rows.find((row) => row.nameKey === nameKey);
  }

  /** Throws the engine's unique violation when the key is taken. */
  async insert(creator: Omit<CreatorEntity, 'id'>): Promise<CreatorEntity> {
    const row = this.rows.create(creator);
    await this.rows.insert(row);
    return { ...creator, id: row.id };
  }

  /** Throws the engine's unique violation when the key is taken. */
  async update(id: number, changes: Partial<Omit<CreatorEntity, 'id'>>): Promise<void> {
    await this.rows.update({ id }, changes);
  }
}
