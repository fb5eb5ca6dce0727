import type { Quote } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box } from '@programme/ui';
import { RecordsTable } from '../../../shared/records-table';
import { DiscountedAmount } from '../quotes/discounted-amount';
import { useQuoteLabels } from '../quotes/use-quote-labels';

type Props = { readonly quote: Quote; readonly currency: Currency };

/** What a quote comes to: at its own length, and at the neighbouring ones that the client sees beside it. */
export function QuoteTotals({ quote: { monthsCount, calculatedPrices }, currency }: Props) {
  const translate = useTranslate();
  const words = useQuoteLabels(currency);
  const { enterprise, comfort, options } = calculatedPrices;
  const lengths = [...options, { months: monthsCount, enterprise, comfort }].sort(
    (one, other) => one.months - other.months,
  );
  return (
    <RecordsTable
      aria-label={translate('offerPage.totals')}
      sx={{
        'th, td': { py: 0.75 },
        'tbody th': { whiteSpace: 'nowrap' },
        'thead th:not(:first-of-type), td': { textAlign: 'right' },
        '@container (max-width: 22.5rem)': { fontSize: '0.8125rem', 'th, td': { px: 0.5 } },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{translate('offerPage.length')}</th>
          {enterprise && <th scope="col">{translate('quote.enterprise')}</th>}
          {comfort && <th scope="col">{translate('quote.comfort')}</th>}
        </tr>
      </thead>
      <tbody>
        {lengths.map((option) => {
          const isOwn = option.months === monthsCount;
          return (
            <Box
              component="tr"
              key={option.months}
              aria-current={isOwn || undefined}
              sx={{
                '& > *': { color: isOwn ? undefined : 'text.secondary' },
                '& > td': { fontWeight: isOwn ? 600 : 400 },
              }}
            >
              <th scope="row">{words.length(option.months)}</th>
              {enterprise && (
                <TotalCell
                  currency={currency}
                  total={option.enterprise?.discountedTotal}
                  listTotal={option.enterprise?.finalTotal}
                />
              )}
              {comfort && (
                <TotalCell
                  currency={currency}
                  total={option.comfort?.discountedTotal}
                  listTotal={option.comfort?.totalCost}
                />
              )}
            </Box>
          );
        })}
      </tbody>
    </RecordsTable>
  );
}

type TotalCellProps = {
  readonly currency: Currency;
  /** Major units, with the discount and without; undefined where the package is not offered for the length. */
  readonly total: number | undefined;
  readonly listTotal: number | undefined;
};

function TotalCell({ currency, total, listTotal }: TotalCellProps) {
  const known = total !== undefined && listTotal !== undefined;
  return <td>{known ? <DiscountedAmount {...{ currency, total, listTotal }} /> : noValue}</td>;
}
