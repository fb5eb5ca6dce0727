import { memo, useCallback, useEffect, useMemo, useRef, type FocusEvent, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { TextField as PlainTextField, type InputAttributes } from '@programme/ui';
import { useBoundField } from './use-bound-field';

export type TextFieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  /** Stands below the field; an error takes its place. */
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'password' | 'date';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly input?: InputAttributes;
  /** Transforms the text on blur. */
  readonly onLeave?: (value: string) => string;
  readonly size?: 'small' | 'medium';
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode;
  /** Stands in the field until somebody changes it: the value then is the form's, not the field's. */
  readonly fallback?: string;
  /** Makes it a field of several lines, which grows from so many. */
  readonly lines?: number;
};

/** A text input bound to a Formik field. Its error shows after blur or submit. */
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
  lines,
}: TextFieldProps) {
  const { field, setFieldValue, locked, look, role } = useBoundField(name, hint);
  const { value = fallback, onBlur, onChange } = field;
  const leave = useCallback(
    (typed: string) => {
      const left = onLeave?.(typed);
      if (left !== undefined && left !== typed) void setFieldValue(name, left);
    },
    [onLeave, setFieldValue, name],
  );
  const blur = useCallback(
    (event: FocusEvent<HTMLInputElement>) => {
      onBlur(event);
      leave(event.target.value);
    },
    [onBlur, leave],
  );
  const slotProps = useMemo(
    () => ({
      htmlInput: { ...input, 'aria-required': required || undefined, readOnly: locked || input?.readOnly },
      input: { endAdornment: end },
      formHelperText: { role },
    }),
    [input, required, locked, end, role],
  );
  useLanguageChange(() => leave(value));
  return (
    <RenderedOnChange
      {...look}
      {...(lines === undefined ? { type } : { multiline: true, minRows: lines, sx: ownPadding })}
      {...{ name, value, label, autoComplete, slotProps, onChange }}
      size={size ?? 'medium'}
      onBlur={blur}
    />
  );
}

// Formik renders all fields of a form with each key press.
const RenderedOnChange = memo(PlainTextField);

/** Numbers that stand in a field are grouped as the language does: "2,000" reads as two in Polish. */
function useLanguageChange(onChange: () => void): void {
  const { language } = useShell().preferences;
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    onChange();
  });
}

/** A field of several lines has its padding around its text already. */
const ownPadding = { '& .MuiInputBase-multiline': { py: 0 } };
