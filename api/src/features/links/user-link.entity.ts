import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

/** The link by which a user may set a password, once: a new one takes the place of the one before. Using it removes it. */
@Entity('user_links')
export class UserLinkEntity {
  @PrimaryColumn({ name: 'user_id', type: Number })
  @ForeignKey(() => UserEntity, { name: 'fk_user_links_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  userId!: number;

  /** SHA-256 of the token, which is stored nowhere. It has 256 random bits, so that a slow hash would add nothing. */
  @Index('ux_user_links_token_hash', { unique: true })
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  @Column({ type: 'varchar', length: 10 })
  purpose!: 'reset';

  /** Id of the admin who made it. */
  @Column({ name: 'made_by', type: Number })
  madeBy!: number;

  /** Whether it went to its user by mail, and was shown to nobody. */
  @Column({ name: 'by_mail', type: Boolean, default: false })
  byMail!: boolean;

  /** Id of the user who may have read it beside its own; null where that is nobody. */
  @Column({ name: 'seen_by', type: Number, nullable: true })
  seenBy!: number | null;

  @Index('ix_user_links_expires_at')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;
}
