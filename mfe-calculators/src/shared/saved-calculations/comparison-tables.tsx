import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Amount, styled, Typography } from '@programme/ui';
import { printedComparison } from '../print/result-print-styles';
import { comparedLabels, isSameLine, type ComparedCalculation, type ComparedRow } from './compared-calculation';

/** As many as A4 holds upright, with amounts in the currency that takes most room. */
const columnsOnPaper = 4;

type Props = { readonly calculations: readonly ComparedCalculation[] };

/** The comparison on paper: a column for each saved calculation, in as many tables as they need. */
export function ComparisonTables({ calculations }: Props) {
  const starts = calculations.flatMap((_, index) => (index % columnsOnPaper === 0 ? [index] : []));
  return (
    <Box {...printedComparison} sx={{ display: 'none', '@media print': { display: 'block' } }}>
      {starts.map((start) => (
        <ComparisonTable
          key={start}
          calculations={calculations.slice(start, start + columnsOnPaper)}
          columns={Math.min(calculations.length, columnsOnPaper)}
        />
      ))}
    </Box>
  );
}

type TableProps = Props & {
  /** How many calculations fill the width of the page: columns of the last table are as wide as those above. */
  readonly columns: number;
};

function ComparisonTable({ calculations, columns }: TableProps) {
  const translate = useTranslate();
  return (
    <Table sx={{ width: `${(100 * (1 + calculations.length)) / (1 + columns)}%` }}>
      <thead>
        <tr>
          <td />
          {calculations.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{translate('calculator.form')}</th>
          {calculations.map(({ id, programme, remark }) => (
            <td key={id}>
              {programme}
              <Explanation>{remark}</Explanation>
            </td>
          ))}
        </tr>
        {comparedLabels(calculations).map((line) => (
          <Box component="tr" key={`${line.id} ${line.label}`} sx={{ fontWeight: line.kind === 'total' ? 650 : 400 }}>
            <th scope="row">{line.label}</th>
            {calculations.map(({ id, rows }) => (
              <AmountCell key={id} row={rows.find((row) => isSameLine(row, line))} />
            ))}
          </Box>
        ))}
      </tbody>
    </Table>
  );
}

function AmountCell({ row }: { readonly row: ComparedRow | undefined }) {
  return (
    <td>
      <Amount>{row ? row.amount : noValue}</Amount>
      <Explanation>{row?.explanation}</Explanation>
    </td>
  );
}

function Explanation({ children }: { readonly children: ComparedRow['explanation'] }) {
  if (!children) return null;
  return (
    <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** All columns have the same width. */
const Table = styled('table')(({ theme }) => ({
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  breakInside: 'avoid',
  marginBottom: theme.spacing(3),
  fontSize: '0.8125rem',
  'th, td': {
    padding: '7px 0 7px 10px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'top',
    fontWeight: 'inherit',
  },
  'thead > tr > *': { fontWeight: 650, verticalAlign: 'bottom', borderColor: theme.palette.text.primary },
  'th[scope="row"], thead td': { paddingLeft: 0, textAlign: 'left' },
}));
