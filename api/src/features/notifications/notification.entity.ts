import { limits, type MailFailure } from '@programme/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/**
 * `clientMailKinds` are mails to clients, `evidence` to operators, `account` to users about their accounts, the others messages
 * to creators. At most 10 characters.
 */
export type NotificationKind =
  | 'view'
  | 'reminder'
  | 'decision'
  | 'question'
  | 'extension'
  | 'approval'
  | 'link'
  | 'code'
  | 'follow-up'
  | 'answered'
  | 'accepted'
  | 'extended'
  | 'updated'
  | 'evidence'
  | 'account';

/** The ways to deliver messages. At most 10 characters. */
export const channelNames = ['chat', 'mail'] as const;

export type ChannelName = (typeof channelNames)[number];

/**
 * A message in the outbox (ADR 10): written in the transaction of its cause, sent afterwards (decision B13). The tables
 * keep the name that they had when the chat was the only channel.
 */
@Entity('slack_notification_logs')
@Index('ix_slack_notification_logs_due_at', ['dueAt'])
@Index('ix_slack_notification_logs_channel_due_at', ['channel', 'dueAt'])
@Index('ix_slack_notification_logs_sent_created', ['messageSent', 'createdAt'])
@Index('ix_slack_notification_logs_offer', ['offerId'])
@Index('ix_slack_notification_logs_view', ['offerVisitId'])
export class NotificationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Names the cause: of several processes that see it, one writes a message. */
  @Index('ux_slack_notification_logs_dedupe_key', { unique: true })
  @Column({ name: 'dedupe_key', type: 'varchar', length: 100 })
  dedupeKey!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: NotificationKind;

  /** Null for a mail to operators or about an account, which is about no offer. */
  @Column({ name: 'offer_id', type: 'varchar', length: 36, nullable: true })
  offerId!: string | null;

  /**
   * By the name of its table: this feature sends messages and knows no offers. A message goes with the offer that it is
   * about.
   */
  @ManyToOne('offers', { nullable: true, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'fk_slack_notification_logs_offer' })
  offer?: object | null;

  @Column({ name: 'offer_view_id', type: Number, nullable: true })
  offerVisitId!: number | null;

  @ManyToOne('offer_views', { nullable: true, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_view_id', foreignKeyConstraintName: 'fk_slack_notification_logs_view' })
  offerVisit?: object | null;

  @Column({ type: 'varchar', length: 10, default: 'chat' })
  channel!: ChannelName;

  /** The address of a mail; null for the chat, and once it is older than `RETENTION_DAYS`. */
  @Column({ type: 'varchar', length: limits.decision.email, nullable: true })
  recipient!: string | null;

  /** What a mail says, encrypted (`MailContentBox`); null for the chat, and once the mail is sent or given up. */
  @Column({ name: 'sealed_content', type: 'text', nullable: true })
  sealedContent!: string | null;

  /** Attempts that began and had no answer: after each of them the message may have arrived. */
  @Column({ name: 'possible_deliveries', type: Number, default: 0 })
  possibleDeliveries!: number;

  /** Empty for a mail. */
  @Column({ name: 'slack_user_id', type: 'varchar', length: limits.slackUserId })
  slackUserId!: string;

  @Column({ name: 'creator_name', type: 'varchar', length: limits.name })
  creatorName!: string;

  /** Of the chat; empty for a mail. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'message_sent', type: Boolean, default: false })
  messageSent!: boolean;

  /** Why the last attempt failed. */
  @Column({ name: 'error_message', type: 'varchar', length: 500, nullable: true })
  errorMessage!: string | null;

  /** The same in our words, of a mail; null where an older release wrote the error. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  failure!: MailFailure | null;

  @Column({ name: 'sent_at', type: 'datetime', precision: 3, nullable: true })
  sentAt!: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ type: Number })
  attempts!: number;

  /** When it may be taken to be sent; null once it is sent or given up. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  dueAt!: Date | null;

  /** The process run that has claimed it; null without one. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  claim!: string | null;
}

export type NotificationOfOffer = NotificationEntity & { readonly offerId: string };

export const isOfOffer = (notification: NotificationEntity): notification is NotificationOfOffer =>
  notification.offerId !== null;

/** One attempt to send a message. */
@Entity('slack_notification_attempts')
@Index('ix_slack_notification_attempts_notification', ['notificationId'])
export class NotificationAttemptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'notification_id', type: Number })
  notificationId!: number;

  @ManyToOne(() => NotificationEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'notification_id', foreignKeyConstraintName: 'fk_slack_notification_attempts_notification' })
  notification?: NotificationEntity;

  @Column({ name: 'attempted_at', type: 'datetime', precision: 3 })
  attemptedAt!: Date;

  /** Null when it arrived. */
  @Column({ name: 'error_message', type: 'varchar', length: 500, nullable: true })
  errorMessage!: string | null;
}
