import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One password attempt (decision B8). Not tied to `offers`: guesses at ids that do not exist are counted alike. The index
 * holds all that the count of failures reads, so that counting locks no row.
 */
@Entity('offer_attempts')
@Index('ix_offer_attempts_attempted_at', ['attemptedAt'])
@Index('ix_offer_attempts_key', ['addressKey', 'attemptedAt'])
@Index('ix_offer_attempts_gate', ['offerId', 'success', 'attemptedAt', 'addressKey'])
export class OfferAttemptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  /** Cut down to its network, unless the installation keeps whole ones. */
  @Column({ name: 'ip_address', type: 'varchar', length: 45 })
  ipAddress!: string;

  /** Digest of the whole address, by which guesses from one are counted (docs/adr/0012); null once nothing is counted by it. */
  @Column({ name: 'address_key', type: 'varchar', length: 43, nullable: true })
  addressKey!: string | null;

  @Column({ name: 'attempted_at', type: 'datetime', precision: 3 })
  attemptedAt!: Date;

  @Column({ type: Boolean, default: false })
  success!: boolean;
}
