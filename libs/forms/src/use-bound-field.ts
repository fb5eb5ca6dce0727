import { useField } from 'formik';
import { useId, type ReactNode } from 'react';

/** Binds a field to Formik: its value, and its error, which shows after blur or submit. */
export function useBoundField(name: string, hint: ReactNode) {
  const [field, { error, touched }, { setValue }] = useField<string | undefined>(name);
  const id = useId();
  const shownError = touched && error ? error : undefined;
  return {
    field,
    setValue,
    look: { id, error: shownError !== undefined, helperText: shownError ?? hint, fullWidth: true },
    helper: { role: shownError ? 'alert' : undefined },
  };
}
