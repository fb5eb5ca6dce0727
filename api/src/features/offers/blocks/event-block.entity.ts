import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A sealed set of events of all offers (docs/adr/0024): whoever removes one of them, or a whole offer, leaves a hole.
 * Written once, by the job that makes blocks.
 */
@Entity('event_blocks')
export class EventBlockEntity {
  /** Counts the blocks, from 1, without a gap: of two processes that make the same one, the key lets one win. */
  @PrimaryColumn({ type: Number })
  number!: number;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  /** How many events it holds. */
  @Column({ type: Number })
  events!: number;

  /** See `blockDigest`. */
  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  /** `seal` of the block before; empty for the first. */
  @Column({ name: 'previous_seal', type: 'varchar', length: 64, default: '' })
  previousSeal!: string;

  /** `EvidenceSeal` of `blockClaim`. */
  @Column({ type: 'varchar', length: 64 })
  seal!: string;
}
