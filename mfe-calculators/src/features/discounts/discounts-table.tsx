import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { NumericTable } from '@programme/ui';
import { MeasuredName } from '../../shared/measured-name';
import { discountBands } from './discount-bands';

export function DiscountsTable({ labelledBy }: { readonly labelledBy: string }) {
  const { translate, preferences } = useShell();
  const bands = discountBands(usePriceBook());
  // Basis points.
  const largest = Math.max(...bands.map(({ discount }) => discount));
  return (
    <NumericTable
      labelledBy={labelledBy}
      head={[translate('discounts.table.months'), translate('discounts.table.discount')]}
      rows={bands.map(({ min, max, discount }) => ({
        id: String(min),
        cells: [
          <MeasuredName share={discount / largest}>
            {min === max
              ? translate('discounts.table.single', { month: min })
              : translate('discounts.table.range', { min, max })}
          </MeasuredName>,
          formatPercent(-discount / 100, preferences.language, { signed: true }),
        ],
      }))}
    />
  );
}
