import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Notice } from '@programme/ui';
import type { CalculationInput } from './calculation-input';
import type { PriceStanding } from './price-standing';
import { programmeSummary } from './programme-summary';

type Props = { readonly standing: PriceStanding; readonly input: CalculationInput };

/** Says of a price that was not calculated what it is, and of an outdated one the inputs that it belongs to. */
export function StandingNotice({ standing, input }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  if (standing === 'calculated') return null;
  const button = translate('calculator.form.submit');
  const { employees } = input;
  return (
    <Box sx={{ mt: 1.5 }}>
      {standing === 'estimate' ? (
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
    </Box>
  );
}
