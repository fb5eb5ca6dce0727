import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Id of the only row. */
export const theSettings = 1;

/** What holds for all offers: one row, which its migration makes. */
@Entity('offer_settings')
export class OfferSettingsEntity {
  @PrimaryColumn({ type: Number })
  id!: number;

  /** Largest effective discount in percent that needs no approval; null: none needs any. */
  @Column({ name: 'largest_discount', type: 'double', nullable: true })
  largestDiscount!: number | null;

  /** Goes up with each change. */
  @Column({ type: Number })
  version!: number;
}
