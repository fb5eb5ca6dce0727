import { useTranslate } from '@programme/mfe-contract';
import { ComfortNotice } from '../../shared/calculation/comfort-notice';
import { IndividualPricingNotice } from '../../shared/calculation/individual-pricing-notice';
import { ResultCard } from '../../shared/calculation/result-card';
import type { ShownPrice } from '../../shared/calculation/shown-price';
import { useNamedPrices } from '../../shared/named-prices/named-prices.context';
import { CreateOfferAction } from '../../shared/offer-from-calculation/create-offer-action';
import { toSavedCalculation } from '../../shared/saved-calculations/to-saved-calculation';
import { calculatorsApi } from '../../shared/store/calculators.api';
import { useCalculatorsDispatch } from '../../shared/store/calculators.store';
import { calculationSaved } from '../../shared/store/saved-calculations.slice';
import { useMoney } from '../../shared/use-money';
import type { Calculation2025 } from './calculation-2025';
import { explainPrice2025 } from './price-explanation-2025';

/** A 2025 price. */
export function Result2025({ result, priceStatus }: ShownPrice<Calculation2025>) {
  const translate = useTranslate();
  const { input, currency, price2025, monthlyPayment, individualPricing, comfortSuggested } = result;
  const money = useMoney(currency);
  const dispatch = useCalculatorsDispatch();
  const named = useNamedPrices();
  const { employees, activeUsers, months } = input;
  const { data: today } = calculatorsApi.usePricing2025Query(
    { currency, employees, activeUsers, months, priceBook: named?.today.id ?? '' },
    { skip: named === null },
  );
  return (
    <ResultCard
      priceStatus={priceStatus}
      input={input}
      price={{
        currency,
        months: input.months,
        total: price2025.value2025,
        monthlyPayment,
        startupFee: price2025.startFee2025,
        average: null,
      }}
      individualPricing={individualPricing}
      todaysTotal={today?.value2025 ?? null}
      rows={explainPrice2025(result, translate, money)}
      remarks={
        <>
          {individualPricing && <IndividualPricingNotice />}
          {comfortSuggested && <ComfortNotice />}
        </>
      }
      onSave={() =>
        dispatch(calculationSaved({ list: 'savedCalculations2025', calculation: toSavedCalculation(result) }))
      }
      actions={
        <CreateOfferAction
          quote={{ packageType: 'enterprise', activeUsers: input.activeUsers, monthsCount: input.months }}
          currency={currency}
          company={input.companyName}
          remark={translate('offerFrom.prices2026')}
        />
      }
    />
  );
}
