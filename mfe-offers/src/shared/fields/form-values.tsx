import { useEffect, useRef } from 'react';
import { useFormikContext } from '@programme/forms';

type Props<Values> = { readonly onChange: (values: Values) => void };

/** Tells what is typed into a form, so that it outlives the form. */
export function FormValues<Values>({ onChange }: Props<Values>) {
  const { values } = useFormikContext<Values>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current(values);
  }, [values]);
  return null;
}
