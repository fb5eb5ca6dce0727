import { screen, within } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { renderWithShell } from '@programme/testing';
import type { ComparedCalculation } from './compared-calculation';
import { ComparisonSection } from './comparison-section';

const calculation = (number: number, change: Partial<ComparedCalculation> = {}): ComparedCalculation => ({
  id: `${number}`,
  number,
  name: `Calculation ${number}`,
  programme: '130 active users',
  rows: [
    { id: 'startup', label: 'Startup fee', amount: '10 zł' },
    { id: 'total', kind: 'total', label: 'Total', amount: `${number}00 zł` },
  ],
  ...change,
});

const open = (calculations: readonly ComparedCalculation[], language?: Language) =>
  renderWithShell(
    <ComparisonSection calculations={calculations} card={({ id }) => <li key={id}>Card</li>} />,
    language ? { language } : {},
  );

const day = () => screen.queryByText(/^Prices as of/);
// On the screen they are hidden.
const tables = () => screen.getAllByRole('table', { hidden: true });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('With nothing saved there is no day: the page is served on other days than it was prerendered', () => {
  open([]);
  expect(screen.getByText(/Save a calculation to compare/)).toBeVisible();
  expect(day()).not.toBeInTheDocument();
});

test('What is saved is printed with the day', () => {
  open([calculation(1)]);
  expect(day()).toBeInTheDocument();
});

test.each([
  ['en', 'Comparison results'],
  ['pl', 'Wyniki porównania'],
  ['es', 'Resultados de la comparación'],
] as const)('The printed comparison has its own document title (%s) (issue 15.11)', (language, documentTitle) => {
  const { setPrintableComparison } = open([calculation(1), calculation(2)], language);
  expect(setPrintableComparison).toHaveBeenLastCalledWith({ savedCalculations: 2, documentTitle });
});

test.each([
  [0, 'Calculator Results'],
  [1, 'Comparison results'],
])(
  'Printed by the browser itself, with %d saved calculations, the document is called %s (issue 15.11)',
  (saved, title) => {
    document.title = 'Calculator';
    const { unmount } = open(saved === 0 ? [] : [calculation(1)]);
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.title).toBe(title);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.title).toBe('Calculator');
    unmount();
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.title).toBe('Calculator');
  },
);

test('The printed comparison has a column for each calculation (issue 15.11)', () => {
  open([calculation(1, { remark: 'Individual pricing' }), calculation(2, { name: 'Acme' }), calculation(3)]);
  expect(tables()).toHaveLength(1);
  expect(cells(tables()[0]!)).toEqual([
    ['', 'Calculation 1', 'Acme', 'Calculation 3'],
    ['Programme', '130 active usersIndividual pricing', '130 active users', '130 active users'],
    ['Startup fee', '10 zł', '10 zł', '10 zł'],
    ['Total', '100 zł', '200 zł', '300 zł'],
  ]);
  expect(tables()[0]).not.toBeVisible();
});

test('More than four calculations are printed in several tables (issue 15.11)', () => {
  open([1, 2, 3, 4, 5].map((number) => calculation(number)));
  expect(tables().map((table) => cells(table)[0])).toEqual([
    ['', 'Calculation 1', 'Calculation 2', 'Calculation 3', 'Calculation 4'],
    ['', 'Calculation 5'],
  ]);
});

test('A row that only one calculation has stands in its place, with a dash for the others (issue 15.11)', () => {
  const rows = (second: string) => [
    { id: 'seats', label: 'Seats', amount: '1' },
    { id: 'webinar', label: 'Webinar', amount: second, explanation: 'Charged once' },
    { id: 'total', label: 'First month', amount: '3' },
  ];
  const seatsAndTotal = [
    { id: 'seats', label: 'Seats', amount: '4' },
    { id: 'total', label: 'Total', amount: '5' },
  ];
  open([calculation(1, { rows: seatsAndTotal }), calculation(2, { rows: rows('2') })]);
  expect(cells(tables()[0]!).slice(2)).toEqual([
    ['Seats', '4', '1'],
    ['Webinar', '–', '2Charged once'],
    ['First month', '–', '3'],
    ['Total', '5', '–'],
  ]);
});
