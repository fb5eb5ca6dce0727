import fc from 'fast-check';
import type { ComparedCalculation, ComparedRow } from './compared-calculation';
import { comparisonLines } from './comparison-lines';

const calculation = (id: string, rows: readonly ComparedRow[], change: Partial<ComparedCalculation> = {}) => ({
  id,
  number: 1,
  name: id,
  shown: false,
  currency: 'PLN' as const,
  money: (amount: number) => String(amount),
  rows,
  ...change,
});

const total = (value: number): ComparedRow => ({
  id: 'total',
  kind: 'total',
  label: 'Total',
  value,
  amount: String(value),
});

const texts = (calculations: readonly ComparedCalculation[]) =>
  comparisonLines(calculations, 'Difference').map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]);

test('A row that only one calculation has stands in its place, with a dash for the others', () => {
  const row = (id: string, label: string, amount: string): ComparedRow => ({ id, label, amount });
  const one = calculation('1', [row('seats', 'Seats', '4'), row('total', 'Total', '5')]);
  const other = calculation('2', [
    row('seats', 'Seats', '1'),
    row('webinar', 'Webinar', '2'),
    row('total', 'First month', '3'),
  ]);
  expect(texts([one, other])).toEqual([
    ['Seats', '4', '1'],
    ['Webinar', '–', '2'],
    ['First month', '–', '3'],
    ['Total', '5', '–'],
  ]);
});

test('Amounts of different currencies are not compared', () => {
  const lines = comparisonLines(
    [calculation('1', [total(5)]), calculation('2', [total(3)], { currency: 'EUR' }), calculation('3', [total(9)])],
    'Difference',
  );
  expect(lines[0]!.cells.map(({ lowest }) => lowest)).toEqual([false, false, false]);
  expect(lines[1]!.cells.map(({ text }) => text)).toEqual(['–', '–', '+4']);
});

test('Where no amount can be compared with the first, there is no line of differences', () => {
  expect(texts([calculation('1', [total(5)])])).toEqual([['Total', '5']]);
  expect(texts([calculation('1', [total(5)]), calculation('2', [total(3)], { currency: 'EUR' })])).toHaveLength(1);
  expect(texts([])).toEqual([]);
});

test('The lowest amounts are marked unless all are equal; first and difference add up to the total', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 6 }), (values) => {
      const lines = comparisonLines(
        values.map((value, index) => calculation(String(index), [total(value)])),
        'Difference',
      );
      const lowest = Math.min(...values);
      const differ = values.some((value) => value !== lowest);
      expect(lines[0]!.cells.map((cell) => cell.lowest)).toEqual(values.map((value) => differ && value === lowest));
      const differences = lines[1]!.cells.slice(1).map(({ text }) => Number(text));
      expect(differences.map((difference) => values[0]! + difference)).toEqual(values.slice(1));
    }),
  );
});
