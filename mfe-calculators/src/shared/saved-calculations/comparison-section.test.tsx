import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { renderWithShell } from '@programme/testing';
import type { ComparedCalculation } from './compared-calculation';
import { Comparison } from './comparison';
import { ComparisonSection } from './comparison-section';

const calculation = (number: number, change: Partial<ComparedCalculation> = {}): ComparedCalculation => ({
  id: `${number}`,
  number,
  name: `Calculation ${number}`,
  shown: false,
  currency: 'PLN',
  money: (amount) => `${amount} zł`,
  rows: [
    { id: 'startup', label: 'Startup fee', amount: '10 zł', value: 10 },
    { id: 'total', kind: 'total', label: 'Total', amount: `${number}00 zł`, value: number * 100 },
  ],
  ...change,
});

const actions = { onRename: jest.fn(), onRestoreInputs: jest.fn(), onRemove: jest.fn() };

function open(calculations: readonly ComparedCalculation[], language?: Language) {
  return renderWithShell(
    <ComparisonSection savedCalculations={calculations.length}>
      <Comparison
        calculations={calculations}
        actions={actions}
        shareQuery="saved=1"
        shared={{ read: () => Promise.reject(new Error('Not shared')), openedLink: '', onOpen: jest.fn() }}
      />
    </ComparisonSection>,
    { styles: true, ...(language && { language }) },
  );
}

const day = () => screen.queryByText(/^Prices as of/);
// On the screen they are hidden.
const printed = () => screen.getAllByRole('table', { hidden: true }).slice(1);
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
  ['the company, if all are for one', ['Acme', '', 'Acme'], ['For Acme']],
  ['no company, if they are for several', ['Acme', 'Globex', ''], []],
  ['no company, if none was named', ['', '', ''], []],
])('What is printed says %s', (_what, companies, lines) => {
  open(companies.map((company, index) => calculation(index + 1, { company })));
  expect(screen.queryAllByText(/^For /).map(({ textContent }) => textContent)).toEqual(lines);
});

test.each([
  ['en', 'Comparison results'],
  ['pl', 'Wyniki porównania'],
  ['es', 'Resultados de la comparación'],
] as const)('The printed comparison has its own document title (%s)', (language, documentTitle) => {
  const { setPrintableComparison } = open([calculation(1), calculation(2)], language);
  expect(setPrintableComparison).toHaveBeenLastCalledWith({ savedCalculations: 2, documentTitle });
});

test.each([
  [0, 'Calculator Results'],
  [1, 'Comparison results'],
])('Printed by the browser itself, with %d saved calculations, the document is called %s', (saved, title) => {
  document.title = 'Calculator';
  const { unmount } = open(saved === 0 ? [] : [calculation(1)]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe(title);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe('Calculator');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('Calculator');
});

test('Figures are rows and calculations are columns, with the lowest amount and the difference to the first', () => {
  open([calculation(2, { remark: 'Individual pricing' }), calculation(1, { name: 'Acme' }), calculation(3)]);
  const table = within(screen.getByRole('region', { name: 'Saved calculations' })).getByRole('table');
  expect(within(table).getByRole('columnheader', { name: /Calculation 2.*Individual pricing/ })).toBeVisible();
  expect(cells(table).slice(1)).toEqual([
    ['Startup fee', '10 zł', '10 zł', '10 zł'],
    ['Total', '200 zł', '100 zł (lowest)', '300 zł'],
    ['Difference to the first', '–', '-100 zł', '+100 zł'],
  ]);
  expect(screen.getByText('A check marks the lowest amount.')).toBeVisible();
});

test('One calculation has nothing to be compared with', () => {
  open([calculation(1)]);
  expect(screen.getByRole('row', { name: 'Total 100 zł' })).toBeVisible();
  expect(screen.queryByText('Difference to the first')).toBeNull();
  expect(screen.queryByText('A check marks the lowest amount.')).toBeNull();
});

test('The box of the table can be scrolled by keyboard', () => {
  open([calculation(1)]);
  expect(screen.getByRole('region', { name: 'Saved calculations' })).toHaveAttribute('tabindex', '0');
});

test('A name is changed in place: Enter saves it, Escape does not, and focus is back at the button', async () => {
  const { person } = open([calculation(1)]);
  const button = () => screen.getByRole('button', { name: 'Rename calculation 1' });
  await person.click(button());
  const field = screen.getByRole('textbox', { name: 'Name of calculation 1' });
  expect(field).toHaveFocus();
  await person.clear(field);
  await person.type(field, 'A full year{Enter}');
  expect(actions.onRename).toHaveBeenCalledWith('1', 'A full year');
  await waitFor(() => expect(button()).toHaveFocus());

  actions.onRename.mockClear();
  await person.click(button());
  await person.keyboard('x{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  expect(actions.onRename).not.toHaveBeenCalled();
});

test('Inputs can be restored, but not those that the screen shows', async () => {
  const { person } = open([calculation(1, { shown: true }), calculation(2)]);
  expect(screen.getByText('Shown above')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Restore inputs/ }));
  expect(actions.onRestoreInputs).toHaveBeenCalledWith('2');
});

test('The printed comparison is the same table, without buttons', () => {
  open([calculation(1), calculation(2)]);
  const [table] = printed();
  expect(cells(table!)).toEqual([
    ['', 'Calculation 1', 'Calculation 2'],
    ['Startup fee', '10 zł', '10 zł'],
    ['Total', '100 zł (lowest)', '200 zł'],
    ['Difference to the first', '–', '+100 zł'],
  ]);
  expect(within(table!).queryAllByRole('button', { hidden: true })).toEqual([]);
  expect(table).not.toBeVisible();
});

test('More than three calculations are printed in several tables', () => {
  open([1, 2, 3, 4].map((number) => calculation(number)));
  expect(printed().map((table) => cells(table)[0])).toEqual([
    ['', 'Calculation 1', 'Calculation 2', 'Calculation 3'],
    ['', 'Calculation 4'],
  ]);
});
