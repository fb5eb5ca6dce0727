import { tokens, type SxProps, type Theme } from '@programme/ui';

const { color } = tokens;

/** Hairlines between rows, a quiet head whose words may take two lines, figures of one width. */
export const gridLook: SxProps<Theme> = {
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9rem',
  '--DataGrid-rowBorderColor': color.line,
  '--DataGrid-t-color-border-base': color.line,
  '& .MuiDataGrid-columnHeader': { px: 1.25 },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: color.muted,
    whiteSpace: 'normal',
    lineHeight: 1.25,
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-row:hover': { backgroundColor: color.page },
  // A button in a cell has a ring of its own.
  '& .MuiDataGrid-cell:focus-within:not(:focus)': { outline: 'none' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', px: 1.25 },
  '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.25, alignItems: 'center' },
};
