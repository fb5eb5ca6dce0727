import type { CSSProperties } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, CheckIcon, styled, tokens, visuallyHidden } from '@programme/ui';
import { ColumnHead } from './column-head';
import type { ComparedCalculation, ComparisonActions } from './compared-calculation';
import type { ComparisonCell, ComparisonLine } from './comparison-lines';

type Props = {
  readonly calculations: readonly ComparedCalculation[];
  readonly lines: readonly ComparisonLine[];
  /** The first calculation that the table has, and the one after the last; all of them by default. */
  readonly from?: number;
  readonly to?: number;
  readonly actions?: ComparisonActions;
  readonly style?: CSSProperties;
};

/** Figures as rows, calculations as columns of equal width. */
export function ComparisonTable({ calculations, lines, from = 0, to, actions, style }: Props) {
  const translate = useTranslate();
  return (
    <Table style={style}>
      <caption>{translate('saved.table')}</caption>
      <thead>
        <tr>
          <td />
          {calculations.slice(from, to).map((calculation) => (
            <th
              key={calculation.id}
              scope="col"
              // Read out with every cell: without the names of the buttons.
              aria-label={[calculation.name, calculation.remark].filter(Boolean).join(', ')}
              data-shown={calculation.shown}
            >
              <ColumnHead calculation={calculation} actions={actions} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, label, kind, cells }) => (
          <tr key={id} data-kind={kind}>
            <th scope="row">{label}</th>
            {cells.slice(from, to).map((cell, index) => {
              const calculation = calculations[from + index];
              return (
                <td key={calculation?.id} data-shown={calculation?.shown}>
                  <Cell {...cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ text, explanation, lowest }: ComparisonCell) {
  const translate = useTranslate();
  return (
    <>
      {lowest ? (
        <Box component="span" sx={{ color: tokens.color.ok, fontWeight: 600 }}>
          <CheckIcon fontSize="inherit" sx={{ mr: 0.5, verticalAlign: '-0.15em' }} />
          <span>{text}</span>
          <Box component="span" sx={visuallyHidden}>
            {` (${translate('saved.lowest')})`}
          </Box>
        </Box>
      ) : (
        text
      )}
      {explanation && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{explanation}</Box>}
    </>
  );
}

const { color } = tokens;

const Table = styled('table')(({ theme }) => ({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  breakInside: 'avoid',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  caption: visuallyHidden,
  'th, td': {
    position: 'relative',
    padding: theme.spacing(1.25, 0, 1.25, 1.5),
    textAlign: 'right',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  'thead th': { fontWeight: 600, fontSize: '1rem' },
  'th[scope="row"], thead td': { textAlign: 'left', color: color.muted },
  'tr[data-kind="total"] > *': { paddingTop: theme.spacing(2), fontWeight: 600 },
  'tr[data-kind="total"] > th': { color: color.ink },
  'tr[data-kind="muted"] > td': { color: color.muted },
}));
