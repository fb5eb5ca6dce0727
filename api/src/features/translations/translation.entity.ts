import { limits } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('translations')
export class TranslationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Index('ux_translations_key', { unique: true })
  @Column({ type: 'varchar', length: limits.textKey })
  key!: string;

  @Column({ type: 'text' })
  en!: string;

  @Column({ type: 'text' })
  pl!: string;

  @Column({ type: 'text' })
  es!: string;

  @Column({ type: Number })
  version!: number;
}
