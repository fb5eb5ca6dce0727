import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type Repository } from 'typeorm';
import { exclusiveLock } from '../../platform/database/sql.js';
import { RowMapper, type Row } from '../../platform/database/row-mapper.js';
import { AdminChangeEntity } from './admin-change.entity.js';
import { UserEntity } from './user.entity.js';

export type NewAdminChange = Omit<AdminChangeEntity, 'id' | 'isAdmin'>;

@Injectable()
export class UserRepository {
  readonly #reader: RowMapper<UserEntity>;

  constructor(@InjectRepository(UserEntity) private readonly rows: Repository<UserEntity>) {
    this.#reader = new RowMapper(rows, 'user');
  }

  async findById(id: number): Promise<UserEntity | undefined> {
    const [row] = await this.rows.query<[Row?]>(`SELECT ${this.#reader.selection} FROM users user WHERE user.id = ?`, [
      id,
    ]);
    return this.#reader.one(row);
  }

  async findByKey(usernameKey: string): Promise<UserEntity | undefined> {
    const rows = await this.rows.findBy({ usernameKey });
    // MariaDB finds `anna` for `anna `, too: a name that is limited as another one must not open the same account.
    return rows.find((row) => row.usernameKey === usernameKey);
  }

  findAll(): Promise<UserEntity[]> {
    return this.rows.find();
  }

  exists(): Promise<boolean> {
    return this.rows.exists();
  }

  /** Throws the engine's unique violation when the key is taken. */
  async insert(user: Omit<UserEntity, 'id' | 'credentialsBy' | 'credentialsAt'>): Promise<UserEntity> {
    const row = this.rows.create(user);
    await this.rows.insert(row);
    // Not the row itself: after an insert it holds columns as the engine sends them, a flag as 0 or 1.
    return { ...user, id: row.id, credentialsBy: null, credentialsAt: null };
  }

  /** Ids of the admins. */
  async findAdmins(): Promise<number[]> {
    const rows = await this.rows.find({ select: { id: true }, where: { isAdmin: true } });
    return rows.map(({ id }) => id);
  }

  /** Who was made an admin since a time, or lost that right, the latest first. */
  findAdminChanges(since: Date): Promise<AdminChangeEntity[]> {
    return this.rows.manager.find(AdminChangeEntity, { where: { at: MoreThan(since) }, order: { id: 'DESC' } });
  }

  async setPasswordHash(id: number, passwordHash: string): Promise<void> {
    await this.rows.update({ id }, { passwordHash });
  }

  /** False where the password was set by no link of this maker, or since by another one's. */
  async forgetLink({ id, madeBy }: { readonly id: number; readonly madeBy: number }): Promise<boolean> {
    const where = { id, credentialsBy: madeBy };
    const { affected } = await this.rows.update(where, { credentialsBy: null, credentialsAt: null });
    return affected === 1;
  }

  /** The users whose password was set since a time by somebody's link, and who made it: few. */
  async findLinkedSince(since: Date): Promise<{ readonly id: number; readonly madeBy: number }[]> {
    const rows = await this.rows.find({
      select: { id: true, credentialsBy: true },
      where: { credentialsAt: MoreThan(since) },
    });
    return rows.flatMap(({ id, credentialsBy }) => (credentialsBy === null ? [] : [{ id, madeBy: credentialsBy }]));
  }

  findNames(ids: readonly number[]): Promise<Pick<UserEntity, 'id' | 'username'>[]> {
    return this.rows.find({ select: { id: true, username: true }, where: { id: In([...ids]) } });
  }

  /** Makes a user an admin, and writes that down unless they were one. */
  async grantAdmin(change: NewAdminChange): Promise<void> {
    const where = { id: change.userId, isAdmin: false };
    await this.rows.manager.transaction(async (manager) => {
      const { affected } = await manager.update(UserEntity, where, { isAdmin: true });
      if (affected === 1) await manager.insert(AdminChangeEntity, { ...change, isAdmin: true });
    });
  }

  /**
   * Takes admin from a user, and writes that down; false for the only admin. The lock makes concurrent calls
   * take turns, so that two admins cannot each take it from the other.
   */
  takeAdmin(change: NewAdminChange): Promise<boolean> {
    const { userId: id } = change;
    return this.rows.manager.transaction(async (manager) => {
      const admins = await manager.query<{ id: number }[]>(
        `SELECT id FROM users WHERE is_admin = ? ORDER BY id ${exclusiveLock(manager)}`,
        [true],
      );
      if (!admins.some((admin) => admin.id !== id)) return false;
      const { affected } = await manager.update(UserEntity, { id, isAdmin: true }, { isAdmin: false });
      if (affected === 1) await manager.insert(AdminChangeEntity, { ...change, isAdmin: false });
      return true;
    });
  }
}
