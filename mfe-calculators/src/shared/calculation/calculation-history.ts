import { boolean, mixed, object, string } from 'yup';
import type { CalculatorFormValues } from './calculator-form.values';

/** What a calculator leaves in its history entry. */
export type SavedInputs = {
  /** As typed, whether or not it can be priced. */
  readonly values: CalculatorFormValues;
  /** Whether the price of these inputs had been calculated, and thereby logged. */
  readonly calculated: boolean;
};

const typed = () => string().defined();

const savedInputsSchema = object({
  values: object({
    companyName: typed(),
    employed_2025: typed(),
    au_2025: typed(),
    am_2025: typed(),
    advanced: boolean().defined(),
    auByMonth: mixed((value): value is Record<string, string> =>
      Object.values(Object(value) as object).every((users) => typeof users === 'string'),
    ).defined(),
  }).required(),
  calculated: boolean().defined(),
})
  .strict()
  .required();

/** Reads the state of a history entry; null when a calculator left nothing there. */
export function savedInputsOf(state: unknown): SavedInputs | null {
  return savedInputsSchema.isValidSync(state) ? state : null;
}
