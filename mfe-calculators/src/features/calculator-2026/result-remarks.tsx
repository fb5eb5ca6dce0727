import { formatPercent } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import { ComfortNotice } from '../../shared/calculation/comfort-notice';
import { IndividualPricingNotice } from '../../shared/calculation/individual-pricing-notice';
import { useMoney } from '../../shared/use-money';
import type { Calculation2026 } from './calculation-2026';

/** What a visitor should know about a price: individual pricing, savings against 2025, Comfort (S1 §9). */
export function ResultRemarks({ result }: { readonly result: Calculation2026 }) {
  const { translate, preferences } = useShell();
  const { individualPricing, savings, price2025, comfortSuggested, currency } = result;
  const money = useMoney(currency);

  return (
    <>
      {individualPricing && <IndividualPricingNotice />}
      {savings && price2025 && (
        <Notice
          tone="success"
          title={translate('calculator.savings.title', {
            amount: money(savings.savingsAmount),
            percent: formatPercent(savings.savingsPercentage, preferences.language),
          })}
        >
          {translate('calculator.savings.text', { total2025: money(price2025.value2025) })}
        </Notice>
      )}
      {comfortSuggested && <ComfortNotice />}
    </>
  );
}
