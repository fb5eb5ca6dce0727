import { formatPercent } from '@programme/formatting';
import { useFormikContext } from '@programme/forms';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { isUnrealisticShare } from '@programme/pricing';
import { Notice, Stack } from '@programme/ui';
import { typedSizes, type CalculatorFormValues, type TypedSize } from './calculator-form.values';

/**
 * Remarks on numbers that can be priced but hardly be meant (S1 §5); they never keep the form from being sent. In advanced
 * mode they look at every month and name those that they are about (decision P17).
 */
export function SizeRemarks() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { values } = useFormikContext<CalculatorFormValues>();
  const sizes = typedSizes(values);
  const tooMany = sizes.filter(({ employees, activeUsers }) => activeUsers > employees);
  const unrealistic = sizes.filter((size) => isUnrealisticShare(priceBook, size));
  const share = formatPercent(priceBook.realisticShare / 100, preferences.language);

  const withMonths = (about: readonly TypedSize[], remark: string): string => {
    const months = about.flatMap(({ month }) => month ?? []);
    if (months.length === 0) return remark;
    return translate('calculator.form.remark.months', { count: months.length, months: months.join(', '), remark });
  };

  return (
    <Stack sx={{ gap: 1.5, '&:empty': { display: 'none' } }} role="status">
      {tooMany.length > 0 && (
        <Notice tone="warning">{withMonths(tooMany, translate('calculator.form.moreThanEmployees'))}</Notice>
      )}
      {unrealistic.length > 0 && (
        <Notice tone="error">{withMonths(unrealistic, translate('calculator.form.unrealistic', { share }))}</Notice>
      )}
    </Stack>
  );
}
