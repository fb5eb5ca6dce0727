import * as fc from 'fast-check';
import { priceBookContent, firstPriceBook } from '@programme/pricing';
import { priceBookDifferences, priceBookProblems } from '@programme/price-book';
import { figureAt, withFigures, withRowAdded, withRowRemoved } from './book-figures';

const book = priceBookContent(firstPriceBook);
const fee = 'currencies.PLN.tiers.3.fee';

/** Paths of all figures of the book: they differ from an empty one. */
const paths = priceBookDifferences({}, book)
  .filter(({ after }) => typeof after === 'number')
  .map(({ path }) => path);

test('A figure is read by its path; what is no figure is none', () => {
  expect(figureAt(book, fee)).toBe(6400);
  expect(figureAt(book, 'currencies.PLN.tiers')).toBeUndefined();
  expect(figureAt(book, 'currencies.XYZ.startupFee')).toBeUndefined();
  expect(figureAt(book, 'constructor')).toBeUndefined();
});

test('Changing any figures changes these alone, and not the book that they were taken from', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...paths.filter((path) => !path.startsWith('durationModifiers'))), {
        minLength: 1,
      }),
      fc.integer({ min: 1_000_001, max: 2_000_000 }),
      (changed, value) => {
        const before = JSON.stringify(book);
        const after = withFigures(
          book,
          changed.map((path) => ({ path, value })),
        );
        expect(
          priceBookDifferences(book, after)
            .map(({ path }) => path)
            .sort(),
        ).toEqual([...changed].sort());
        expect(JSON.stringify(book)).toBe(before);
      },
    ),
  );
});

test('A figure that the book does not have is not made', () => {
  expect(withFigures(book, [{ path: 'currencies.PLN.tiers.99.fee', value: 1 }])).toEqual(book);
  expect(withFigures(book, [{ path: '__proto__.polluted', value: 1 }])).toEqual(book);
});

test('A modifier brings its colour, and other months bring another key', () => {
  const changed = withFigures(book, [
    { path: 'durationModifiers.2.modifier', value: -500 },
    { path: 'durationModifiers.7.min', value: 11 },
  ]);
  expect(changed.durationModifiers[2]).toMatchObject({ key: 'months-3', colour: 'discount' });
  expect(changed.durationModifiers[7]).toMatchObject({ key: 'months-11-12' });
  expect(priceBookProblems(changed).filter(({ rule }) => rule === 'modifier-colour')).toEqual([]);
});

test.each([
  ['currencies.PLN.tiers', { min: 3001, max: 3001, fee: 40_000 }],
  ['currencies.PLN.comfort.packs', { months: 13, perMonth: 15, total: 180 }],
  ['rates2025', { min: 13, max: 13, discount: 4500 }],
  ['comfort.flexComparisonMonths', 13],
])('A row that is added to %s begins where the last one ends', (path, row) => {
  const [list = ''] = path.split('.').slice(-1);
  const last = (content: object) => {
    const parent = path
      .split('.')
      .slice(0, -1)
      .reduce<Record<string, unknown>>(
        (part, name) => part[name] as Record<string, unknown>,
        content as Record<string, unknown>,
      );
    return (parent[list] as unknown[]).at(-1);
  };
  const longer = withRowAdded(book, path);
  expect(last(longer)).toEqual(row);
  const count = Number(priceBookDifferences({}, { list: last(longer) }).length);
  expect(count).toBeGreaterThan(0);
});

test('A row can be taken out, and a list that lost all its rows gets a first one again', () => {
  let content: typeof book = book;
  while (content.rates2025.length > 0) content = withRowRemoved(content, 'rates2025', 0) as typeof book;
  expect(content.rates2025).toEqual([]);
  expect(withRowAdded(content, 'rates2025').rates2025).toEqual([{ min: 1, max: 1, discount: 0 }]);
});
