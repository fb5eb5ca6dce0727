import type { PackageType } from '@programme/contracts';
import type { DiscountType, QuotePrices } from '@programme/pricing';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { OfferEntity } from './offer.entity.js';

/** Amounts and percentages are doubles: two decimals below 10¹² come back from both engines as they were written. */
@Entity('offer_quotes')
@Index('ix_offer_quotes_offer_order', ['offerId', 'orderIndex'])
export class OfferQuoteEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @ManyToOne(() => OfferEntity, (offer) => offer.quotes, {
    nullable: false,
    onUpdate: 'NO ACTION',
    onDelete: 'CASCADE',
  })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_offer_quotes_offer' })
  offer?: Relation<OfferEntity>;

  @Column({ name: 'package_type', type: 'varchar', length: 10 })
  packageType!: PackageType;

  @Column({ name: 'active_users', type: Number, nullable: true })
  activeUsers!: number | null;

  @Column({ name: 'employees_count', type: Number, nullable: true })
  employeesCount!: number | null;

  @Column({ name: 'months_count', type: Number })
  monthsCount!: number;

  @Column({ name: 'discount_type', type: 'varchar', length: 10 })
  discountType!: DiscountType;

  @Column({ name: 'discount_value', type: 'double', nullable: true })
  discountValue!: number | null;

  @Column({ name: 'enterprise_discount_type', type: 'varchar', length: 10 })
  enterpriseDiscountType!: DiscountType;

  @Column({ name: 'enterprise_discount_value', type: 'double', nullable: true })
  enterpriseDiscountValue!: number | null;

  @Column({ name: 'comfort_discount_type', type: 'varchar', length: 10 })
  comfortDiscountType!: DiscountType;

  @Column({ name: 'comfort_discount_value', type: 'double', nullable: true })
  comfortDiscountValue!: number | null;

  @Column({ name: 'startup_fee_override', type: 'double', nullable: true })
  startupFeeOverride!: number | null;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** Whether the client reads of a cheaper way to buy as much Comfort (decision B30). */
  @Column({ name: 'show_better_price_hint', type: Boolean, default: false })
  showBetterPriceHint!: boolean;

  /** With the price book's id: what a client was shown never changes because a price list did (decision P11). */
  @Column({ name: 'calculated_prices', type: 'json' })
  calculatedPrices!: QuotePrices;

  @Column({ name: 'order_index', type: Number, default: 0 })
  orderIndex!: number;
}
