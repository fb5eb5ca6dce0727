import { formatPercent } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { NumericTable } from '@programme/ui';
import { discountBands } from './discount-bands';

export function DiscountsTable({ labelledBy }: { readonly labelledBy: string }) {
  const { translate, preferences } = useShell();
  return (
    <NumericTable
      labelledBy={labelledBy}
      head={[translate('discounts.table.months'), translate('discounts.table.discount')]}
      rows={discountBands.map(({ min, max, discount }) => ({
        id: String(min),
        cells: [
          min === max
            ? translate('discounts.table.single', { month: min })
            : translate('discounts.table.range', { min, max }),
          formatPercent(-discount / 100, preferences.language, { signed: true }),
        ],
      }))}
    />
  );
}
