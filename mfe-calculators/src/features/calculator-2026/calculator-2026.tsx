import { CalculationFailure } from '../../shared/calculation/calculation-failure';
import { CalculatorForm } from '../../shared/calculation/calculator-form';
import { CalculatorLayout } from '../../shared/calculation/calculator-layout';
import { ResultPlaceholder } from '../../shared/calculation/result-placeholder';
import { useSharedCalculation } from '../../shared/calculation/use-shared-calculation';
import type { SavedCalculationList } from '../../shared/saved-calculations/saved-calculation';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import { ActiveUsersByMonth } from './active-users-by-month';
import { ResultPanel } from './result-panel';
import { useCalculation2026, type ReportOf } from './use-calculation-2026';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly list: SavedCalculationList;
  readonly reportOf: ReportOf;
  /** Words for a calculation that failed. */
  readonly failure: (error: unknown) => string;
  readonly onFailed?: () => void;
  readonly onSaved?: () => void;
};

/** What the visitors' and the admins' 2026 calculators have in common. */
export function Calculator2026({ title, lead, list, reportOf, failure, onFailed, onSaved }: Props) {
  const { state, calculate, clear } = useCalculation2026(reportOf, onFailed);
  const initialValues = useSharedCalculation(calculate);
  const calculating = state.status === 'calculating';

  return (
    <CalculatorLayout
      title={title}
      lead={lead}
      calculating={calculating}
      form={
        <CalculatorForm
          initialValues={initialValues}
          calculating={calculating}
          onCalculate={(input) => void calculate(input)}
        >
          <ActiveUsersByMonth />
        </CalculatorForm>
      }
      result={
        <>
          {state.status === 'failed' && <CalculationFailure text={failure(state.error)} onClose={clear} />}
          {(state.status === 'idle' || calculating) && <ResultPlaceholder />}
          {state.status === 'done' && (
            <ResultPanel result={state.result} list={list} {...(onSaved ? { onSaved } : {})} />
          )}
        </>
      }
    >
      <SavedCalculations list={list} />
    </CalculatorLayout>
  );
}
