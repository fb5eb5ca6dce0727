import { useTranslate } from '@programme/mfe-contract';
import { visitorReport } from '../../shared/calculation/enterprise-calculation';
import { ResultPlaceholder } from '../../shared/calculation/result-placeholder';
import { Calculator2026 } from './calculator-2026';
import { PriceExample } from './price-example';
import type { ReportOf } from './use-calculation-2026';

const reportOf: ReportOf = (calculation) => visitorReport('2026', calculation);

/** The 2026 Enterprise calculator (S1 §2). */
export function Calculator2026Page() {
  const translate = useTranslate();
  return (
    <Calculator2026
      title={translate('calculator2026.title')}
      lead={translate('calculator2026.lead')}
      list="savedCalculations"
      reportOf={reportOf}
      placeholder={<ResultPlaceholder example={<PriceExample />} />}
      failure={() => ({ text: translate('calculator_error_message') })}
    />
  );
}
