import { limits, type OfferTemplate, type OfferTemplateDetails, type QuoteFields } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { nameKeyLength } from '../../../platform/names/names.js';

/** Quotes and texts from which a new offer starts: no client, no contact, no prices (docs/adr/0029). */
@Entity('offer_templates')
export class OfferTemplateEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: limits.name })
  name!: string;

  /** What makes two names the same one: see `nameKey`. */
  @Index('ux_offer_templates_name_key', { unique: true })
  @Column({ name: 'name_key', type: 'varchar', length: nameKeyLength(limits.name) })
  nameKey!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: Currency;

  @Column({ type: 'varchar', length: 2, nullable: true })
  language!: Language | null;

  @Column({ type: 'text', nullable: true })
  introduction!: string | null;

  @Column({ type: 'text', nullable: true })
  terms!: string | null;

  @Column({ type: 'json' })
  quotes!: QuoteFields[];

  @Column({ name: 'quotes_count', type: Number })
  quotesCount!: number;

  /** By name: the template outlives the account. */
  @Column({ name: 'saved_by', type: 'varchar', length: limits.username.max })
  savedBy!: string;

  @Column({ name: 'saved_at', type: 'datetime', precision: 3 })
  savedAt!: Date;

  /** Goes up with each change. */
  @Column({ type: Number })
  version!: number;
}

/** A row as the list reads it. */
export type TemplateRow = Omit<OfferTemplateEntity, 'introduction' | 'terms' | 'quotes'>;

export const toTemplate = ({ quotesCount, ...row }: TemplateRow): OfferTemplate => ({ ...common(row), quotesCount });

export const toTemplateDetails = (row: OfferTemplateEntity): OfferTemplateDetails => ({
  ...common(row),
  introduction: row.introduction,
  terms: row.terms,
  quotes: row.quotes,
});

const common = ({ id, name, currency, language, savedBy, savedAt, version }: Omit<TemplateRow, 'quotesCount'>) => ({
  id,
  name,
  currency,
  language,
  savedBy,
  savedAt: savedAt.toISOString(),
  version,
});
