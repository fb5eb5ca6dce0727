import type { ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, IconButton, RemoveIcon, styled } from '@programme/ui';
import { unitOf, type FigureUnit } from '../display/figure-names';
import { useRemarks, type Remark } from '../display/use-remarks';
import { figureAt } from './book-figures';
import { FigureCell } from './figure-cell';
import { figureText, parseFigure } from './figure-text';
import type { PriceBookEditor } from './use-price-book-editor';

export type GridRow = {
  readonly id: string;
  readonly label: string;
  /** The path of each column's figure; null where a row has none. */
  readonly cells: readonly (string | null)[];
};

type Props = {
  readonly editor: PriceBookEditor;
  /** Names the table. */
  readonly label: string;
  /** Heading of the column of names. */
  readonly rowHead: string;
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
  /** Takes a row out; without it rows stay as they are. */
  readonly onRemove?: (index: number) => void;
  readonly children?: ReactNode;
};

/** The element that holds a figure, so that a list of problems can lead to it. */
export const cellId = (path: string): string => `figure-${path}`;

/** Figures as a table to type in, to walk through by keys, and to paste a spreadsheet's columns into. */
export function FigureGrid({ editor, label, rowHead, columns, rows, onRemove, children }: Props) {
  const { translate, preferences, toast } = useShell();
  const { language } = preferences;
  const { fields, base, problems, isReadOnly } = editor;
  const problemsAt = useRemarks(problems);

  const textAt = (path: string, unit: FigureUnit, book: object = fields.content): string => {
    const value = figureAt(book, path);
    return value === undefined ? '' : figureText(value, unit, language);
  };
  const formerAt = (path: string): string | undefined => {
    if (!base) return undefined;
    const former = figureAt(base, path);
    if (former === figureAt(fields.content, path)) return undefined;
    return former === undefined ? translate('prices.cell.none') : figureText(former, unitOf(path), language);
  };
  const remarksAt = (path: string): Remark[] => [
    ...(fields.unreadable[path] === undefined
      ? []
      : [{ tone: 'error' as const, text: translate('prices.cell.notNumber') }]),
    ...problemsAt(path),
  ];
  const typed = (path: string, text: string) => ({ path, text, value: parseFigure(text, unitOf(path)) });
  const paste = (row: number, column: number, block: readonly (readonly string[])[]) => {
    const figures = block.flatMap((texts, down) =>
      texts.map((text, right) => ({ path: rows[row + down]?.cells[column + right] ?? null, text })),
    );
    const taken = figures.flatMap(({ path, text }) => (path === null ? [] : [typed(path, text)]));
    editor.type(taken);
    const left = figures.length - taken.length;
    if (left > 0) toast({ tone: 'error', title: translate('prices.paste.outside', { count: left }) });
  };
  const move = (row: number, column: number) => {
    const path = rows[row]?.cells[column];
    if (path) document.getElementById(cellId(path))?.focus();
  };

  return (
    <Box sx={{ overflowX: 'auto', mx: -0.5, px: 0.5 }}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{rowHead}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {onRemove && !isReadOnly && <td aria-hidden />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {row.cells.map((path, column) => (
                <td key={column}>
                  {path !== null && (
                    <FigureCell
                      id={cellId(path)}
                      label={`${row.label}, ${columns[column] ?? ''}`}
                      text={fields.unreadable[path] ?? textAt(path, unitOf(path))}
                      former={formerAt(path)}
                      remarks={remarksAt(path)}
                      readOnly={isReadOnly}
                      onTyping={editor.setBeingTyped}
                      onCommit={(text) => editor.type([typed(path, text)])}
                      onPaste={(block) => paste(at, column, block)}
                      onMove={(rowsAway) => move(at + rowsAway, column)}
                      onUndo={editor.undo}
                      onRedo={editor.redo}
                    />
                  )}
                </td>
              ))}
              {onRemove && !isReadOnly && (
                <td>
                  <IconButton
                    size="small"
                    aria-label={translate('prices.row.remove', { row: row.label })}
                    title={translate('prices.row.remove', { row: row.label })}
                    onClick={() => onRemove(at)}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {children}
    </Box>
  );
}

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  'th, td': { padding: '3px 4px', verticalAlign: 'top', textAlign: 'left', fontWeight: 400 },
  // The name of a row stays where a wide table scrolls sideways.
  'th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: theme.palette.background.paper },
  'tbody th': { paddingTop: 10, paddingRight: 12, maxWidth: 320, lineHeight: 1.35, overflowWrap: 'break-word' },
  [theme.breakpoints.down('sm')]: { 'tbody th': { maxWidth: 124, fontSize: '0.875rem' } },
  'thead th': {
    // The figures below end before the edge of their cells.
    paddingRight: 13,
    paddingBottom: 6,
    fontSize: '0.8125rem',
    fontWeight: 600,
    textAlign: 'right',
    color: theme.palette.text.secondary,
  },
  'thead th:first-of-type': { textAlign: 'left' },
}));
