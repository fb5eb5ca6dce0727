import { useField } from 'formik';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { TextField as PlainTextField } from '@programme/ui';

export type TextFieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  /** Stands below the field; a fault takes its place. */
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'password';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  /** What leaving the field does to its text. */
  readonly onLeave?: (value: string) => string;
  readonly size?: 'small' | 'medium';
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode;
  /** Stands in the field until somebody changes it: the value then is the form's, not the field's. */
  readonly fallback?: string;
};

/** A text input bound to a Formik field: its fault shows once the field was left or the form sent. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  autoComplete = 'off',
  required,
  input,
  onLeave,
  size,
  end,
  fallback = '',
}: TextFieldProps) {
  const [field, { error, touched }, { setValue }] = useField<string | undefined>(name);
  const id = useId();
  const fault = touched && error ? error : undefined;
  return (
    <PlainTextField
      {...field}
      value={field.value ?? fallback}
      id={id}
      type={type}
      label={label}
      fullWidth
      size={size ?? 'medium'}
      autoComplete={autoComplete}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onBlur={(event) => {
        field.onBlur(event);
        const left = onLeave?.(event.target.value);
        if (left !== undefined && left !== event.target.value) void setValue(left);
      }}
      slotProps={{
        htmlInput: { ...input, 'aria-required': required || undefined },
        input: { endAdornment: end },
        formHelperText: { role: fault ? 'alert' : undefined },
      }}
    />
  );
}
