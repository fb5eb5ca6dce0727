import type { CellDef, RowInput, UserOptions } from 'jspdf-autotable';
import { tokens } from '@programme/ui';
import type { LengthView, PackageView, QuoteView } from '@programme/offer-view';
import type { PdfPage } from './pdf-page';

const color = tokens.print;

export function drawQuote(page: PdfPage, quote: QuoteView): void {
  for (const item of quote.packages) drawPackage(page, quote, item);
}

/** The cards of the page as the columns of a table: what is one card there is one column here. */
function drawPackage(page: PdfPage, quote: QuoteView, item: PackageView): void {
  const { lengths } = item;
  const chosen = 1 + lengths.findIndex((length) => length.chosen);
  const title = titleOf(quote, item);
  // In the table, so that the note stays on one sheet with what it is about.
  const note = item === quote.packages.at(-1) ? noteRows(quote, lengths.length + 1) : [];
  const table: UserOptions = {
    head: [[wide(title, lengths.length + 1, { fontSize: 13, fontStyle: 'bold' })], headRow(lengths)],
    body: [...totalRows(item), ...figureRows(lengths), ...remarkRows(item), ...note],
    headStyles: { fontStyle: 'normal' },
    styles: { valign: 'middle' },
    columnStyles: { 0: { textColor: color.muted }, ...columnsOf(lengths.length) },
    didParseCell: ({ cell, column, row }) => {
      if (column.index > 0 && cell.colSpan === 1) cell.styles.halign = 'right';
      if (column.index === chosen && !(row.section === 'head' && row.index === 0) && cell.colSpan === 1) {
        cell.styles.fillColor = color.mint;
      }
      if (row.section === 'body' && cell.colSpan === 1)
        cell.styles.lineWidth = { top: 0.2, right: 0, bottom: 0, left: 0 };
    },
  };
  page.table(table, title);
}

/** The labels have what the lengths leave over; millimetres. */
const columnsOf = (lengths: number): Record<number, { cellWidth: number }> =>
  Object.fromEntries(Array.from({ length: lengths }, (_, index) => [index + 1, { cellWidth: 42 }]));

/** Characters of a total that fit into a column in the larger size. */
const longestLargeTotal = 13;

const titleOf = ({ option }: QuoteView, { heading, discount }: PackageView): string =>
  [option, heading, discount].filter((part) => part !== null).join('  ·  ');

const headRow = (lengths: readonly LengthView[]): CellDef[] => [
  { content: '' },
  ...lengths.map(({ chosen, place, title }) => ({
    content: `${place}\n${title}`,
    styles: {
      textColor: chosen ? color.brand : color.muted,
      fontStyle: chosen ? ('bold' as const) : ('normal' as const),
    },
  })),
];

function totalRows({ lengths, labels }: PackageView): RowInput[] {
  const roomy = lengths.every(({ total }) => total.length <= longestLargeTotal);
  const total: CellDef[] = [
    { content: labels.total, styles: { fontStyle: 'bold', textColor: color.ink, fontSize: 11 } },
    ...lengths.map(({ chosen, total: content }) => ({
      content,
      styles: {
        fontStyle: 'bold' as const,
        fontSize: chosen && roomy ? 14 : 11,
        textColor: chosen ? color.brand : color.ink,
      },
    })),
  ];
  const before = lengths.some(({ listTotal }) => listTotal !== null);
  const marked = lengths.some(({ mark }) => mark !== null);
  return [
    total,
    ...(before ? [[labels.listTotal, ...lengths.map(({ listTotal }) => listTotal ?? '')]] : []),
    ...(marked ? [['', ...lengths.map(({ mark }) => mark ?? '')]] : []),
  ];
}

/** Every length has the same figures, but Comfort's labels say whether a discount comes on top. */
const figureRows = (lengths: readonly LengthView[]): RowInput[] =>
  (lengths[0]?.figures ?? []).map(({ id, label }) => [
    label,
    ...lengths.map(({ figures }) => figures.find((figure) => figure.id === id)?.value ?? ''),
  ]);

const remarkRows = ({ lengths, remarks, tip }: PackageView): RowInput[] => [
  ...remarks.map((remark) => [wide(remark, lengths.length + 1, { textColor: color.muted, fontSize: 8.5 })]),
  ...(tip
    ? [
        [wide(tip.title, lengths.length + 1, { fontStyle: 'bold', textColor: color.brand, fillColor: color.sand })],
        ...tip.lines.map((line) => [wide(line, lengths.length + 1, { textColor: color.ink, fillColor: color.sand })]),
      ]
    : []),
];

const noteRows = ({ note }: QuoteView, columns: number): RowInput[] =>
  note
    ? [
        [wide(note.title, columns, { fontStyle: 'bold', textColor: color.warn, fillColor: color.warnSoft })],
        ...note.text
          .split('\n')
          .map((line) => [wide(line, columns, { textColor: color.ink, fillColor: color.warnSoft })]),
      ]
    : [];

const wide = (content: string, colSpan: number, styles: CellDef['styles']): CellDef => ({
  content,
  colSpan,
  styles: { halign: 'left', ...styles },
});
