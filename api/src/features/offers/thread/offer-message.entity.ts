import { limits, type OfferMessage } from '@programme/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import { OfferEntity } from '../records/offer.entity.js';

/** One message of an offer's thread (docs/adr/0025). A row never changes. */
@Entity('offer_messages')
@Index('ix_offer_messages_offer', ['offerId', 'id'])
export class OfferMessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @ManyToOne(() => OfferEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_offer_messages_offer' })
  offer?: OfferEntity;

  @Column({ type: 'varchar', length: 10 })
  author!: OfferMessage['author'];

  /** The name that a client gave; the username of staff. */
  @Column({ type: 'varchar', length: limits.name, nullable: true })
  name!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;
}

type Said = Omit<OfferMessage, 'id'>;

export type NewMessage = Omit<OfferMessageEntity, 'id' | 'offer'>;

/** What the event of a message says of it, whatever the tables hold. */
export const messageDigest = ({ author, name, text, at }: Readonly<Record<keyof Said, unknown>>): string =>
  canonicalDigest({ author, name, text, at });

/** A message as staff see it. */
export const toMessage = ({ id, author, name, text, at }: OfferMessageEntity): OfferMessage => ({
  id,
  author,
  name,
  text,
  at: at.toISOString(),
});

/** A message as clients see it: who of the staff wrote it is not theirs to know. */
export const toPublicMessage = (row: OfferMessageEntity): OfferMessage => ({
  ...toMessage(row),
  name: row.author === 'client' ? row.name : null,
});
