import type { PriceBookDraft } from '@programme/contracts';
import type { APIRequestContext } from '@playwright/test';
import { prepareDraft } from '../price-books.js';
import type { openDatabase } from '../product-database.js';

/** A draft without errors, with two fees that are higher than those in force. */
export const seededDraft = { id: 'prices-2031', label: 'Prices 2031' } as const;

/** In EUR the fee of an open offer, in PLN that of the seeded calculations. */
const raiseFees = (content: PriceBookDraft): PriceBookDraft => {
  const raised = structuredClone(content);
  Object.assign(raised.currencies.EUR?.tiers[0] ?? {}, { fee: 760 });
  Object.assign(raised.currencies.PLN?.tiers[3] ?? {}, { fee: 6700 });
  return raised;
};

export const addDraft = (request: APIRequestContext) =>
  prepareDraft(
    request,
    { basedOn: 'programme-2026.1', label: seededDraft.label, effectiveFrom: '2030-12-31T23:00:00.000Z' },
    raiseFees,
  );

/** Gives the draft, whose id is random, a fixed one, and its times, which are those of the calls, a day. */
export function fixDraft(database: ReturnType<typeof openDatabase>, id: string): void {
  const at = '2030-03-11 10:20:00.000';
  database
    .prepare('UPDATE price_books SET id = ?, created_at = ?, updated_at = ? WHERE id = ?')
    .run(seededDraft.id, at, at, id);
  database
    .prepare('UPDATE price_book_events SET price_book_id = ?, at = ? WHERE price_book_id = ?')
    .run(seededDraft.id, at, id);
}
