import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { SlackMappingEntity } from './slack-mapping.entity.js';

const withCreator = { relations: { creator: true } } as const;

@Injectable()
export class SlackMappingRepository {
  constructor(@InjectRepository(SlackMappingEntity) private readonly rows: Repository<SlackMappingEntity>) {}

  /** With their creators. */
  findAll(): Promise<SlackMappingEntity[]> {
    return this.rows.find(withCreator);
  }

  async find(id: number): Promise<SlackMappingEntity | undefined> {
    return (await this.rows.find({ where: { id }, ...withCreator }))[0];
  }

  async findOf(creatorId: number): Promise<SlackMappingEntity | undefined> {
    return (await this.rows.find({ where: { creatorId }, ...withCreator }))[0];
  }

  /** The chat user of a creator whose mapping is active. */
  async findActiveUser(manager: EntityManager, creatorId: number): Promise<string | undefined> {
    return (await manager.findBy(SlackMappingEntity, { creatorId, isActive: true }))[0]?.slackUserId;
  }

  /** Answers the new row's id. Throws the engine's unique violation when the creator has a mapping. */
  async insert(mapping: Omit<SlackMappingEntity, 'id' | 'creator'>): Promise<number> {
    const row = this.rows.create(mapping);
    await this.rows.insert(row);
    return row.id;
  }

  async setActive(id: number, isActive: boolean, updatedAt: Date): Promise<void> {
    await this.rows.update({ id }, { isActive, updatedAt });
  }

  /** False when there was none. */
  async remove(id: number): Promise<boolean> {
    return (await this.rows.delete({ id })).affected === 1;
  }
}
