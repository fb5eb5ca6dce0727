import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { peakActiveUsers } from '../../shared/calculation/calculation-input';
import { ResultCard } from '../../shared/calculation/result-card';
import type { ShownPrice } from '../../shared/calculation/shown-price';
import { useNamedPrices } from '../../shared/named-prices/named-prices.context';
import { CreateOfferAction } from '../../shared/offer-from-calculation/create-offer-action';
import { toSavedCalculation } from '../../shared/saved-calculations/to-saved-calculation';
import { useCalculatorsDispatch } from '../../shared/store/calculators.store';
import type { SavedCalculationList } from '../../shared/store/saved-calculation';
import { calculationSaved } from '../../shared/store/saved-calculations.slice';
import { useMoney } from '../../shared/use-money';
import { MonthlyBreakdownTable } from './monthly-breakdown-table';
import { explainPrice } from './price-explanation';
import { ResultRemarks } from './result-remarks';
import { calculation2026, panelPriceOf, type Calculation2026 } from './calculation-2026';

export type ResultPanelProps = ShownPrice<Calculation2026> & {
  readonly list: SavedCalculationList;
  readonly onSaved?: () => void;
};

/** A 2026 price. */
export function ResultPanel({ result, priceStatus, list, onSaved }: ResultPanelProps) {
  const { translate, preferences } = useShell();
  const { input, currency, price2026: price, individualPricing } = result;
  const money = useMoney(currency);
  const dispatch = useCalculatorsDispatch();
  const named = useNamedPrices();
  const activeUsers = peakActiveUsers(input);
  const users = formatWholeNumber(activeUsers, preferences.language);

  return (
    <ResultCard
      priceStatus={priceStatus}
      input={input}
      price={panelPriceOf(result)}
      individualPricing={individualPricing}
      todaysTotal={named && calculation2026(named.today, input, currency).price2026.finalTotal}
      rows={explainPrice(result, { translate, language: preferences.language, money })}
      remarks={<ResultRemarks result={result} />}
      onSave={() => {
        dispatch(calculationSaved({ list, calculation: toSavedCalculation(result) }));
        onSaved?.();
      }}
      actions={
        <CreateOfferAction
          quote={{ packageType: 'enterprise', activeUsers, monthsCount: input.months }}
          currency={currency}
          company={input.companyName}
          remark={input.activeUsersByMonth ? translate('offerFrom.highest', { users }) : undefined}
        />
      }
    >
      {price.monthlyBreakdown && <MonthlyBreakdownTable months={price.monthlyBreakdown} money={money} />}
    </ResultCard>
  );
}
