import { useId } from 'react';
import { Box, NumericTable, Panel, PriceRows, Typography } from '@programme/ui';
import type { ComparisonTable, ComparisonView } from '@programme/offer-view';
import { ChosenAmount } from './chosen-amount';
import { TableRemarks } from './table-remarks';
import { unframedOnPaper } from './unframed-on-paper';

/** The totals of all quotes beside one another. */
export function ComparisonSection({ comparison }: { readonly comparison: ComparisonView }) {
  return (
    <Panel component="section" sx={sectionStyle}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {comparison.title}
      </Typography>
      {comparison.kind === 'list' ? (
        <PriceRows rows={comparison.rows.map(({ id, label, total }) => ({ id, label, amount: total }))} />
      ) : (
        comparison.tables.map((table) => <Comparison key={table.id} table={table} />)
      )}
    </Panel>
  );
}

const sectionStyle = { ...unframedOnPaper, breakInside: 'avoid' } as const;

function Comparison({ table }: { readonly table: ComparisonTable }) {
  const id = useId();
  const withWeight = (cell: string, column: number) =>
    column === table.chosenColumn ? <ChosenAmount key={column}>{cell}</ChosenAmount> : cell;
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography id={id} component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
        {table.title}
      </Typography>
      <NumericTable
        labelledBy={id}
        head={table.head.map(withWeight)}
        rows={table.rows.map(({ id: row, cells }) => ({ id: row, cells: cells.map(withWeight) }))}
      />
      <TableRemarks remarks={table.remarks} />
    </Box>
  );
}
