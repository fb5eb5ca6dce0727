import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@programme/platform';
import type { CalculationInput } from './calculation-input';
import { formFromQuery } from './calculation-link';
import { emptyCalculatorForm, readCalculatorForm, type CalculatorFormValues } from './calculator-form.values';

/** What the form begins with: the inputs of a shared address, which are priced at once, or nothing. */
export function useSharedCalculation(calculate: (input: CalculationInput) => Promise<void>): CalculatorFormValues {
  const { search } = useLocation();
  const [shared] = useState(() => formFromQuery(search));
  const calculated = useRef(false);
  useEffect(() => {
    if (!shared || calculated.current) return;
    calculated.current = true;
    void calculate(readCalculatorForm(shared));
  }, [shared, calculate]);
  return shared ?? emptyCalculatorForm;
}
