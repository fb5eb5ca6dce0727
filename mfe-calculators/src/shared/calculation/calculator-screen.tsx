import { useMemo, useRef, type ReactNode } from 'react';
import type { FormikProps } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { ErrorBoundary, Stack } from '@programme/ui';
import { useSaveInHistory } from '../use-save-in-history';
import { CalculationFailure } from './calculation-failure';
import type { SavedInputs } from './calculation-history';
import type { CalculationInput } from './calculation-input';
import { CalculatorForm } from './calculator-form';
import type { CalculatorFormValues } from './calculator-form.values';
import { CalculatorLayout } from './calculator-layout';
import type { EnterpriseCalculation } from './enterprise-calculation';
import type { ModifierOf } from './months-field';
import { ResultPlaceholder } from './result-placeholder';
import { shownPrice, type ShownPrice } from './shown-price';
import type { CalculationState } from './use-calculation-state';
import { useCalculatorInputs } from './use-calculator-inputs';
import { useInitialCalculation, type Calculate } from './use-initial-calculation';

export type Calculation<Result> = {
  readonly state: CalculationState<Result>;
  readonly calculate: Calculate;
  readonly clear: () => void;
};

type Props<Result> = {
  readonly title: string;
  readonly lead: string;
  readonly calculation: Calculation<Result>;
  /** Prices inputs in the browser while they are typed. */
  readonly estimate?: (input: CalculationInput, currency: Currency) => Result;
  /** Draws a price, or the placeholder without one. */
  readonly result: (price: ShownPrice<Result> | null, placeholder: ReactNode) => ReactNode;
  /** Stands in the place of the result until there is one. */
  readonly placeholder?: ReactNode;
  /** The message for a failed calculation, and what is known of its cause. */
  readonly failure: (error: unknown) => { readonly text: string; readonly details?: string | null };
  /** What a contract length does to the fees of this price list, where that depends on the length alone. */
  readonly modifierOf?: ModifierOf;
  /** Fields of one calculator alone. */
  readonly fields?: ReactNode;
  /** What else there is to know about a price, below the form. */
  readonly details?: (price: ShownPrice<Result>, chooseMonths: (months: number) => void) => ReactNode;
  /** Below the form and the result. */
  readonly children: ReactNode;
};

/** The screen of every Enterprise calculator (S1 §2): form, price and what was saved. */
export function CalculatorScreen<Result extends EnterpriseCalculation>(props: Props<Result>) {
  const { title, lead, calculation, estimate, result, placeholder, failure, modifierOf, fields, details, children } =
    props;
  const form = useRef<FormikProps<CalculatorFormValues>>(null);
  const chooseMonths = (months: number) => void form.current?.setFieldValue('am_2025', String(months));
  const { state, calculate, clear } = calculation;
  const { currency } = useShell().preferences;
  const initialValues = useInitialCalculation(calculate);
  const { inputs, changeValues } = useCalculatorInputs(initialValues);
  const estimated = useEstimate(inputs.input, currency, estimate);
  const price = useMemo(() => shownPrice(state, inputs, currency, estimated), [state, inputs, currency, estimated]);
  const calculating = state.status === 'calculating';
  const calculated = calculating || price?.priceStatus === 'calculated';
  useSaveInHistory(useMemo((): SavedInputs => ({ values: inputs.values, calculated }), [inputs.values, calculated]));

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
          modifierOf={modifierOf}
          formRef={form}
        >
          {fields}
        </CalculatorForm>
      }
      details={
        price && (
          // The price stands without them.
          <ErrorBoundary fallback={null} resetKeys={[price]} onError={reportDetailsFailure}>
            {details?.(price, chooseMonths)}
          </ErrorBoundary>
        )
      }
      result={
        <Stack sx={{ gap: 2 }}>
          {state.status === 'failed' && <CalculationFailure {...failure(state.error)} onClose={clear} />}
          {result(price, state.status !== 'failed' && (placeholder ?? <ResultPlaceholder />))}
        </Stack>
      }
    >
      {children}
    </CalculatorLayout>
  );
}

const reportDetailsFailure = (error: unknown) => console.error('The details of the price could not be shown', error);

/** Prices each input once. */
function useEstimate<Result>(
  input: CalculationInput | null,
  currency: Currency,
  estimate: Props<Result>['estimate'],
): Result | null {
  return useMemo(() => {
    if (!input || !estimate) return null;
    try {
      return estimate(input, currency);
    } catch (error) {
      // "Calculate price" says so when somebody asks for it.
      console.warn('The price could not be estimated', error);
      return null;
    }
  }, [input, currency, estimate]);
}
