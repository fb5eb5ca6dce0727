import { withEmotionCache } from '@emotion/react';
import { DataGrid as MuiDataGrid, type GridColDef } from '@mui/x-data-grid';
import { enUS, esES, plPL } from '@mui/x-data-grid/locales';
import type { ReactNode } from 'react';
import type { Language } from '@programme/i18n';
import { gridLook } from './grid-look';

/** What a row is known by; the columns read the rest of it. */
type AnyRow = { readonly id: number | string };

export type DataGridColumn<Row extends AnyRow> = {
  readonly id: string;
  readonly label: string;
  /** Numbers are aligned at the end. */
  readonly align?: 'start' | 'end';
  /** In px, at the usual size of text. */
  readonly width: number;
  /** Share of the width that is left over; none unless given. */
  readonly grow?: number;
  readonly cell: (row: Row) => ReactNode;
};

export type DataGridProps<Row extends AnyRow> = {
  /** Accessible name. */
  readonly label: string;
  readonly language: Language;
  readonly columns: readonly DataGridColumn<Row>[];
  readonly rows: readonly Row[];
  /** Lays a progress indicator over the rows. */
  readonly loading: boolean;
  /** Rows as high as what stands in them, for cells of several lines. */
  readonly tallRows?: boolean;
};

/** In px, at the usual size of text. */
const rowHeight = 52;

/** How many times the usual 16 px the reader's text is: MUI's grid takes its measures in px alone. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

const localeTexts = { en: enUS, pl: plPL, es: esES } as const;

/**
 * One page of rows, sorted and filtered by the server. The grid grows with its rows, so that the page scrolls and not a
 * box in it.
 */
export const DataGrid = <Row extends AnyRow>(props: DataGridProps<Row>) => {
  const { label, language, columns, rows, loading, tallRows = false } = props;
  const scale = textScale();
  return (
    <NoncedGrid
      aria-label={label}
      localeText={localeTexts[language].components.MuiDataGrid.defaultProps.localeText}
      columns={columns.map((column) => toGridColumn(column, scale))}
      rows={rows}
      loading={loading}
      rowHeight={rowHeight * scale}
      columnHeaderHeight={rowHeight * scale}
      {...(tallRows && { getRowHeight: () => 'auto' as const })}
    />
  );
};

function toGridColumn<Row extends AnyRow>(column: DataGridColumn<Row>, scale: number): GridColDef {
  const { id, label, align, grow, cell } = column;
  const width = column.width * scale;
  const side = align === 'end' ? 'right' : 'left';
  return {
    field: id,
    headerName: label,
    align: side,
    headerAlign: side,
    renderCell: ({ row }) => cell(row as Row),
    ...(grow ? { flex: grow, minWidth: width } : { width }),
  };
}

type MuiGridProps = Parameters<typeof MuiDataGrid>[0];

/** The page's policy takes styles that carry its nonce (which emotion's cache knows), and no code made from text. */
const NoncedGrid = withEmotionCache<MuiGridProps, HTMLDivElement>((props, { nonce }) => (
  <MuiDataGrid
    {...props}
    {...(nonce && { nonce })}
    disableEval
    // The server sorts, filters and pages; a click on a cell does nothing.
    hideFooter
    disableColumnMenu
    disableColumnSorting
    disableColumnFilter
    disableColumnResize
    disableColumnSelector
    disableRowSelectionOnClick
    rowSelection={false}
    // A page has at most a hundred rows: all of them are there for the find-in-page of the browser.
    disableVirtualization
    sx={gridLook}
  />
));
