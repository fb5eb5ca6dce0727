import type { CellDef, UserOptions } from 'jspdf-autotable';
import { tokens } from '@programme/ui';
import type { ComparisonView, CostChartView } from '@programme/offer-view';
import type { PdfPage } from './pdf-page';

const color = tokens.print;

export function drawComparison(page: PdfPage, comparison: ComparisonView): void {
  if (comparison.kind === 'list') {
    drawTable(page, {
      title: [comparison.title],
      bookmark: comparison.title,
      head: [],
      rows: comparison.rows.map(({ label, total }) => [label, total]),
      columns: 2,
    });
    return;
  }
  comparison.tables.forEach(({ title, head, rows, chosenColumn, remarks }, index) => {
    drawTable(page, {
      title: index === 0 ? [comparison.title, title] : [title],
      head,
      rows: rows.map(({ cells }) => cells),
      columns: head.length,
      isChosen: ({ column }) => column === chosenColumn,
      remarks,
      ...(index === 0 && { bookmark: comparison.title }),
    });
  });
}

/** The chart's numbers; a chart of them says no more on paper. */
export function drawCostTable(page: PdfPage, chart: CostChartView): void {
  drawTable(page, {
    title: [chart.title],
    bookmark: chart.title,
    head: chart.head,
    rows: chart.rows.map(({ cells }) => cells.map(({ text }) => text)),
    columns: chart.head.length,
    isChosen: ({ row, column }) => row !== null && chart.rows[row]?.cells[column]?.chosen === true,
    remarks: chart.remarks,
  });
}

type Figures = {
  /** The heading, and what stands smaller below it. */
  readonly title: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly columns: number;
  /** Whether a cell is for the length on offer; `row` counts the rows of figures, and is null in the head. */
  readonly isChosen?: (cell: { readonly row: number | null; readonly column: number }) => boolean;
  readonly remarks?: readonly string[];
  readonly bookmark?: string;
};

function drawTable(page: PdfPage, { title, head, rows, columns, isChosen, remarks = [], bookmark }: Figures): void {
  const wide = (content: string, styles: CellDef['styles']): CellDef[] => [{ content, colSpan: columns, styles }];
  const table: UserOptions = {
    head: [
      ...title.map((line, index) =>
        index === 0 ? wide(line, { fontSize: 13, fontStyle: 'bold' }) : wide(line, { textColor: color.muted }),
      ),
      ...(head.length > 0 ? [[...head]] : []),
    ],
    body: [
      ...rows.map((cells) => [...cells]),
      ...remarks.map((remark) => wide(remark, { fontSize: 8.5, textColor: color.muted })),
    ],
    headStyles: { fontStyle: 'normal', textColor: color.ink },
    didParseCell: ({ cell, column, row }) => {
      if (cell.colSpan > 1) return;
      if (column.index > 0) cell.styles.halign = 'right';
      if (row.section === 'head') cell.styles.textColor = color.muted;
      else cell.styles.lineWidth = { top: 0.2, right: 0, bottom: 0, left: 0 };
      if (isChosen?.({ row: row.section === 'body' ? row.index : null, column: column.index })) {
        Object.assign(cell.styles, { fontStyle: 'bold', fillColor: color.mint });
      }
    },
  };
  page.table(table, bookmark);
}
