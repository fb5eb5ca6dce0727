import { limits, type Creator } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { nameKeyLength } from '../../platform/names/names.js';

@Entity('creators')
export class CreatorEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: limits.name })
  name!: string;

  /** What makes two names the same one: see `nameKey`. */
  @Index('ux_creators_name_key', { unique: true })
  @Column({ name: 'name_key', type: 'varchar', length: nameKeyLength(limits.name) })
  nameKey!: string;

  @Column({ name: 'short_name', type: 'varchar', length: limits.name })
  shortName!: string;

  @Column({ name: 'is_active', type: Boolean, default: false })
  isActive!: boolean;

  /** How clients reach the creator (docs/adr/0027). */
  @Column({ type: 'varchar', length: limits.decision.email, nullable: true })
  email!: string | null;

  @Column({ type: 'varchar', length: limits.phone, nullable: true })
  phone!: string | null;
}

export const toCreator = ({ id, name, shortName, isActive, email, phone }: CreatorEntity): Creator => ({
  id,
  name,
  shortName,
  isActive,
  email,
  phone,
});
