import { useMemo } from 'react';
import { formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { enterpriseLengths, enterpriseLengthsByMonth, type Currency, type PriceBook } from '@programme/pricing';
import { meanActiveUsers, type CalculationInput } from '../../shared/calculation/calculation-input';
import type { ShownPrice } from '../../shared/calculation/shown-price';
import { PriceByLength } from '../../shared/price-by-length/price-by-length';
import type { Calculation2026 } from './calculation-2026';
import { ComfortBeside } from './comfort-beside';

type Props = ShownPrice<Calculation2026> & { readonly onChooseMonths: (months: number) => void };

/** What else there is to know about a price: other contract lengths, and the self-service plan for as many people. */
export function PriceDetails({ result: { input, currency, price2026 }, onChooseMonths }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { months, activeUsersByMonth } = input;
  const lengths = useMemo(() => lengthsOf(priceBook, input, currency), [priceBook, input, currency]);
  const count = meanActiveUsers(input);
  const formatted = formatWholeNumber(count, preferences.language);
  return (
    <>
      <PriceByLength
        lengths={lengths}
        currency={currency}
        months={months}
        remark={
          activeUsersByMonth && months < lengths.length
            ? translate('priceChart.byMonth', { count, formatted })
            : undefined
        }
        onChoose={onChooseMonths}
      />
      <ComfortBeside input={input} currency={currency} total={price2026.finalTotal} />
    </>
  );
}

function lengthsOf(priceBook: PriceBook, input: CalculationInput, currency: Currency) {
  const { activeUsers, activeUsersByMonth } = input;
  return activeUsersByMonth
    ? enterpriseLengthsByMonth(priceBook, { currency, activeUsersByMonth, furtherUsers: meanActiveUsers(input) })
    : enterpriseLengths(priceBook, { currency, activeUsers });
}
