import { limits, type User } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: limits.username.max })
  username!: string;

  /** What makes two usernames the same one: see `usernameKey`. */
  @Index('ux_users_username_key', { unique: true })
  @Column({ name: 'username_key', type: 'varchar', length: 2 * limits.username.max })
  usernameKey!: string;

  /** See `skeletonHash` in `username-key.ts`. */
  @Index('ux_users_skeleton_hash', { unique: true })
  @Column({ name: 'skeleton_hash', type: 'varchar', length: 64 })
  skeletonHash!: string;

  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash!: string;

  @Column({ name: 'is_admin', type: Boolean, default: false })
  isAdmin!: boolean;
}

export const toUser = ({ id, username, isAdmin }: Pick<UserEntity, keyof User>): User => ({ id, username, isAdmin });
