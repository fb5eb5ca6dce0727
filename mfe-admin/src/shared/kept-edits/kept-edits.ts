import type { PriceBookEditsState, PriceBookFields } from '../price-book-edits/price-book-edits.slice';
import { inTabStorage } from '@programme/forms/tab-storage';
import type { TranslationEditsState } from '../translation-edits/translation-edits.slice';

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
export type KeptBook = { readonly version: number; readonly saved: PriceBookFields; readonly now: PriceBookFields };

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

/** What the tab keeps of a user, as text; null for nothing. */
export const keptText = (userId: number): string | null => inTabStorage((storage) => storage.getItem(keyOf(userId)));
