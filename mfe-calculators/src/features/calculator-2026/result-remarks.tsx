import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import { meanActiveUsers } from '../../shared/calculation/calculation-input';
import { ComfortNotice } from '../../shared/calculation/comfort-notice';
import { IndividualPricingNotice } from '../../shared/calculation/individual-pricing-notice';
import { useMoney } from '../../shared/use-money';
import type { Calculation2026 } from './calculation-2026';

/** What a visitor should know about a price: individual pricing, savings against 2025, Comfort (S1 §9). */
export function ResultRemarks({ result }: { readonly result: Calculation2026 }) {
  const { translate, preferences } = useShell();
  const { input, individualPricing, savings, price2025, comfortSuggested, currency } = result;
  const money = useMoney(currency);
  const comparisonText = (total2025: string): string => {
    if (!input.activeUsersByMonth) return translate('calculator.savings.text', { total2025 });
    const count = meanActiveUsers(input);
    const formatted = formatWholeNumber(count, preferences.language);
    return translate('calculator.savings.mean', { count, formatted, total2025 });
  };

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
          {comparisonText(money(price2025.value2025))}
        </Notice>
      )}
      {comfortSuggested && <ComfortNotice />}
    </>
  );
}
