import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SlackNotificationEntity } from './slack-notification.entity.js';

/** One attempt to send a message. */
@Entity('slack_notification_attempts')
@Index('ix_slack_notification_attempts_notification', ['notificationId'])
export class SlackNotificationAttemptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'notification_id', type: Number })
  notificationId!: number;

  @ManyToOne(() => SlackNotificationEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'notification_id', foreignKeyConstraintName: 'fk_slack_notification_attempts_notification' })
  notification?: SlackNotificationEntity;

  @Column({ name: 'attempted_at', type: 'datetime', precision: 3 })
  attemptedAt!: Date;

  /** Null when it arrived. */
  @Column({ name: 'error_message', type: 'varchar', length: 500, nullable: true })
  errorMessage!: string | null;
}
