import { check, priceBookChangeSchema } from '@programme/contracts';
import { languages } from '@programme/i18n';
import type { PriceBookEditsState, PriceBookFields } from '../price-book-edits/price-book-edits.slice';
import { inTabStorage } from '@programme/forms/tab-storage';
import type { TranslationEdit, TranslationEditsState } from '../translation-edits/translation-edits.slice';

/**
 * Names the shape below, and whose edits they are: nobody else gets them, and what an older release stored in another
 * shape is never read.
 */
const keyOf = (userId: number) => `adminEdits.1.${userId}`;

/** What an admin typed and has not saved. */
export type Edits = {
  readonly translationEdits: TranslationEditsState;
  readonly priceBookEdits: PriceBookEditsState;
};

/** The whole history of a book's figures would not fit into what a browser keeps: undo goes back to what is saved. */
type KeptBook = { readonly version: number; readonly saved: PriceBookFields; readonly now: PriceBookFields };

type Kept = {
  readonly translations: TranslationEditsState;
  readonly books: Readonly<Record<string, KeptBook>>;
};

/** Keeps edits in the browser's tab; none are forgotten. */
export function keepEdits(userId: number, { translationEdits, priceBookEdits }: Edits): void {
  const books = Object.entries(priceBookEdits).flatMap(([id, { version, past, now }]) => {
    const [saved] = past;
    return saved ? [[id, { version, saved, now }] as const] : [];
  });
  if (books.length === 0 && Object.keys(translationEdits).length === 0) return forgetEdits(userId);
  const kept: Kept = { translations: translationEdits, books: Object.fromEntries(books) };
  inTabStorage((storage) => storage.setItem(keyOf(userId), JSON.stringify(kept)));
}

/** Once they are discarded: the screen that keeps them may be gone before it sees that. */
export const forgetEdits = (userId: number): void => void inTabStorage((storage) => storage.removeItem(keyOf(userId)));

/** What the tab keeps of a user; what cannot be read is left out. */
export function keptEdits(userId: number): Edits {
  const found = inTabStorage((storage) => JSON.parse(storage.getItem(keyOf(userId)) ?? 'null') as unknown);
  if (!isRecord(found)) return { translationEdits: {}, priceBookEdits: {} };
  return {
    translationEdits: entriesOf(found['translations'], isTranslationEdit),
    priceBookEdits: Object.fromEntries(
      Object.entries(entriesOf(found['books'], isKeptBook)).map(([id, { version, saved, now }]) => [
        id,
        { version, past: [saved], now, future: [] },
      ]),
    ),
  };
}

function entriesOf<Value>(found: unknown, isOne: (value: unknown) => value is Value): Record<string, Value> {
  const entries = Object.entries(isRecord(found) ? found : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isOne(entry[1])));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

function isTranslationEdit(value: unknown): value is TranslationEdit {
  if (!isRecord(value)) return false;
  const { base, typed } = value;
  if (!isRecord(base) || !isRecord(typed)) return false;
  return (
    typeof base['version'] === 'number' &&
    languages.every((language) => isText(base[language])) &&
    Object.values(typed).every(isText)
  );
}

function isKeptBook(value: unknown): value is KeptBook {
  if (!isRecord(value)) return false;
  const { version, saved, now } = value;
  return [saved, now].every((fields) => {
    if (!isRecord(fields)) return false;
    const { label, effectiveFrom, content, unreadable } = fields;
    const isBook = check(priceBookChangeSchema, { version, label, effectiveFrom, content }).ok;
    return isBook && isRecord(unreadable) && Object.values(unreadable).every(isText);
  });
}
