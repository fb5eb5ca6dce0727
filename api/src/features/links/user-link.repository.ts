import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { removeInBatches } from '../../platform/database/row-statements.js';
import { UserEntity } from '../users/user.entity.js';
import { UserLinkEntity } from './user-link.entity.js';

/** What a link opens. */
export type FoundLink = Pick<UserLinkEntity, 'userId' | 'purpose' | 'madeBy' | 'expiresAt'> & {
  readonly username: string;
};

@Injectable()
export class UserLinkRepository {
  constructor(@InjectRepository(UserLinkEntity) private readonly rows: Repository<UserLinkEntity>) {}

  /** Takes the place of the user's link, if there is one. */
  async replace(link: UserLinkEntity): Promise<void> {
    await this.rows.upsert(link, ['userId']);
  }

  /** One that is still valid. */
  async find(tokenHash: string, now: Date): Promise<FoundLink | undefined> {
    const row = await this.rows.findOneBy({ tokenHash, expiresAt: MoreThan(now) });
    const user = row && (await this.rows.manager.findOneBy(UserEntity, { id: row.userId }));
    return user ? { ...row, username: user.username } : undefined;
  }

  /**
   * Uses a link that is still valid: sets the password, and who made the link. False when it is gone: of several calls at
   * once the one that removes the row wins.
   */
  use(tokenHash: string, passwordHash: string, { userId, madeBy }: FoundLink, now: Date): Promise<boolean> {
    return this.rows.manager.transaction(async (transaction) => {
      const { affected } = await transaction.delete(UserLinkEntity, { tokenHash, expiresAt: MoreThan(now) });
      if (affected !== 1) return false;
      const credentials = { passwordHash, credentialsBy: madeBy, credentialsAt: now };
      await transaction.update(UserEntity, { id: userId }, credentials);
      return true;
    });
  }

  async removeEnded(now: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { expiresAt: LessThanOrEqual(now) } });
  }
}
