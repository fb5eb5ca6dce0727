import { usePriceBook, useShell } from '@programme/mfe-contract';
import { internalErrorText } from '../../shared/calculation/internal-error';
import { ResultPlaceholder } from '../../shared/calculation/result-placeholder';
import { scrollToComparison } from '../../shared/saved-calculations/scroll-to-comparison';
import { adminReport } from './calculation-2026';
import { Calculator2026 } from './calculator-2026';

/** The 2026 calculator for staff: the same prices, its own list and report, and its own words for a failure (S1 §8). */
export function Calculator2026AdminPage() {
  const { translate, toast } = useShell();
  const { year } = usePriceBook();
  return (
    <Calculator2026
      title={translate('calculator2026Admin.title', { year })}
      lead={translate('calculator2026Admin.lead')}
      list="savedCalculations2026Admin"
      reportOf={adminReport}
      placeholder={
        <ResultPlaceholder
          title={translate('calculator2026Admin.empty.title')}
          text={translate('calculator2026Admin.empty.text')}
        />
      }
      failure={(error) => ({ text: internalErrorText(error, translate) ?? translate('calculator2026Admin.error') })}
      onFailed={() =>
        toast({
          tone: 'error',
          title: translate('calculator2026Admin.error.toast.title'),
          description: translate('calculator2026Admin.error.toast.text'),
        })
      }
      onSaved={scrollToComparison}
    />
  );
}
