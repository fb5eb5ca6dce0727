import { csvMarks, csvNumber, type CsvStyle } from '@programme/contracts';
import { spreadsheetText } from '@programme/formatting';

export type Cell = string | number;

/** A line of a CSV file, and where it stands: the first line of the file is 1. */
export type CsvLine = { readonly row: number; readonly cells: readonly string[] };

/** Before the first row: a spreadsheet takes the text for UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** What spreadsheets part cells by, in one country or another. */
const separators = [',', ';', '\t'] as const;

/** CSV (RFC 4180) that a spreadsheet opens without running anything in it. */
export const writeCsv = (lines: readonly (readonly Cell[])[], style: CsvStyle = 'comma'): string => {
  const { separator } = csvMarks[style];
  const writeLine = (cells: readonly Cell[]) => `${cells.map((cell) => writeCell(cell, style)).join(separator)}\r\n`;
  return byteOrderMark + lines.map(writeLine).join('');
};

function writeCell(cell: Cell, style: CsvStyle): string {
  if (typeof cell === 'number') return csvNumber(cell, style);
  const text = spreadsheetText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The lines of a CSV file and what parts its cells, which is found in the first line: a spreadsheet writes a semicolon
 * where its user's country has decimal commas; or which a line before it names, `sep=;`, as Excel writes it. Empty lines are left out. Null for a quote that nobody closes.
 */
export function readCsv(text: string): { readonly separator: string; readonly lines: CsvLine[] } | null {
  const whole = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const [said = '', named] = /^"?sep=([,;\t])"?(?:\r\n|\n|\r)/.exec(whole) ?? [];
  const source = whole.slice(said.length);
  const separator = named ?? separatorOf(source.split(/\r?\n/, 1)[0] ?? '');
  const lines: CsvLine[] = [];
  const first = said === '' ? 1 : 2;
  let [row, start] = [first, first];
  let cells: string[] = [];
  const token = new RegExp(`("(?:[^"]|"")*"|[^"\\r\\n${separator}]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
  while (token.lastIndex < source.length) {
    const [found, cell = '', end = ''] = token.exec(source) ?? [];
    if (found === undefined) return null;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    row += cell.split('\n').length - 1;
    if (end === separator) {
      if (token.lastIndex === source.length) cells.push('');
      else continue;
    }
    if (cells.some((one) => one.trim() !== '')) lines.push({ row: start, cells });
    cells = [];
    row += 1;
    start = row;
  }
  return { separator, lines };
}

function separatorOf(head: string): string {
  const count = (separator: string): number => head.split(separator).length;
  return [...separators].sort((one, other) => count(other) - count(one))[0] ?? ',';
}
