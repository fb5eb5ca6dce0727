import { check, packageTypes, quoteFields, quoteSchema, type QuoteFields } from '@programme/contracts';
import { languages } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { inTabStorage } from '@programme/forms/tab-storage';
import { isQuoteForm } from '../quotes/quote-form.values';
import { draftOrigins, type Draft, type TypedQuote } from './draft';
import type { DraftBasics } from './draft-basics';
import { wizardTabs, type WizardTab } from './wizard-tabs';

/** Names the shape below: another shape takes another key, and what an older release stored is never read. */
const key = 'offerDraft.4';

/** A draft as the browser's tab keeps it over a reload. */
export type StoredDraft = Pick<Draft, 'origin' | 'initial' | 'basics' | 'basicsDone' | 'priceBookId'> & {
  /** Whose draft it is: nobody else gets it. */
  readonly userId: number;
  readonly tab: Exclude<WizardTab, 'success'>;
  readonly quotes: readonly QuoteFields[];
  /** Its key is the place of its quote in the list: the quotes get their keys anew. */
  readonly typed: TypedQuote | null;
  /** The offer that is being changed, and the version that the changes began with. */
  readonly edited: { readonly id: string; readonly version: number } | null;
};

export function storeDraft(userId: number, { before, quotes, typed, ...draft }: Draft, tab: WizardTab): void {
  const { origin, initial, basics, basicsDone, priceBookId } = draft;
  const stored: StoredDraft = {
    userId,
    tab: tab === 'success' ? 'list' : tab,
    origin,
    initial,
    basics,
    basicsDone,
    priceBookId,
    quotes: quotes.map(({ fields }) => fields),
    typed: typed && { ...typed, key: typed.key === null ? null : quotes.findIndex(({ key }) => key === typed.key) },
    edited: before && { id: before.offer.id, version: before.offer.version },
  };
  inTabStorage((storage) => storage.setItem(key, JSON.stringify(stored)));
}

export const forgetDraft = (): void => void inTabStorage((storage) => storage.removeItem(key));

/** The stored draft of a user; what cannot be read is dropped. */
export function storedDraft(userId: number): StoredDraft | null {
  const found = inTabStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
  if (isStoredDraft(found) && found.userId === userId) return { ...found, quotes: found.quotes.map(quoteFields) };
  forgetDraft();
  return null;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value)) return false;
  const { userId, tab, origin, initial, basics, basicsDone, priceBookId, quotes, typed, edited } = value;
  return (
    typeof userId === 'number' &&
    tab !== 'success' &&
    isOneOf(wizardTabs, tab) &&
    isOneOf(draftOrigins, origin) &&
    isBasics(initial) &&
    isBasics(basics) &&
    typeof basicsDone === 'boolean' &&
    (priceBookId === null || typeof priceBookId === 'string') &&
    Array.isArray(quotes) &&
    quotes.every((quote) => isRecord(quote) && isOneOf(packageTypes, quote['packageType']) && isQuote(quote)) &&
    (typed === null || isTyped(typed, quotes.length)) &&
    (edited === null ||
      (isRecord(edited) && typeof edited['id'] === 'string' && typeof edited['version'] === 'number')) &&
    (origin === 'edit') === (edited !== null)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOneOf = (values: readonly string[], value: unknown): boolean => values.some((one) => one === value);

const isQuote = (value: unknown): boolean => check(quoteSchema, value).ok;

function isTyped(value: unknown, quotes: number): boolean {
  if (!isRecord(value)) return false;
  const { key: place, values } = value;
  return (place === null || (typeof place === 'number' && place >= 0 && place < quotes)) && isQuoteForm(values);
}

/** Typed, and not necessarily right yet. */
function isBasics(value: unknown): value is DraftBasics {
  if (!isRecord(value)) return false;
  return (
    basicTexts.every((field) => typeof value[field] === 'string') &&
    isOneOf(currencies, value['currency']) &&
    isOneOf(['', ...languages], value['language'])
  );
}

const basicTexts: readonly (keyof DraftBasics)[] = [
  'clientName',
  'creator',
  'validUntil',
  'contactName',
  'contactEmail',
  'introduction',
  'terms',
];
