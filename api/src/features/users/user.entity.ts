import { hash } from 'node:crypto';
import { limits, type User } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import unhomoglyph from 'unhomoglyph';

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: limits.username.max })
  username!: string;

  /** What makes two usernames the same one: see {@link usernameKey}. */
  @Index('ux_users_username_key', { unique: true })
  @Column({ name: 'username_key', type: 'varchar', length: 2 * limits.username.max })
  usernameKey!: string;

  /** See {@link skeletonHash}. */
  @Index('ux_users_skeleton_hash', { unique: true })
  @Column({ name: 'skeleton_hash', type: 'varchar', length: 64 })
  skeletonHash!: string;

  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash!: string;

  @Column({ name: 'is_admin', type: Boolean, default: false })
  isAdmin!: boolean;

  /** Id of who may have read the link that set a password of this account last, and when it was used. */
  @Column({ name: 'credentials_by', type: Number, nullable: true })
  credentialsBy!: number | null;

  @Column({ name: 'credentials_at', type: 'datetime', precision: 3, nullable: true })
  credentialsAt!: Date | null;

  /** Where mails about the account go. */
  @Column({ type: 'varchar', length: limits.decision.email, nullable: true })
  email!: string | null;

  /** Id of the user who set it, and when: perhaps its owner. */
  @Column({ name: 'email_set_by', type: Number, nullable: true })
  emailSetBy!: number | null;

  @Column({ name: 'email_set_at', type: 'datetime', precision: 3, nullable: true })
  emailSetAt!: Date | null;
}

export const toUser = ({ id, username, isAdmin }: Pick<UserEntity, keyof User>): User => ({ id, username, isAdmin });

/** What makes two usernames one: `Anna` and `anna` are the same person, however the letters are put together. */
export const usernameKey = (username: string): string => username.toLowerCase().normalize('NFC');

/**
 * The same for names that look alike: SHA-256 of the name's skeleton (UTS 39, each letter as the one that it looks
 * like), without regard to case and to how many blanks follow one another.
 */
export function skeletonHash(username: string): string {
  const skeleton = unhomoglyph(username.normalize('NFKC').normalize('NFD')).toLowerCase().normalize('NFD');
  return hash('sha256', skeleton.replaceAll(/ +/g, ' '));
}
