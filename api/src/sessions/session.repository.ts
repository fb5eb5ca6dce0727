import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionRepository {
  constructor(@InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>) {}

  async find(id: string): Promise<SessionEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }

  async insert(row: SessionEntity): Promise<void> {
    await this.rows.insert(row);
  }

  /** Changes a record that is still there; one that logout has removed stays removed. */
  async update({ id, ...changes }: Partial<SessionEntity> & { id: string }): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async remove(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** By their ids, which is the order in which a call under way locks them too: a range would risk a deadlock. */
  async removeOf(userId: number, keptId: string | undefined): Promise<void> {
    const sessions = await this.rows.find({ select: { id: true }, where: { userId } });
    const ended = sessions.map(({ id }) => id).filter((id) => id !== keptId);
    await this.rows.delete({ id: In(ended) });
  }

  async removeEnded(now: Date): Promise<void> {
    await this.rows.delete({ expiresAt: LessThanOrEqual(now) });
  }
}
