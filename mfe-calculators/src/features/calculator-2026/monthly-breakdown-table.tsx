import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import type { MonthlyBreakdown } from '@programme/pricing';
import { Box, NumericTable, Typography } from '@programme/ui';

type Props = { readonly months: readonly MonthlyBreakdown[]; readonly money: (amount: number) => string };

/** Advanced mode, month by month: users, their tier's fee, and what is paid after discount or surcharge (P8). */
export function MonthlyBreakdownTable({ months, money }: Props) {
  const { translate, preferences } = useShell();
  return (
    <Box sx={{ mt: 3 }}>
      <Typography id="month-by-month" component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('calculator.result.breakdown')}
      </Typography>
      <NumericTable
        labelledBy="month-by-month"
        head={[
          translate('calculator.result.breakdown.month'),
          translate('calculator.result.breakdown.users'),
          translate('calculator.result.breakdown.fee'),
          translate('calculator.result.breakdown.total'),
        ]}
        rows={months.map(({ month, au, fee, total }) => ({
          id: String(month),
          cells: [month, formatWholeNumber(au, preferences.language), money(fee), money(total)],
        }))}
      />
    </Box>
  );
}
