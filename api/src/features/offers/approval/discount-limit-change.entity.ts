import type { LimitChange, LimitOutcome } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who changed the limit of discounts, or proposed to (decision B31). Kept for good: few. */
@Entity('discount_limit_changes')
@Index('ix_discount_limit_changes_outcome', ['outcome'])
export class DiscountLimitChangeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The limit before, in percent; null: no discount needed approval. */
  @Column({ name: 'from_limit', type: 'double', nullable: true })
  from!: number | null;

  @Column({ name: 'to_limit', type: 'double', nullable: true })
  to!: number | null;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  @Column({ name: 'user_id', type: Number })
  userId!: number;

  @Column({ type: 'varchar', length: 64 })
  username!: string;

  @Column({ type: 'varchar', length: 10 })
  outcome!: LimitOutcome;

  @Column({ name: 'settled_at', type: 'datetime', precision: 3, nullable: true })
  settledAt!: Date | null;

  @Column({ name: 'settled_by', type: 'varchar', length: 64, nullable: true })
  settledBy!: string | null;
}

export const toLimitChange = ({
  id,
  from,
  to,
  at,
  username: by,
  outcome,
  settledAt,
  settledBy,
}: DiscountLimitChangeEntity): LimitChange => ({
  id,
  from,
  to,
  at: at.toISOString(),
  by,
  outcome,
  settledBy,
  settledAt: settledAt?.toISOString() ?? null,
});
