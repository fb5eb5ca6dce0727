import { usePriceBook, useTranslate } from '@programme/mfe-contract';
import { visitorReport } from '../../shared/calculation/enterprise-calculation';
import { ResultPlaceholder } from '../../shared/calculation/result-placeholder';
import { Calculator2026 } from './calculator-2026';
import { PriceExample } from './price-example';
import type { ReportOf } from './use-calculation-2026';

const reportOf: ReportOf = (calculation) => visitorReport('2026', calculation);

/** The Enterprise calculator of the price list in force (S1 §2); the specification calls it after its first year, 2026. */
export function Calculator2026Page() {
  const translate = useTranslate();
  const { year } = usePriceBook();
  return (
    <Calculator2026
      title={translate('calculator2026.title', { year })}
      lead={translate('calculator2026.lead')}
      list="savedCalculations"
      reportOf={reportOf}
      placeholder={<ResultPlaceholder example={<PriceExample />} />}
      failure={() => ({ text: translate('calculator_error_message') })}
    />
  );
}
