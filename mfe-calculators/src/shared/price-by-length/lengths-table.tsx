import { useTranslate } from '@programme/mfe-contract';
import type { EnterpriseLength } from '@programme/pricing';
import { NumericTable, Typography } from '@programme/ui';

type Props = {
  readonly labelledBy: string;
  readonly lengths: readonly EnterpriseLength[];
  /** The chosen contract length. */
  readonly months: number;
  readonly money: (amount: number) => string;
};

/** The numbers of the chart, as a table. */
export function LengthsTable({ labelledBy, lengths, months, money }: Props) {
  const translate = useTranslate();
  return (
    <NumericTable
      labelledBy={labelledBy}
      head={[
        translate('priceChart.months'),
        translate('calculator.result.monthly'),
        translate('calculator.result.total'),
      ]}
      rows={lengths.map((length) => {
        const current = length.months === months;
        return {
          id: String(length.months),
          current,
          cells: [
            <>
              {length.months}
              {current && (
                <Typography variant="caption" component="div">
                  {translate('priceChart.chosen')}
                </Typography>
              )}
            </>,
            money(length.monthlyPayment),
            money(length.finalTotal),
          ],
        };
      })}
    />
  );
}
