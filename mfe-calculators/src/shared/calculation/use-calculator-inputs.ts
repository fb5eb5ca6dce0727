import { useReducer } from 'react';
import type { CalculationInput } from './calculation-input';
import { calculatorFormIssues, readCalculatorForm, type CalculatorFormValues } from './calculator-form.values';

export type CalculatorInputs = {
  readonly values: CalculatorFormValues;
  /** The last inputs that could be priced; null until there are some. */
  readonly input: CalculationInput | null;
  /** Whether `input` is what the form shows: not while something stands there that cannot be priced. */
  readonly current: boolean;
};

/** Follows a calculator's form, key by key. */
export function useCalculatorInputs(initialValues: CalculatorFormValues) {
  const [inputs, changeValues] = useReducer(withValues, initialValues, (values) => readInputs(values, null));
  return { inputs, changeValues };
}

function withValues(inputs: CalculatorInputs, values: CalculatorFormValues): CalculatorInputs {
  return readInputs(values, inputs.input);
}

function readInputs(values: CalculatorFormValues, lastInput: CalculationInput | null): CalculatorInputs {
  const current = calculatorFormIssues(values).length === 0;
  return { values, input: current ? readCalculatorForm(values) : lastInput, current };
}
