import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type Repository } from 'typeorm';
import { RowReader, type Row } from '../database/row-reader.js';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionRepository {
  readonly #reader: RowReader<SessionEntity>;

  constructor(@InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>) {
    this.#reader = new RowReader(rows, 'session');
  }

  async find(id: string): Promise<SessionEntity | undefined> {
    const [row] = await this.rows.query<[Row?]>(
      `SELECT ${this.#reader.selection} FROM sessions session WHERE session.id = ?`,
      [id],
    );
    return this.#reader.one(row);
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
