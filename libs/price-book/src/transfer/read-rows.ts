import type { FieldIssue } from '@programme/contracts';
import { isCurrency } from '@programme/pricing';
import { bookItems, columns, packItems, priceItems, type Unit } from './book-rows.js';
import type { CsvLine } from './csv-text.js';

/** A row that has been understood. Shares are basis points. */
export type ReadRow = {
  /** Line of the file. */
  readonly row: number;
  readonly section: string;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
  readonly item: string;
  readonly value: number | string;
};

type Problem = {
  readonly key: FieldIssue['key'];
  readonly column: (typeof columns)[number];
  readonly text?: string;
};

type Section = {
  readonly hasCurrency: boolean;
  readonly numbers: readonly ('from' | 'to')[];
  /** Undefined where any name will do. */
  readonly items?: readonly string[];
  /** Undefined where a row has no value. */
  readonly unitOf?: (item: string) => Unit;
};

const sections: Readonly<Record<string, Section>> = {
  book: { hasCurrency: false, numbers: [], items: Object.keys(bookItems), unitOf: (item) => bookItems[item] ?? 'text' },
  prices: {
    hasCurrency: true,
    numbers: [],
    items: Object.keys(priceItems),
    unitOf: (item) => priceItems[item] ?? 'text',
  },
  modifier: { hasCurrency: false, numbers: ['from', 'to'], unitOf: () => 'percent' },
  rate2025: { hasCurrency: false, numbers: ['from', 'to'], items: [''], unitOf: () => 'percent' },
  comparison: { hasCurrency: false, numbers: ['from'], items: [''] },
  tier: { hasCurrency: true, numbers: ['from', 'to'], items: [''], unitOf: () => 'number' },
  pack: { hasCurrency: true, numbers: ['from'], items: packItems, unitOf: () => 'number' },
};

const longestQuote = 40;

/**
 * Reads the lines below the heading, each for itself.
 *
 * @param hasDecimalCommas where a comma parts no cells, it may part decimals
 */
export function readRows(
  lines: readonly CsvLine[],
  hasDecimalCommas: boolean,
): { rows: ReadRow[]; issues: FieldIssue[] } {
  const rows: ReadRow[] = [];
  const issues: FieldIssue[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of lines) {
    const read = readRow(row, cells, hasDecimalCommas);
    const name = 'key' in read ? '' : [read.section, read.currency, read.from, read.item].join('|');
    const problem: Problem | undefined =
      'key' in read ? read : seen.has(name) ? { key: 'server.import.twice', column: 'section' } : undefined;
    seen.add(name);
    if (problem) issues.push(toIssue(row, problem));
    else if (!('key' in read)) rows.push(read);
  }
  return { rows, issues };
}

const toIssue = (row: number, { key, column, text = '' }: Problem): FieldIssue => ({
  field: `rows[${row}].${column}`,
  key,
  parameters: { row: String(row), text: text.slice(0, longestQuote) },
});

function readRow(row: number, cells: readonly string[], hasDecimalCommas: boolean): ReadRow | Problem {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return { key: 'server.import.columns', column: 'value' };
  const [name = '', currency = '', from = '', to = '', item = '', value = ''] = cells.map((cell) => cell.trim());
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section) return { key: 'server.import.section', column: 'section', text: name };
  if (section.hasCurrency ? !isCurrency(currency) : currency !== '')
    return { key: 'server.import.currency', column: 'currency', text: currency };
  if (section.items && !section.items.includes(item)) return { key: 'server.import.item', column: 'item', text: item };
  const bounds = { from: 0, to: 0 };
  for (const column of section.numbers) {
    const text = { from, to }[column];
    const number = readNumber(text, hasDecimalCommas);
    if (number === undefined) return { key: notRead(text), column, text };
    bounds[column] = number;
  }
  const read = section.unitOf ? readValue(value, section.unitOf(item), hasDecimalCommas) : '';
  if (read === undefined) return { key: notRead(value), column: 'value', text: value };
  return { row, section: name, currency, ...bounds, item, value: read };
}

function readValue(text: string, unit: Unit, hasDecimalCommas: boolean): number | string | undefined {
  if (unit === 'text') return text;
  const isPercent = unit === 'percent' && text.endsWith('%');
  const number = readNumber(isPercent ? text.slice(0, -1) : text, hasDecimalCommas);
  if (number === undefined || unit === 'number') return number;
  // 12.34 × 100 is 1233.9999999999998 in floating point; 15 digits are what a double holds for certain.
  return Number((number * 100).toPrecision(15));
}

const notRead = (text: string): Problem['key'] => (isGrouped(text) ? 'server.import.grouped' : 'server.import.number');

/**
 * Thousands with dots or commas between them: `39.900` is thirty-nine thousand in one country and thirty-nine and a bit in
 * another (decision B21). No figure of a book has three decimals.
 */
const isGrouped = (text: string): boolean => /^[-\u2212]?\d{1,3}([.,]\d{3})+([.,]\d{1,2})?%?$/.test(text);

function readNumber(text: string, hasDecimalCommas: boolean): number | undefined {
  if (isGrouped(text)) return undefined;
  const plain = text.replaceAll(/\s/g, '').replace(/^\u2212/, '-');
  const written = hasDecimalCommas ? plain.replace(',', '.') : plain;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(written) ? Number(written) : undefined;
}
