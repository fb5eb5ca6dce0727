import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { FormikProps } from '@programme/forms';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box, ErrorBoundary, Stack, tokens } from '@programme/ui';
import { SaveInHistory } from '../save-in-history';
import { CalculationFailure } from './calculation-failure';
import type { SavedInputs } from './calculation-history';
import type { CalculationInput } from './calculation-input';
import { CalculatorForm } from './calculator-form';
import { formOf, groupedForm, withMonths, type CalculatorFormValues } from './calculator-form.values';
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
  /** Beside the heading; the same element in each rendering. */
  readonly illustration: ReactNode;
  readonly calculation: Calculation<Result>;
  /** Prices inputs in the browser while they are typed; null for those that it cannot price. */
  readonly estimate?: (input: CalculationInput, currency: Currency) => Result | null;
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
  /** Below the form and the result: what was saved, and a way to put its inputs into the form. */
  readonly saved: (shown: Result | null, restoreInputs: (input: CalculationInput) => void) => ReactNode;
  /** Below all. */
  readonly children?: ReactNode;
};

/** The screen of every Enterprise calculator (S1 §2): form, price and what was saved. */
export function CalculatorScreen<Result extends EnterpriseCalculation>(props: Props<Result>) {
  const { title, lead, calculation, estimate, result, placeholder, failure, modifierOf, fields, details, saved } =
    props;
  const form = useRef<FormikProps<CalculatorFormValues>>(null);
  const { state, calculate, clear } = calculation;
  const { currency, language } = useShell().preferences;
  const priceBook = usePriceBook();
  const formArea = useRef<HTMLDivElement>(null);
  const chooseMonths = useCallback(
    (months: number) => {
      if (form.current) void form.current.setValues(groupedForm(withMonths(form.current.values, months), language));
    },
    [language],
  );
  const restoreInputs = useCallback(
    (input: CalculationInput) => {
      void form.current?.setValues(groupedForm(formOf(input), language));
      formArea.current?.scrollIntoView({ block: 'start' });
      formArea.current?.querySelector('input')?.focus({ preventScroll: true });
    },
    [language],
  );
  const initialValues = useInitialCalculation(calculate);
  const { inputs, changeValues } = useCalculatorInputs(initialValues);
  const estimated = useEstimate(inputs.input, currency, estimate);
  const price = useMemo(
    () => shownPrice(state, inputs, { currency, priceBook }, estimated),
    [state, inputs, currency, priceBook, estimated],
  );
  const calculating = state.status === 'calculating';
  const calculated = calculating || price?.priceStatus === 'calculated';
  const history = useMemo((): SavedInputs => ({ values: inputs.values, calculated }), [inputs.values, calculated]);

  // Each key press renders the price and its details in one frame; the form renders itself. Details that follow in a frame
  // of their own are there half as late again (`npm run bench`).
  const formElement = useMemo(
    () => (
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
    ),
    [initialValues, calculating, calculate, changeValues, modifierOf, fields],
  );
  const failed = state.status === 'failed';
  const resultElement = useMemo(
    () => result(price, !failed && (placeholder ?? <ResultPlaceholder />)),
    [price, result, placeholder, failed],
  );
  const detailsElement = useMemo(() => price && details?.(price, chooseMonths), [price, details, chooseMonths]);
  const savedElement = useMemo(
    () => saved(price && price.priceStatus !== 'outdated' ? price.result : null, restoreInputs),
    [price, saved, restoreInputs],
  );

  return (
    <CalculatorLayout
      title={title}
      lead={lead}
      illustration={props.illustration}
      calculating={calculating}
      form={
        <Box ref={formArea} sx={{ scrollMarginTop: tokens.headerHeight + 32 }}>
          {formElement}
        </Box>
      }
      details={
        // The price stands without them.
        <ErrorBoundary fallback={null} resetKeys={[price]} onError={reportDetailsFailure}>
          {detailsElement}
        </ErrorBoundary>
      }
      result={
        <Stack sx={{ gap: 2 }}>
          {failed && <CalculationFailure {...failure(state.error)} onClose={clear} />}
          {resultElement}
        </Stack>
      }
    >
      {savedElement}
      {props.children}
      <SaveInHistory inputs={history} />
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
