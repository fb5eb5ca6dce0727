import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import type { CalculationInput } from './calculation-input';
import type { PriceStatus } from './price-status';
import { programmeSummary } from './programme-summary';

type Props = { readonly priceStatus: PriceStatus; readonly input: CalculationInput };

/** Says of a price that was not calculated what it is, and of an outdated one the inputs that it belongs to. */
export function PriceStatusNotice({ priceStatus, input }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  if (priceStatus === 'calculated') return null;
  const button = translate('calculator.form.submit');
  const { employees } = input;
  return (
    <div style={{ marginTop: 12 }}>
      {priceStatus === 'estimate' ? (
        <Notice tone="information">{translate('calculator.estimate.text', { button })}</Notice>
      ) : (
        <Notice tone="warning">
          {translate('calculator.outdated.text', {
            programme: programmeSummary(input, translate, language),
            employees: translate('calculator.outdated.employees', {
              count: employees,
              formatted: formatWholeNumber(employees, language),
            }),
            button,
          })}
        </Notice>
      )}
    </div>
  );
}
