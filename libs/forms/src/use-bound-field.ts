import { useField } from 'formik';
import { useId, type ReactNode } from 'react';

/** What every field has of its form: value, and the error that shows once the field was left or the form sent. */
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
