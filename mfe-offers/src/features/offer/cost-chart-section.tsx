import { memo, useId } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, NumericTable, Panel, Typography } from '@programme/ui';
import { Disclosure, type CostChartView } from '@programme/offer-view';
import { ChosenAmount } from './chosen-amount';
import { CostChart } from './cost-chart';
import { TableRemarks } from './table-remarks';
import { unframedOnPaper } from './unframed-on-paper';

/**
 * What both packages cost over the months, to look at and to read. `memo`: no part of the page takes longer to render
 * than the chart.
 */
export const CostChartSection = memo(function CostChartSection({ chart }: { readonly chart: CostChartView }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Panel component="section" sx={unframedOnPaper}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {chart.title}
      </Typography>
      <CostChart chart={chart} />
      <Disclosure label={translate('offer.chart.table')}>
        <Box sx={{ breakInside: 'avoid' }}>
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
        </Box>
      </Disclosure>
      <TableRemarks remarks={chart.remarks} />
    </Panel>
  );
});
