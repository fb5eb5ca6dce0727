import { useMemo, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Stack } from '@programme/ui';
import { CalculationFailure } from '../../shared/calculation/calculation-failure';
import { CalculatorForm } from '../../shared/calculation/calculator-form';
import { CalculatorLayout } from '../../shared/calculation/calculator-layout';
import { ResultPlaceholder } from '../../shared/calculation/result-placeholder';
import { useCalculatorInputs } from '../../shared/calculation/use-calculator-inputs';
import { useSaveInputs } from '../../shared/calculation/use-save-inputs';
import { useInitialCalculation } from '../../shared/calculation/use-initial-calculation';
import type { SavedCalculationList } from '../../shared/store/saved-calculation';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import { ActiveUsersByMonth } from './active-users-by-month';
import { ResultArea } from './result-area';
import { shownPrice } from './shown-price';
import { useCalculation2026, type ReportOf } from './use-calculation-2026';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly list: SavedCalculationList;
  readonly reportOf: ReportOf;
  /** Shown until there is a result. */
  readonly placeholder?: ReactNode;
  /** The message for a failed calculation. */
  readonly failure: (error: unknown) => string;
  readonly onFailed?: () => void;
  readonly onSaved?: () => void;
};

/** The 2026 calculator, shared by the visitors' and the admins' page. */
export function Calculator2026({ title, lead, list, reportOf, placeholder, failure, onFailed, onSaved }: Props) {
  const { state, calculate, clear } = useCalculation2026(reportOf, onFailed);
  const { currency } = useShell().preferences;
  const initialValues = useInitialCalculation(calculate);
  const { inputs, changeValues } = useCalculatorInputs(initialValues);
  const price = useMemo(() => shownPrice(state, inputs, currency), [state, inputs, currency]);
  const calculating = state.status === 'calculating';
  useSaveInputs(inputs.values, calculating || price?.priceStatus === 'calculated');

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
          onChange={changeValues}
        >
          <ActiveUsersByMonth />
        </CalculatorForm>
      }
      result={
        <Stack sx={{ gap: 2 }}>
          {state.status === 'failed' && <CalculationFailure text={failure(state.error)} onClose={clear} />}
          <ResultArea
            result={price && { ...price, list, ...(onSaved ? { onSaved } : {}) }}
            placeholder={state.status !== 'failed' && (placeholder ?? <ResultPlaceholder />)}
          />
        </Stack>
      }
    >
      <SavedCalculations list={list} />
    </CalculatorLayout>
  );
}
