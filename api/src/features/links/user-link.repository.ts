import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { removeInBatches } from '../../platform/database/row-statements.js';
import type { Transaction } from '../../platform/database/sql.js';
import { UserEntity } from '../users/user.entity.js';
import { UserLinkEntity } from './user-link.entity.js';

/** What a link opens. */
export type FoundLink = Pick<UserLinkEntity, 'userId' | 'purpose' | 'madeBy' | 'seenBy' | 'expiresAt'> & {
  readonly username: string;
  /** The name of whoever made it. */
  readonly maker: string;
};

@Injectable()
export class UserLinkRepository {
  constructor(@InjectRepository(UserLinkEntity) private readonly rows: Repository<UserLinkEntity>) {}

  /** Takes the place of the user's link, if there is one. */
  async replace(transaction: Transaction, link: UserLinkEntity): Promise<void> {
    await transaction.upsert(UserLinkEntity, link, ['userId']);
  }

  /** One that is still valid. */
  async find(tokenHash: string, now: Date): Promise<FoundLink | undefined> {
    const row = await this.rows.findOneBy({ tokenHash, expiresAt: MoreThan(now) });
    if (!row) return undefined;
    const users = await this.rows.manager.findBy(UserEntity, { id: In([row.userId, row.madeBy]) });
    const nameOf = (id: number) => users.find((user) => user.id === id)?.username ?? '';
    return { ...row, username: nameOf(row.userId), maker: nameOf(row.madeBy) };
  }

  /** Takes a link that is still valid. False when it is gone: of several calls at once the one that removes the row wins. */
  async take(transaction: Transaction, tokenHash: string, now: Date): Promise<boolean> {
    const { affected } = await transaction.delete(UserLinkEntity, { tokenHash, expiresAt: MoreThan(now) });
    return affected === 1;
  }

  /** Ends the user's link if it went out by mail. */
  async removeMailed(transaction: Transaction, userId: number): Promise<void> {
    await transaction.delete(UserLinkEntity, { userId, byMail: true });
  }

  async removeEnded(now: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { expiresAt: LessThanOrEqual(now) } });
  }
}
