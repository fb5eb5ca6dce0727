import { limits, type TranslationEntry } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A text in each language; an empty one leaves the built-in text in force. */
export type Words = Readonly<Record<Language, string>>;

export const noWords: Words = { en: '', pl: '', es: '' };

/** Whether words change anything. */
export const hasWords = ({ en, pl, es }: Words): boolean => en + pl + es !== '';

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

export const toTranslationEntry = ({ key, en, pl, es, version }: TranslationEntity): TranslationEntry => ({
  key,
  en,
  pl,
  es,
  version,
});
