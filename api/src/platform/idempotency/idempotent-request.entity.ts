import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a call that carried an `Idempotency-Key`, kept for as long as the call may be repeated. */
@Entity('idempotent_requests')
@Index('ix_idempotent_requests_created_at', ['createdAt'])
export class IdempotentRequestEntity {
  /** Digest of user and key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  /** Digest of the body: the same key with another one is a mistake. */
  @Column({ name: 'body_digest', type: 'varchar', length: 64 })
  bodyDigest!: string;

  /** The answer's JSON, encrypted: it holds an access code. */
  @Column({ type: 'text' })
  answer!: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
