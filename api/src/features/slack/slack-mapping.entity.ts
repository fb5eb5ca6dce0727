import { limits, type SlackMapping } from '@programme/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatorEntity } from '../creators/creator.entity.js';

/** Which chat user a creator is; one for a creator. */
@Entity('creator_slack_mappings')
export class SlackMappingEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Index('ux_creator_slack_mappings_creator', { unique: true })
  @Column({ name: 'creator_id', type: Number })
  creatorId!: number;

  @ManyToOne(() => CreatorEntity, { nullable: false, onUpdate: 'NO ACTION', onDelete: 'CASCADE' })
  @JoinColumn({ name: 'creator_id', foreignKeyConstraintName: 'fk_creator_slack_mappings_creator' })
  creator?: CreatorEntity;

  @Column({ name: 'slack_user_id', type: 'varchar', length: limits.slackUserId })
  slackUserId!: string;

  @Column({ name: 'is_active', type: Boolean, default: true })
  isActive!: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date;
}

/** @param row with its creator */
export const toSlackMapping = ({
  id,
  creator,
  slackUserId,
  isActive,
  updatedAt,
}: SlackMappingEntity): SlackMapping => ({
  id,
  creatorName: creator?.name ?? '',
  slackUserId,
  isActive,
  updatedAt: updatedAt.toISOString(),
});
