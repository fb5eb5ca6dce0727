import { useField, useFormikContext } from 'formik';
import { createContext, use, useId, type ReactNode } from 'react';

/** Whether nothing can be typed into the form at present: its call runs, and success will close it. */
export const FormLock = createContext(false);

/** Binds a field to Formik: its value, and its error, which shows after blur or submit. */
export function useBoundField(name: string, hint: ReactNode) {
  const [field, { error, touched }] = useField<string | undefined>(name);
  // The field's own setter is another one in each render.
  const { setFieldValue } = useFormikContext();
  const id = useId();
  const shownError = touched && error ? error : undefined;
  return {
    field,
    setFieldValue,
    /** Whether nothing can be typed at present. */
    locked: use(FormLock),
    look: { id, error: shownError !== undefined, helperText: shownError ?? hint, fullWidth: true },
    /** Of the line below the field. */
    role: shownError ? ('alert' as const) : undefined,
  };
}
