import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type Repository } from 'typeorm';
import { exclusiveLock, type Transaction } from '../../platform/database/sql.js';
import { RowMapper, type Row } from '../../platform/database/row-mapper.js';
import { AdminChangeEntity } from './admin-change.entity.js';
import { UserEntity } from './user.entity.js';

/** What a new user has; the rest is empty. */
type NewUser = Pick<UserEntity, 'username' | 'usernameKey' | 'skeletonHash' | 'passwordHash' | 'isAdmin'>;

const emptyAtFirst = {
  credentialsBy: null,
  credentialsAt: null,
  email: null,
  emailSetBy: null,
  emailSetAt: null,
} as const;

export type NewAdminChange = Omit<AdminChangeEntity, 'id' | 'isAdmin'>;

export type UserAddress = Pick<UserEntity, 'email' | 'emailSetBy' | 'emailSetAt'>;

/** Without who may have read a link, that stays as it was. */
export type Credentials = Pick<UserEntity, 'passwordHash'> &
  Partial<Pick<UserEntity, 'credentialsBy' | 'credentialsAt'>>;

/** A user whose password was set by a link that somebody else may have read. */
export type LinkedUser = { readonly id: number; readonly madeBy: number; readonly at: Date };

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

  /** A transaction that first locks a user's row; undefined for an unknown id. */
  transactionOn<Result>(
    id: number,
    work: (transaction: Transaction, user: UserEntity) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.rows.manager.transaction(async (transaction) => {
      await transaction.query(`SELECT id FROM users WHERE id = ? ${exclusiveLock(transaction)}`, [id]);
      const user = await transaction.findOneBy(UserEntity, { id });
      return user ? work(transaction, user) : undefined;
    });
  }

  /** Throws the engine's unique violation when the key is taken. */
  async insert(user: NewUser): Promise<UserEntity> {
    const row = this.rows.create(user);
    await this.rows.insert(row);
    // Not the row itself: after an insert it holds columns as the engine sends them, a flag as 0 or 1.
    return { ...user, ...emptyAtFirst, id: row.id };
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

  async setPassword(transaction: Transaction, id: number, credentials: Credentials): Promise<void> {
    await transaction.update(UserEntity, { id }, credentials);
  }

  async setEmail(transaction: Transaction, id: number, address: UserAddress): Promise<void> {
    await transaction.update(UserEntity, { id }, address);
  }

  /** False where the password was set by no link of this maker, or since by another one's. */
  async forgetLink({ id, madeBy }: Pick<LinkedUser, 'id' | 'madeBy'>): Promise<boolean> {
    const where = { id, credentialsBy: madeBy };
    const { affected } = await this.rows.update(where, { credentialsBy: null, credentialsAt: null });
    return affected === 1;
  }

  /** The users whose password was set since a time by a link that somebody else may have read, and who: few. */
  async findLinkedSince(since: Date, manager: Transaction = this.rows.manager): Promise<LinkedUser[]> {
    const rows = await manager.find(UserEntity, {
      select: { id: true, credentialsBy: true, credentialsAt: true },
      where: { credentialsAt: MoreThan(since) },
    });
    return rows.flatMap(({ id, credentialsBy, credentialsAt }) =>
      credentialsBy === null || credentialsAt === null ? [] : [{ id, madeBy: credentialsBy, at: credentialsAt }],
    );
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
