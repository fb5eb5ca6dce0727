import { useTranslate } from '@programme/mfe-contract';
import { visitorReport } from './calculation-log';
import { Calculator2026 } from './calculator-2026';

/** The 2026 Enterprise calculator (S1 §2). */
export function Calculator2026Page() {
  const translate = useTranslate();
  return (
    <Calculator2026
      title={translate('calculator2026.title')}
      lead={translate('calculator2026.lead')}
      list="savedCalculations"
      reportOf={visitorReport}
      failure={() => translate('calculator_error_message')}
    />
  );
}
