import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { addToCounter, removeInBatches } from '../database/row-statements.js';
import { RateLimitWindowEntity } from './rate-limit-window.entity.js';

export type Window = Pick<RateLimitWindowEntity, 'bucket' | 'startsAt' | 'endsAt'>;

@Injectable()
export class RateLimitWindowRepository {
  constructor(@InjectRepository(RateLimitWindowEntity) private readonly rows: Repository<RateLimitWindowEntity>) {}

  /** Counts one hit in a window; answers all hits so far, with those that others made meanwhile. */
  async hit({ bucket, startsAt, endsAt }: Window): Promise<number> {
    await addToCounter(this.rows, { bucket, starts_at: startsAt, ends_at: endsAt }, 'hits', 1);
    const [row] = await this.rows.findBy({ bucket, startsAt });
    return row?.hits ?? 1;
  }

  async removeEnded(now: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { endsAt: LessThanOrEqual(now) } });
  }
}
