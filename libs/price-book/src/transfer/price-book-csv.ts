import {
  check,
  limits,
  priceBookDraftSchema,
  type CheckResult,
  type CsvStyle,
  type FieldIssue,
  type PriceBookDraft,
} from '@programme/contracts';
import { currencies } from '@programme/pricing';
import { colourOf } from '../rules/months.rules.js';
import { bookItems, bookRows, columns, optionalItems, packItems, priceItems } from './book-rows.js';
import { readCsv, writeCsv } from './csv-text.js';
import { readRows, type ReadRow } from './read-rows.js';

/** More rows than any book has: what is longer is some other file. */
const mostRows = 2_000;

/** A price book as a table for spreadsheets: one figure a row, shares as percent. */
export const priceBookCsv = (book: PriceBookDraft, style?: CsvStyle): string =>
  writeCsv([columns, ...bookRows(book).map((row) => columns.map((column) => row[column]))], style);

/**
 * Reads the table that {@link priceBookCsv} writes, as a spreadsheet gives it back: in any order of rows, parted by commas,
 * semicolons or tabs, with decimal commas where commas part no cells. All or nothing: with an issue there is no book. An
 * issue's field names the line of the file, `rows[12].value`. What the figures mean is not looked at here.
 */
export function readPriceBookCsv(text: string): CheckResult<PriceBookDraft> {
  const file = readCsv(text);
  if (!file) return refuse('server.import.quotes');
  const [head, ...lines] = file.lines;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase());
  if (columns.some((column, index) => names?.[index] !== column)) return refuse('server.import.header');
  if (lines.length > mostRows) return refuse('server.import.rows', { max: mostRows });
  const { rows, issues } = readRows(lines, file.separator !== ',');
  // A row that was not understood would be told a second time, as one that is missing.
  const all = issues.length > 0 ? issues : missingRows(rows);
  if (all.length > 0) return { ok: false, issues: all.slice(0, limits.fieldErrors) };
  return check(priceBookDraftSchema, toBook(rows));
}

const refuse = (key: FieldIssue['key'], parameters: FieldIssue['parameters'] = {}) =>
  ({ ok: false, issues: [{ field: 'text', key, parameters }] }) as const;

/** Figures that every book has. A currency without any row is missing as a whole, which the rules say. */
function missingRows(rows: readonly ReadRow[]): FieldIssue[] {
  const names = new Set(rows.map(({ section, currency, from, item }) => [section, currency, from, item].join('|')));
  const used = currencies.filter((currency) => rows.some((row) => row.currency === currency));
  const needed = [
    ...Object.keys(bookItems).map((item) => ({ section: 'book', currency: '', from: 0, item })),
    ...used.flatMap((currency) =>
      Object.keys(priceItems)
        .filter((item) => !optionalItems.includes(item))
        .map((item) => ({ section: 'prices', currency, from: 0, item })),
    ),
    ...rows
      .filter(({ section }) => section === 'pack')
      .flatMap(({ currency, from }) => packItems.map((item) => ({ section: 'pack', currency, from, item }))),
  ];
  const missing = needed
    .filter(({ section, currency, from, item }) => !names.has([section, currency, from, item].join('|')))
    .map(({ section, currency, from, item }) => [section, currency, from || '', item].filter(Boolean).join(', '));
  return [...new Set(missing)].map((name) => ({
    field: `rows.${name}`,
    key: 'server.import.missing',
    parameters: { text: name },
  }));
}

/** The object of the rows; that it is a book, the schema says. */
function toBook(rows: readonly ReadRow[]): unknown {
  const of = (section: string, currency = '') =>
    rows
      .filter((row) => row.section === section && row.currency === currency)
      .sort((one, other) => one.from - other.from);
  const book: Record<string, unknown> = {};
  for (const { item, value } of of('book')) put(book, item, value);
  put(book, 'durationModifiers', of('modifier').map(modifierOf));
  put(
    book,
    'rates2025',
    of('rate2025').map(({ from, to, value }) => ({ min: from, max: to, discount: value })),
  );
  put(
    book,
    'comfort.flexComparisonMonths',
    of('comparison').map(({ from }) => from),
  );
  book['currencies'] = {};
  for (const currency of currencies) {
    if (!rows.some((row) => row.currency === currency)) continue;
    const prices: Record<string, unknown> = {};
    for (const { item, value } of of('prices', currency)) put(prices, item, value);
    prices['tiers'] = of('tier', currency).map(({ from, to, value }) => ({ min: from, max: to, fee: value }));
    put(prices, 'comfort.packs', packsOf(of('pack', currency)));
    put(book, `currencies.${currency}`, prices);
  }
  return book;
}

function modifierOf({ item, from, to, value }: ReadRow): unknown {
  return { key: item, min: from, max: to, modifier: value, colour: colourOf(Number(value)) };
}

function packsOf(rows: readonly ReadRow[]): unknown[] {
  const figure = (months: number, item: string) => rows.find((row) => row.from === months && row.item === item)?.value;
  return [...new Set(rows.map(({ from }) => from))].map((months) => ({
    months,
    perMonth: figure(months, 'perMonth'),
    total: figure(months, 'total'),
  }));
}

/** Writes a value at a path of known names; a position in a list makes the list. */
function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  let part = target;
  names.forEach((name, index) => {
    const next = names[index + 1];
    part[name] ??= next === undefined ? value : /^\d+$/.test(next) ? [] : {};
    if (next !== undefined) part = part[name] as Record<string, unknown>;
  });
}
