import { limits, type PriceBookDraft, type PriceBookStatus, type PriceBookSummary } from '@programme/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('price_books')
export class PriceBookEntity {
  /** Named by quotes for ever; of the book of 2026 `programme-2026.1`, of all others random. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: limits.priceBook.label })
  label!: string;

  @Column({ type: 'varchar', length: 10 })
  status!: PriceBookStatus;

  /** From when the prices are to hold; null while nobody has said. */
  @Column({ name: 'effective_from', type: 'datetime', precision: 3, nullable: true })
  effectiveFrom!: Date | null;

  /** `effectiveFrom` while the book is published, else null: no two published books begin at one instant. */
  @Index('ux_price_books_published_from', { unique: true })
  @Column({ name: 'published_from', type: 'datetime', precision: 3, nullable: true })
  publishedFrom!: Date | null;

  @Column({ name: 'based_on', type: 'varchar', length: 36, nullable: true })
  basedOn!: string | null;

  /** Never changes once the book was published. */
  @Column({ type: 'json' })
  content!: PriceBookDraft;

  @Column({ type: 'varchar', length: 64 })
  digest!: string;

  /** Goes up with each change. */
  @Column({ type: Number })
  version!: number;

  /** Null for the book that the migration made. */
  @Column({ name: 'last_editor_id', type: Number, nullable: true })
  lastEditorId!: number | null;

  @Column({ name: 'last_editor', type: 'varchar', length: 64 })
  lastEditor!: string;

  @Column({ name: 'submitter_id', type: Number, nullable: true })
  submitterId!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  submitter!: string | null;

  /** Admins at that moment; null for a book that is not submitted, or was before they were counted. */
  @Column({ name: 'admins_at_submission', type: Number, nullable: true })
  adminsAtSubmission!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  approver!: string | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Index('ix_price_books_created_at')
  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date;
}

/** What the list reads of each book: all but its content. */
export const summaryColumns = [
  'id',
  'label',
  'status',
  'effectiveFrom',
  'version',
  'basedOn',
  'digest',
  'lastEditor',
  'submitter',
  'submitterId',
  'adminsAtSubmission',
  'approver',
  'reason',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof PriceBookEntity)[];

/** @param activeId the book whose prices are in force */
export const toSummary = (
  row: Pick<PriceBookEntity, (typeof summaryColumns)[number]>,
  activeId: string,
): PriceBookSummary => ({
  id: row.id,
  label: row.label,
  status: row.status,
  effectiveFrom: row.effectiveFrom?.toISOString() ?? null,
  version: row.version,
  basedOn: row.basedOn,
  digest: row.digest,
  isActive: row.id === activeId,
  lastEditor: row.lastEditor,
  submittedBy: row.submitter,
  approver: row.approver,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
