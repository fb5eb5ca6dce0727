import { check, priceBookDraftSchema, type CheckResult, type PriceBookDraft } from '@programme/contracts';

/** A book as a JSON file, for people and programs. */
export const priceBookJson = (book: PriceBookDraft): string => `${JSON.stringify(book, null, 2)}\n`;

/** Reads such a file. All or nothing: with an issue there is no book. */
export function readPriceBookJson(text: string): CheckResult<PriceBookDraft> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, issues: [{ field: 'text', key: 'server.import.json', parameters: {} }] };
  }
  return check(priceBookDraftSchema, value);
}
