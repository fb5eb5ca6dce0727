import type { PriceBookAction, PriceBookEvent } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what with a price book, when and why. Not tied to `users`: it outlives them. */
@Entity('price_book_events')
@Index('ix_price_book_events_book_id', ['priceBookId', 'id'])
export class PriceBookEventEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'price_book_id', type: 'varchar', length: 36 })
  priceBookId!: string;

  @Column({ type: 'varchar', length: 20 })
  action!: PriceBookAction;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  @Column({ name: 'user_id', type: Number })
  userId!: number;

  @Column({ type: 'varchar', length: 64 })
  username!: string;

  /** Of a change: the figures and fields that are different since. */
  @Column({ type: 'json' })
  paths!: string[];

  @Column({ type: 'text', nullable: true })
  reason!: string | null;
}

export type NewPriceBookEvent = Omit<PriceBookEventEntity, 'id'>;

export const toPriceBookEvent = ({
  id,
  action,
  at,
  username,
  paths,
  reason,
}: PriceBookEventEntity): PriceBookEvent => ({
  id,
  action,
  at: at.toISOString(),
  username,
  paths,
  reason,
});
