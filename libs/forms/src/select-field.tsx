import type { ReactNode } from 'react';
import { TextField as PlainTextField } from '@programme/ui';
import { useBoundField } from './use-bound-field';

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The choice of nothing, first in the list. Without it one of the options is always chosen. */
  readonly empty?: string;
  /** Stands below the field; an error takes its place. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
};

/** A choice bound to a Formik field. The browser's own list: it works with a thumb and with the keyboard alike. */
export function SelectField({ name, label, options, empty, hint, required }: Props) {
  const { field, locked, look, role } = useBoundField(name, hint);
  return (
    <PlainTextField
      {...field}
      {...look}
      // A list cannot be read-only, and one that is disabled would lose the focus.
      {...(locked && { onChange: ignore })}
      select
      label={label}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined },
        formHelperText: { role },
      }}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </PlainTextField>
  );
}

const ignore = () => undefined;
