import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the cookie's session id: a copy of the table opens no session. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Column({ type: 'text' })
  data!: string;

  @Index('ix_sessions_expires_at')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date;

  /** The logged-in user; null without one. */
  @Index('ix_sessions_user_id')
  @ForeignKey(() => UserEntity, { name: 'fk_sessions_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column({ name: 'user_id', type: Number, nullable: true })
  userId!: number | null;
}
