import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something limited was done in one window of time (docs/adr/0007). */
@Entity('rate_limit_windows')
export class RateLimitWindowEntity {
  /** Name of the limit and a digest of whom it holds for. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  bucket!: string;

  @PrimaryColumn({ name: 'starts_at', type: 'datetime', precision: 3 })
  startsAt!: Date;

  @Index('ix_rate_limit_windows_ends_at')
  @Column({ name: 'ends_at', type: 'datetime', precision: 3 })
  endsAt!: Date;

  @Column({ type: Number })
  hits!: number;
}
