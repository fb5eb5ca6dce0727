import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Props = {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly head: readonly ReactNode[];
  readonly rows: readonly {
    readonly id: string;
    readonly cells: readonly ReactNode[];
    /** The row that the reader chose. */
    readonly current?: boolean;
  }[];
};

/** A table whose first column names a row and whose other columns are numbers, aligned by their last digit. */
export function NumericTable({ labelledBy, head, rows }: Props) {
  return (
    <Scroller tabIndex={0} role="region" aria-labelledby={labelledBy}>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, current, cells: [name, ...figures] }) => (
            <tr key={id} aria-current={current || undefined}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={column} translate="no">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

/** A wide table scrolls in its own box; the page never scrolls sideways. */
const Scroller = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'clamp(0.8125rem, 0.74rem + 0.3vw, 0.9rem)',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '8px 0 8px 12px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  'tr[aria-current] > *': { fontWeight: 650, backgroundColor: theme.palette.primary.light },
  'thead th': { fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'normal', verticalAlign: 'bottom' },
  'th:first-of-type': { textAlign: 'left', paddingLeft: 8 },
  'th:last-of-type, td:last-of-type': { paddingRight: 8 },
  '@media print': { 'th, td': { paddingBlock: 2 } },
}));
