import { hasShapeOf } from '../has-shape-of';
import { emptyCalculatorForm, type CalculatorFormValues } from './calculator-form.values';

/** What a calculator leaves in its history entry. */
export type SavedInputs = {
  /** As typed, whether or not it can be priced. */
  readonly values: CalculatorFormValues;
  /** Whether the price of these inputs had been calculated, and thereby logged. */
  readonly calculated: boolean;
};

const example: SavedInputs = { values: emptyCalculatorForm, calculated: false };

/** Reads the state of a history entry; null when a calculator left nothing there. */
export function savedInputsOf(state: unknown): SavedInputs | null {
  if (!hasShapeOf(example, state)) return null;
  const typedByMonth: readonly unknown[] = Object.values(state.values.auByMonth);
  return typedByMonth.every((typed) => typeof typed === 'string') ? state : null;
}
