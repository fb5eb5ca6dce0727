import { useMemo } from 'react';
import { useSaveInHistory } from '../use-save-in-history';
import type { SavedInputs } from './calculation-history';
import type { CalculatorFormValues } from './calculator-form.values';

/** Saves what is typed, and whether it is calculated, in the history entry of the calculator. */
export function useSaveInputs(values: CalculatorFormValues, calculated: boolean): void {
  useSaveInHistory(useMemo((): SavedInputs => ({ values, calculated }), [values, calculated]));
}
