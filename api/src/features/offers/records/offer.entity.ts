import { createHash } from 'node:crypto';
import { limits, type ApprovedDiscount, type DecisionKind } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';
import { nameKeyLength } from '../../../platform/names/names.js';
import { CreatorEntity } from '../../creators/creator.entity.js';
import { UserEntity } from '../../users/user.entity.js';
import { OfferQuoteEntity } from './offer-quote.entity.js';

/**
 * What an id from an address stands for in the tables: itself when it has an offer id's shape, else a digest of the
 * same length, so that guesses at any id are counted alike (decision B9). Ask the tables by this alone: MariaDB takes
 * an id with blanks behind it for the same one, and each would have a guess limit of its own.
 */
export const storedOfferId = (id: string): string =>
  /^[\w-]{1,36}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 36);

/** A discount that waits, and the name of who gave it: the same admin does not approve it. */
export type RequestedDiscount = ApprovedDiscount & { readonly requestedBy: string };

@Entity('offers')
@Index('ix_offers_created_at_id', ['createdAt', 'id'])
@Index('ix_offers_creator_created_at_id', ['creatorId', 'createdAt', 'id'])
@Index('ix_offers_client_name_key_id', ['clientNameKey', 'id'])
@Index('ix_offers_valid_until', ['validUntil'])
@Index('ix_offers_created_by', ['createdBy'])
@Index('ix_offers_question_asked_at', ['questionAskedAt'])
@Index('ix_offers_extension_requested_at', ['extensionRequestedAt'])
@Index('ix_offers_approval_requested_at', ['approvalRequestedAt'])
export class OfferEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ name: 'client_name', type: 'varchar', length: limits.name })
  clientName!: string;

  /** What a search for a part of the client's name looks at: see `searchKey`. */
  @Column({ name: 'client_name_key', type: 'varchar', length: nameKeyLength(limits.name) })
  clientNameKey!: string;

  @Column({ name: 'creator_id', type: Number })
  creatorId!: number;

  @ManyToOne(() => CreatorEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'creator_id', foreignKeyConstraintName: 'fk_offers_creator' })
  creator?: CreatorEntity;

  @Column({ type: 'varchar', length: 3 })
  currency!: Currency;

  /** `YYYY-MM-DD`, a day of the server's calendar (decision B15); text, so that no time zone moves it. */
  @Column({ name: 'valid_until', type: 'varchar', length: 10 })
  validUntil!: string;

  /** The version of the offer that set the last day; 1 for the day it was made with. */
  @Column({ name: 'valid_until_version', type: Number, default: 1 })
  validUntilVersion!: number;

  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash!: string;

  /** Encrypted (decision B7). */
  @Column({ name: 'access_code', type: 'varchar', length: 255 })
  sealedAccessCode!: string;

  /** Goes up when the code is rotated: a browser that gave an older code is locked out. */
  @Column({ name: 'code_version', type: Number })
  codeVersion!: number;

  /** Goes up with each change (decision B19). */
  @Column({ type: Number })
  version!: number;

  /** Number of what the client sees: see `OfferRevisionEntity`. */
  @Column({ type: Number, default: 1 })
  revision!: number;

  /** The latest revision that a client has read or answered; null while none has. */
  @Column({ name: 'seen_revision', type: Number, nullable: true })
  seenRevision!: number | null;

  /** What the client decided on this revision; null while it has not, or staff have reversed it. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  decision!: DecisionKind | null;

  @Column({ name: 'withdrawn_at', type: 'datetime', precision: 3, nullable: true })
  withdrawnAt!: Date | null;

  /** Messages about the offer (docs/adr/0025). */
  @Column({ name: 'message_count', type: Number, default: 0 })
  messageCount!: number;

  /** When its client asked what nobody has answered yet: the oldest question. */
  @Column({ name: 'question_asked_at', type: 'datetime', precision: 3, nullable: true })
  questionAskedAt!: Date | null;

  /** When its client asked for more time, after the last day; null once there is another last day. */
  @Column({ name: 'extension_requested_at', type: 'datetime', precision: 3, nullable: true })
  extensionRequestedAt!: Date | null;

  /** Since when discounts wait for an admin; null while none do (docs/adr/0026). */
  @Column({ name: 'approval_requested_at', type: 'datetime', precision: 3, nullable: true })
  approvalRequestedAt!: Date | null;

  /** Name of who gave the last of them. */
  @Column({ name: 'approval_requested_by', type: 'varchar', length: 64, nullable: true })
  approvalRequestedBy!: string | null;

  /** Who gave which of them; null for what waited before that was kept. */
  @Column({ name: 'approval_requesters', type: 'json', nullable: true })
  approvalRequesters!: RequestedDiscount[] | null;

  /** The largest of them, and the largest that needed no approval then; percent. */
  @Column({ name: 'approval_discount', type: 'double', nullable: true })
  approvalDiscount!: number | null;

  @Column({ name: 'approval_limit', type: 'double', nullable: true })
  approvalLimit!: number | null;

  /** When an admin rejected them, who, and why; the offer waits on. */
  @Column({ name: 'approval_rejected_at', type: 'datetime', precision: 3, nullable: true })
  approvalRejectedAt!: Date | null;

  @Column({ name: 'approval_rejected_by', type: 'varchar', length: 64, nullable: true })
  approvalRejectedBy!: string | null;

  @Column({ name: 'approval_rejection', type: 'text', nullable: true })
  approvalRejection!: string | null;

  /** What an admin has approved; null for nothing. */
  @Column({ name: 'approved_discounts', type: 'json', nullable: true })
  approvedDiscounts!: ApprovedDiscount[] | null;

  /** In which its client reads it (docs/adr/0027); null where nobody has chosen. */
  @Column({ type: 'varchar', length: 2, nullable: true })
  language!: Language | null;

  /** The client's person whom the offer is for: with an address, or not at all. */
  @Column({ name: 'contact_name', type: 'varchar', length: limits.name, nullable: true })
  contactName!: string | null;

  @Column({ name: 'contact_email', type: 'varchar', length: limits.decision.email, nullable: true })
  contactEmail!: string | null;

  /** Plain text above the options. */
  @Column({ type: 'text', nullable: true })
  introduction!: string | null;

  /** Plain text below the receipts. */
  @Column({ type: 'text', nullable: true })
  terms!: string | null;

  /** When its mails were sent to the contact, the last time. */
  @Column({ name: 'sent_at', type: 'datetime', precision: 3, nullable: true })
  sentAt!: Date | null;

  /** Whether the contact is reminded by mail until the client decides (docs/adr/0028). */
  @Column({ name: 'remind_client', type: Boolean, default: false })
  remindClient!: boolean;

  /** `YYYY-MM-DD`, the day of the last reminder. */
  @Column({ name: 'client_reminded_on', type: 'varchar', length: 10, nullable: true })
  clientRemindedOn!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'created_by', type: Number, nullable: true })
  createdBy!: number | null;

  @ManyToOne(() => UserEntity, { nullable: true, onUpdate: 'NO ACTION', onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'fk_offers_created_by' })
  author?: UserEntity | null;

  @Column({ name: 'reminder_sent', type: Boolean, default: false })
  reminderSent!: boolean;

  @OneToMany(() => OfferQuoteEntity, (quote) => quote.offer)
  quotes?: OfferQuoteEntity[];
}
