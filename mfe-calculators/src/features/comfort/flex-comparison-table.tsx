import { useShell } from '@programme/mfe-contract';
import type { FlexComparison } from '@programme/pricing';
import { Box, NumericTable, Typography } from '@programme/ui';
import { useComfortMoney } from './use-comfort-money';

/** Flex has no length: what some months of it cost, beside the packs of those lengths (decision P13). */
export function FlexComparisonTable({ comparison }: { readonly comparison: readonly FlexComparison[] }) {
  const { translate, preferences } = useShell();
  const money = useComfortMoney(preferences.currency);
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography id="flex-comparison" component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {translate('comfort.summary.compare')}
      </Typography>
      <NumericTable
        labelledBy="flex-comparison"
        head={[
          translate('comfort.summary.compare.length'),
          translate('comfort.summary.compare.flex'),
          translate('comfort.summary.compare.pack'),
        ]}
        rows={comparison.map(({ months, flexCost, packCost, savings }) => ({
          id: String(months),
          cells: [
            translate('comfort.plan.months', { count: months }),
            money(flexCost),
            <>
              <span>{money(packCost)}</span>
              <Box sx={{ typography: 'caption', color: 'primary.dark' }}>
                {translate('comfort.summary.compare.saves', { amount: money(savings) })}
              </Box>
            </>,
          ],
        }))}
      />
    </Box>
  );
}
