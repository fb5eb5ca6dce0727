import type { OfferVisit } from '@programme/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { OfferEntity } from '../records/offer.entity.js';

/** One opening of an offer's page. */
@Entity('offer_views')
@Index('ix_offer_views_viewed_at', ['viewedAt', 'ipAddress'])
@Index('ix_offer_views_offer_viewed_at', ['offerId', 'viewedAt'])
export class OfferVisitEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @ManyToOne(() => OfferEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_offer_views_offer' })
  offer?: OfferEntity;

  @Column({ name: 'viewed_at', type: 'datetime', precision: 3 })
  viewedAt!: Date;

  /** Seconds; null until the page reports any. */
  @Column({ name: 'session_duration', type: Number, nullable: true })
  sessionDuration!: number | null;

  /** Seconds of these in which the page was visible and in use; null until the page reports any. */
  @Column({ name: 'active_seconds', type: Number, nullable: true })
  activeSeconds!: number | null;

  /** Cut down to its network, unless the installation keeps whole ones; null once it is old. */
  @Column({ name: 'ip_address', type: 'varchar', length: 45, nullable: true })
  ipAddress!: string | null;

  @Column({ name: 'is_admin_view', type: Boolean, default: false })
  isAdminView!: boolean;

  /** Digest of the browser session that made it: only that one may report its duration (decision B10). */
  @Column({ name: 'session_key', type: 'varchar', length: 64 })
  sessionKey!: string;
}

export const toOfferVisit = (row: OfferVisitEntity): OfferVisit => ({
  id: row.id,
  viewedAt: row.viewedAt.toISOString(),
  ipAddress: row.ipAddress,
  sessionDuration: row.sessionDuration,
  activeSeconds: row.activeSeconds,
});
