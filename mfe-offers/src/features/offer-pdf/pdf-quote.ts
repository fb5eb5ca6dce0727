import type { CellDef, RowInput, UserOptions } from 'jspdf-autotable';
import { tokens } from '@programme/ui';
import { optionsOf, type AcceptedView, type LengthView, type PackageView, type QuoteView } from '@programme/offer-view';
import type { PdfPage } from './pdf-page';

const color = tokens.print;

/** The packages of a quote with its note: on one sheet, where one is long enough for them. */
export function drawQuote(page: PdfPage, quote: QuoteView, accepted: AcceptedView | null): void {
  const tables = optionsOf(quote).map(({ id, item }) => ({
    title: titleOf(quote, item),
    table: packageTable(quote, item, accepted?.option === id ? accepted : null),
  }));
  page.keepTogether(tables.map(({ table }) => table));
  for (const { table, title } of tables) page.table(table, title);
}

/** The cards of the page as the columns of a table: what is one card there is one column here. */
function packageTable(quote: QuoteView, item: PackageView, accepted: AcceptedView | null): UserOptions {
  const { lengths } = item;
  const isMarked = (length: LengthView) => (accepted ? length.months === accepted.months : length.chosen);
  const marked = 1 + lengths.findIndex(isMarked);
  const columns = lengths.length + 1;
  // In the table, so that the note stays on one sheet with what it is about.
  const note = item === quote.packages.at(-1) ? noteRows(quote, columns) : [];
  return {
    head: [
      [wide(titleOf(quote, item), columns, { fontSize: 13, fontStyle: 'bold' })],
      ...(accepted ? [[wide(acceptedText(accepted, lengths), columns, acceptedLook)]] : []),
      headRow(lengths, isMarked),
    ],
    body: [...totalRows(item, isMarked), ...figureRows(lengths), ...remarkRows(item), ...note],
    headStyles: { fontStyle: 'normal' },
    styles: { valign: 'middle' },
    columnStyles: { 0: { textColor: color.muted }, ...columnsOf(lengths.length) },
    didParseCell: ({ cell, column, row }) => {
      if (column.index > 0 && cell.colSpan === 1) cell.styles.halign = 'right';
      if (column.index === marked && !(row.section === 'head' && row.index === 0) && cell.colSpan === 1) {
        cell.styles.fillColor = color.mint;
      }
      if (row.section === 'body' && cell.colSpan === 1)
        cell.styles.lineWidth = { top: 0.2, right: 0, bottom: 0, left: 0 };
    },
  };
}

/** Across the table of what the client accepted. */
const acceptedLook: CellDef['styles'] = { fontStyle: 'bold', textColor: color.card, fillColor: color.brand };

/** "Accepted · 6 months". */
const acceptedText = ({ mark, months }: AcceptedView, lengths: readonly LengthView[]): string =>
  [mark, lengths.find((length) => length.months === months)?.title].filter(Boolean).join('  ·  ');

type IsMarked = (length: LengthView) => boolean;

/** The labels have what the lengths leave over; millimetres. */
const columnsOf = (lengths: number): Record<number, { cellWidth: number }> =>
  Object.fromEntries(Array.from({ length: lengths }, (_, index) => [index + 1, { cellWidth: 42 }]));

/** Characters of a total that fit into a column in the larger size. */
const longestLargeTotal = 13;

const titleOf = ({ option }: QuoteView, { heading, discount }: PackageView): string =>
  [option, heading, discount].filter((part) => part !== null).join('  ·  ');

const headRow = (lengths: readonly LengthView[], isMarked: IsMarked): CellDef[] => [
  { content: '' },
  ...lengths.map((length) => ({
    content: `${length.place}\n${length.title}`,
    styles: {
      textColor: isMarked(length) ? color.brand : color.muted,
      fontStyle: isMarked(length) ? ('bold' as const) : ('normal' as const),
    },
  })),
];

function totalRows({ lengths, labels }: PackageView, isMarked: IsMarked): RowInput[] {
  const roomy = lengths.every(({ total }) => total.length <= longestLargeTotal);
  const total: CellDef[] = [
    { content: labels.total, styles: { fontStyle: 'bold', textColor: color.ink, fontSize: 11 } },
    ...lengths.map((length) => ({
      content: length.total,
      styles: {
        fontStyle: 'bold' as const,
        fontSize: isMarked(length) && roomy ? 14 : 11,
        textColor: isMarked(length) ? color.brand : color.ink,
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
