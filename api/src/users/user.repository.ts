import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { UserEntity } from './user.entity.js';

@Injectable()
export class UserRepository {
  constructor(@InjectRepository(UserEntity) private readonly rows: Repository<UserEntity>) {}

  async findById(id: number): Promise<UserEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }

  async findByKey(usernameKey: string): Promise<UserEntity | undefined> {
    const rows = await this.rows.findBy({ usernameKey });
    // MariaDB finds `anna` for `anna `, too: a name that is limited as another one must not open the same account.
    return rows.find((row) => row.usernameKey === usernameKey);
  }

  exists(): Promise<boolean> {
    return this.rows.exists();
  }

  /** Throws the engine's unique violation when the key is taken. */
  async insert(user: Omit<UserEntity, 'id'>): Promise<UserEntity> {
    const row = this.rows.create(user);
    await this.rows.insert(row);
    // Not the row itself: after an insert it holds columns as the engine sends them, a flag as 0 or 1.
    return { ...user, id: row.id };
  }
}
