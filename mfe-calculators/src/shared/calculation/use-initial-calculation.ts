import { useEffect, useRef, useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';
import { savedInputsOf } from './calculation-history';
import type { CalculationInput } from './calculation-input';
import { formFromQuery } from './calculation-link';
import {
  calculatorFormIssues,
  emptyCalculatorForm,
  groupedForm,
  readCalculatorForm,
  type CalculatorFormValues,
} from './calculator-form.values';

/** Prices inputs; a calculation is logged unless it only shows again what was logged before (decision B25). */
export type Calculate = (input: CalculationInput, options?: { readonly logged: boolean }) => Promise<void>;

type Initial = { readonly values: CalculatorFormValues; readonly calculate: 'logged' | 'unlogged' | 'no' };

/**
 * What the form begins with: the inputs that its history entry was left with, else those of a shared address, else nothing.
 * A price that was there comes back without another log row; that of a shared address is calculated and logged.
 */
export function useInitialCalculation(calculate: Calculate): CalculatorFormValues {
  const { search, state } = useLocation();
  const { language } = useShell().preferences;
  const [initial] = useState(() => initialCalculation(search, state));
  // The address has plain numbers, and a history entry those of the language that it was left in.
  const [values] = useState(() => groupedForm(initial.values, language));
  const calculated = useRef(false);
  useEffect(() => {
    if (initial.calculate === 'no' || calculated.current) return;
    calculated.current = true;
    void calculate(readCalculatorForm(initial.values), { logged: initial.calculate === 'logged' });
  }, [initial, calculate]);
  return values;
}

function initialCalculation(search: string, state: unknown): Initial {
  const saved = savedInputsOf(state);
  if (saved) {
    const priced = saved.calculated && calculatorFormIssues(saved.values).length === 0;
    return { values: saved.values, calculate: priced ? 'unlogged' : 'no' };
  }
  const shared = formFromQuery(search);
  return shared ? { values: shared, calculate: 'logged' } : { values: emptyCalculatorForm, calculate: 'no' };
}
