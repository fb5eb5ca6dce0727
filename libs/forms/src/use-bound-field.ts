import { useField } from 'formik';
import { useId, type ReactNode } from 'react';

/** What every field has of its form: value, and the fault that shows once the field was left or the form sent. */
export function useBoundField(name: string, hint: ReactNode) {
  const [field, { error, touched }, { setValue }] = useField<string | undefined>(name);
  const id = useId();
  const fault = touched && error ? error : undefined;
  return {
    field,
    setValue,
    look: { id, error: fault !== undefined, helperText: fault ?? hint, fullWidth: true },
    helper: { role: fault ? 'alert' : undefined },
  };
}
