import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type Repository } from 'typeorm';
import { BatchLoader } from '../../platform/database/batch-loader.js';
import { removeInBatches } from '../../platform/database/row-statements.js';
import { placeholders } from '../../platform/database/sql.js';
import { RowMapper, type Row } from '../../platform/database/row-mapper.js';
import { UserEntity } from '../users/user.entity.js';
import { SessionEntity } from './session.entity.js';

/** A session with whose it is, as far as a request asks for that. */
export type OwnedSession = SessionEntity & {
  readonly user: Pick<UserEntity, (typeof asked)[number]> | undefined;
};

const asked = ['id', 'username', 'isAdmin'] as const satisfies (keyof UserEntity)[];

@Injectable()
export class SessionRepository {
  readonly #sessions: RowMapper<SessionEntity>;
  readonly #users: RowMapper<UserEntity, (typeof asked)[number]>;
  readonly #batches = new BatchLoader((ids: readonly string[]) => this.#findAll(ids));

  constructor(@InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>) {
    this.#sessions = new RowMapper(rows, 'session');
    this.#users = new RowMapper(rows.manager.getRepository(UserEntity), 'user', asked);
  }

  find(id: string): Promise<OwnedSession | undefined> {
    return this.#batches.load(id);
  }

  async #findAll(ids: readonly string[]): Promise<(OwnedSession | undefined)[]> {
    const rows = await this.rows.query<Row[]>(
      `SELECT ${this.#sessions.selection}, ${this.#users.selection} FROM sessions session
       LEFT JOIN users user ON user.id = session.user_id WHERE session.id IN (${placeholders(ids)})`,
      [...ids],
    );
    const found = new Map<string, OwnedSession>();
    for (const row of rows) {
      const session = this.#sessions.one(row);
      if (session) found.set(session.id, { ...session, user: this.#users.one(row) });
    }
    return ids.map((id) => found.get(id));
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
    await removeInBatches(this.rows, { where: { expiresAt: LessThanOrEqual(now) } });
  }
}
