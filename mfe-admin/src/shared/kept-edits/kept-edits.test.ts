import { priceBookContent, firstPriceBook } from '@programme/pricing';
import type { PriceBookFields } from '../price-book-edits/price-book-edits.slice';
import { forgetEdits, keepEdits, keptText, type Edits } from './kept-edits';
import { readEdits } from './read-edits';

const saved: PriceBookFields = {
  label: 'Prices 2099',
  effectiveFrom: null,
  content: priceBookContent(firstPriceBook),
  unreadable: {},
};
const now: PriceBookFields = { ...saved, label: 'Prices 2100', unreadable: { year: 'abc' } };
const translation = { base: { en: 'A', pl: 'B', es: 'C', version: 2 }, typed: { pl: 'D' } };

const edits: Edits = {
  translationEdits: { 'shell.title': translation },
  priceBookEdits: { draft: { version: 3, past: [saved, saved], now, future: [] } },
};
const none: Edits = { translationEdits: {}, priceBookEdits: {} };

beforeEach(() => sessionStorage.clear());

const keptEdits = (userId: number): Edits => readEdits(keptText(userId) ?? '');

test('What was typed comes back to who typed it; undo goes back to what is saved', () => {
  keepEdits(1, edits);
  expect(keptEdits(1)).toEqual({
    translationEdits: { 'shell.title': translation },
    priceBookEdits: { draft: { version: 3, past: [saved], now, future: [] } },
  });
  expect(keptEdits(2)).toEqual(none);
});

test.each([
  ['when all is saved', () => keepEdits(1, none)],
  ['when it is discarded', () => forgetEdits(1)],
])('Nothing is kept %s', (_when, forget) => {
  keepEdits(1, edits);
  forget();
  expect(keptEdits(1)).toEqual(none);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '7', '{}', '{"translations":7,"books":[1]}', '{not json'])(
  'What cannot be read is left out: %s',
  (stored) => {
    sessionStorage.setItem('adminEdits.1.1', stored);
    expect(keptEdits(1)).toEqual(none);
  },
);

test('An edit that an admin could not have typed is left out, and the others stay', () => {
  keepEdits(1, edits);
  const kept = JSON.parse(sessionStorage.getItem('adminEdits.1.1') ?? '') as { books: { draft: object } };
  sessionStorage.setItem(
    'adminEdits.1.1',
    JSON.stringify({ ...kept, books: { draft: { ...kept.books.draft, now: {} } } }),
  );
  expect(keptEdits(1)).toEqual({ ...none, translationEdits: edits.translationEdits });
});
