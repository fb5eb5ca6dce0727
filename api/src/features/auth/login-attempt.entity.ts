import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One attempt to log in. The index holds all that the count of failures reads, so that counting locks no row. */
@Entity('login_attempts')
@Index('ix_login_attempts_account', ['account', 'success', 'attemptedAt'])
export class LoginAttemptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** SHA-256 of the username that was typed, whether or not there is such a user: people type passwords there too. */
  @Column({ type: 'varchar', length: 64 })
  account!: string;

  @Index('ix_login_attempts_attempted_at')
  @Column({ name: 'attempted_at', type: 'datetime', precision: 3 })
  attemptedAt!: Date;

  @Column({ type: Boolean, default: false })
  success!: boolean;
}
