import { useId } from 'react';
import { Box, NumericTable, Panel, Typography } from '@programme/ui';
import type { CostChartView } from '../../shared/offer-view-model/cost-chart-view';
import { ChosenAmount } from './chosen-amount';
import { CostChart } from './cost-chart';
import { TableRemarks } from './table-remarks';

/** Where chart and table have room beside one another; px. */
const sideBySide = 760;

/** What both packages cost over the months, to look at and to read. */
export function CostChartSection({ chart }: { readonly chart: CostChartView }) {
  const id = useId();
  return (
    <Panel component="section" sx={{ containerType: 'inline-size' }}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {chart.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          // A grid's items are cut between pages whatever they say.
          '@media print': { display: 'block' },
          [`@container (min-width: ${sideBySide}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <CostChart chart={chart} />
        <Box sx={{ minWidth: 0 }}>
          <NumericTable
            labelledBy={id}
            head={chart.head}
            rows={chart.rows.map(({ months, cells }) => ({
              id: String(months),
              cells: cells.map(({ text, chosen }, column) =>
                chosen ? <ChosenAmount key={column}>{text}</ChosenAmount> : text,
              ),
            }))}
          />
          <TableRemarks remarks={chart.remarks} />
        </Box>
      </Box>
    </Panel>
  );
}
