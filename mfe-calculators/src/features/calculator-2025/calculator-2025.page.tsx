import { isApiError } from '@programme/api-client';
import type { TextKey } from '@programme/i18n';
import { useMemo } from 'react';
import { useShell } from '@programme/mfe-contract';
import { CalculationFailure } from '../../shared/calculation/calculation-failure';
import { CalculatorForm } from '../../shared/calculation/calculator-form';
import { CalculatorLayout } from '../../shared/calculation/calculator-layout';
import { internalErrorText } from '../../shared/calculation/internal-error';
import { ResultPlaceholder } from '../../shared/calculation/result-placeholder';
import { useCalculatorInputs } from '../../shared/calculation/use-calculator-inputs';
import { useSaveInputs } from '../../shared/calculation/use-save-inputs';
import { useInitialCalculation } from '../../shared/calculation/use-initial-calculation';
import { SavedCalculations } from '../../shared/saved-calculations/saved-calculations';
import { DiscountCards } from './discount-cards';
import { Result2025 } from './result-2025';
import { shownPrice2025 } from './shown-price-2025';
import { useCalculation2025 } from './use-calculation-2025';

/** The 2025 calculator (S1 §2): its prices come from the 2025 sheet, through the API. */
export function Calculator2025Page() {
  const { translate, preferences } = useShell();
  const { currency } = preferences;
  const { state, calculate, clear } = useCalculation2025();
  const initialValues = useInitialCalculation(calculate);
  const { inputs, changeValues } = useCalculatorInputs(initialValues);
  const price = useMemo(() => shownPrice2025(state, inputs, currency), [state, inputs, currency]);
  const calculating = state.status === 'calculating';
  useSaveInputs(inputs.values, calculating || price?.priceStatus === 'calculated');

  return (
    <CalculatorLayout
      title={translate('calculator2025.title')}
      lead={translate('calculator2025.lead')}
      calculating={calculating}
      form={
        <CalculatorForm
          initialValues={initialValues}
          calculating={calculating}
          onCalculate={(input) => void calculate(input)}
          onChange={changeValues}
        />
      }
      result={
        <>
          {state.status === 'failed' && (
            <CalculationFailure
              text={translate(failureText(state.error))}
              details={internalErrorText(state.error, translate)}
              onClose={clear}
            />
          )}
          {price && <Result2025 {...price} />}
          {!price && state.status !== 'failed' && <ResultPlaceholder />}
        </>
      }
    >
      <SavedCalculations list="savedCalculations2025" />
      <DiscountCards />
    </CalculatorLayout>
  );
}

const badRequest = 400;

/** The message for rejected inputs, or for a price that could not be fetched (S1 §8). */
function failureText(error: unknown): TextKey {
  return isApiError(error) && error.status === badRequest ? 'calculator2025.refused' : 'calculator_error_message';
}
