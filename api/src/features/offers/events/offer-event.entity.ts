import type { OfferAction, OfferEvent } from '@programme/contracts';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What an event says besides who did what: of what a client saw or decided, the digests only. */
export type EventPayload = {
  /** Number of the revision that the client sees since, or that was decided on. */
  readonly revision?: number;
  /** Of the revision's snapshot. */
  readonly snapshotDigest?: string;
  /** Of a decision, or of the one that was reversed. */
  readonly decisionDigest?: string;
  /** Of the client's encrypted address, which is deleted in time. */
  readonly addressDigest?: string;
  /** Of what else is stored with a decision. */
  readonly circumstancesDigest?: string;
  /** Of a message of its thread. */
  readonly messageDigest?: string;
  /** Of the address that mails were sent to, with the offer's id before it. */
  readonly recipientDigest?: string;
  /** The same of the addresses that got copies. */
  readonly copyDigests?: readonly string[];
  /** Why a decision or a withdrawal was reversed, or a discount not approved. */
  readonly reason?: string;
  /** Of what was made or changed, and of a request for approval: the limit of discounts in percent; null is none. */
  readonly limit?: number | null;
  /** Of a request for approval: the largest discount in percent, and who gave it. */
  readonly discount?: number;
  readonly requestedBy?: string;
  /** Of who gave which of them. */
  readonly requestersDigest?: string;
  /** Of all discounts that are approved. */
  readonly approvedDigest?: string;
};

/**
 * Who did what with an offer, and when. Not tied to `offers` or `users`: it outlives both. The events of an offer are a
 * hash chain (docs/adr/0024).
 */
@Entity('offer_events')
@Index('ix_offer_events_offer_id', ['offerId', 'id'])
@Index('ux_offer_events_offer_sequence', ['offerId', 'sequence'], { unique: true })
@Index('ix_offer_events_block', ['block', 'id'])
export class OfferEventEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  /** Counts the offer's events, from 1; null for one of a process that knew no chain. */
  @Column({ type: Number, nullable: true })
  sequence!: number | null;

  @Column({ type: 'varchar', length: 20 })
  action!: OfferAction;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  /** Null for a client. */
  @Column({ name: 'user_id', type: Number, nullable: true })
  userId!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  username!: string | null;

  /** Of a change: the names of the fields that are different since. */
  @Column({ type: 'json' })
  fields!: string[];

  @Column({ type: 'json', nullable: true })
  payload!: EventPayload | null;

  /** `hash` of the event before; empty for the first. */
  @Column({ name: 'previous_hash', type: 'varchar', length: 64, default: '' })
  previousHash!: string;

  /** See `eventHash`. */
  @Column({ type: 'varchar', length: 64, default: '' })
  hash!: string;

  /** Number of the sealed block that it is in; null until the next one is made. */
  @Column({ type: Number, nullable: true })
  block!: number | null;
}

/** The last event of each offer: a chain whose end was cut off does not reach it. */
@Entity('offer_event_heads')
export class OfferEventHeadEntity {
  @PrimaryColumn({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  @Column({ type: Number })
  sequence!: number;

  @Column({ type: 'varchar', length: 64 })
  hash!: string;

  /** `EvidenceSeal` of `headClaim`; empty for a head that is not sealed. */
  @Column({ type: 'varchar', length: 64, default: '' })
  seal!: string;
}

export const toOfferEvent = ({ id, action, at, username, fields, payload }: OfferEventEntity): OfferEvent => ({
  id,
  action,
  at: at.toISOString(),
  username,
  fields,
  revision: payload?.revision ?? null,
  reason: payload?.reason ?? null,
});
