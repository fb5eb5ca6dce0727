import type { PriceBookSummary } from '@programme/contracts';
import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { TonePill } from '../../../shared/tone-pill';

export type PriceBookState = 'draft' | 'in-review' | 'scheduled' | 'active' | 'replaced' | 'withdrawn';

type Book = Pick<PriceBookSummary, 'status' | 'isActive' | 'effectiveFrom'>;

/** How a book stands: a published one is scheduled, in force, or replaced by a later one. */
export function stateOf({ status, isActive, effectiveFrom }: Book, now = Date.now()): PriceBookState {
  if (status !== 'published') return status;
  if (isActive) return 'active';
  return effectiveFrom !== null && Date.parse(effectiveFrom) > now ? 'scheduled' : 'replaced';
}

const looks = {
  draft: { key: 'prices.status.draft', tone: 'sand' },
  'in-review': { key: 'prices.status.inReview', tone: 'warning' },
  scheduled: { key: 'prices.status.scheduled', tone: 'positive' },
  active: { key: 'prices.status.active', tone: 'positive' },
  replaced: { key: 'prices.status.replaced', tone: 'neutral' },
  withdrawn: { key: 'prices.status.withdrawn', tone: 'neutral' },
} as const satisfies Record<PriceBookState, { readonly key: TextKey; readonly tone: string }>;

export function PriceBookPill({ book }: { readonly book: Book }) {
  const translate = useTranslate();
  const { key, tone } = looks[stateOf(book)];
  return (
    <TonePill dot tone={tone}>
      {translate(key)}
    </TonePill>
  );
}
