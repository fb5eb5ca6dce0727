import { useId, type ComponentProps, type ElementType, type InputHTMLAttributes, type ReactNode } from 'react';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ExpandMoreIcon } from '../icons/icons';
import { changeOf, useEarlyInput } from './early-input';

type InputProps =
  | 'autoComplete'
  | 'disabled'
  | 'error'
  | 'fullWidth'
  | 'id'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'placeholder'
  | 'required'
  | 'size'
  | 'type'
  | 'value';

/** Attributes of the element that holds the value, whichever it is; what happens to it is told to the field. */
export type InputAttributes = Omit<InputHTMLAttributes<HTMLElement>, `on${string}`>;

export type TextFieldProps = Pick<OutlinedInputProps, InputProps> & {
  readonly label?: ReactNode;
  /** Stands below the field and describes it. */
  readonly helperText?: ReactNode;
  /** Makes it the browser's own list, of the options that are its children. */
  readonly select?: boolean;
  readonly children?: ReactNode;
  readonly sx?: FormControlProps['sx'];
  readonly slotProps?: {
    readonly htmlInput?: InputAttributes;
    readonly input?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment' | 'sx'>;
    readonly inputLabel?: Pick<InputLabelProps, 'sx'>;
    readonly formHelperText?: FormHelperTextProps & { readonly component?: ElementType };
  };
};

/**
 * A labelled field, or with `select` the browser's own list, of MUI's parts. MUI's own TextField and selects bring the
 * filled and the standard look, and a menu of their own, to every visitor; nobody here shows them.
 */
export function TextField({
  children,
  disabled = false,
  error = false,
  fullWidth = false,
  helperText,
  id,
  label,
  maxRows,
  minRows,
  multiline = false,
  required = false,
  select = false,
  size = 'medium',
  slotProps = {},
  sx,
  ...input
}: TextFieldProps) {
  const field = useEarlyInput<HTMLDivElement>((early) => {
    if (input.value !== undefined && early.value !== input.value) input.onChange?.(changeOf(early));
  });
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helperId = helperText ? `${fieldId}-helper-text` : undefined;
  const outlined = (
    <OutlinedInput
      {...input}
      {...slotProps.input}
      id={fieldId}
      aria-describedby={helperId}
      {...(select
        ? { inputComponent: List, inputProps: { ...slotProps.htmlInput, children }, endAdornment: <Arrow /> }
        : { multiline, minRows, maxRows, inputProps: slotProps.htmlInput })}
    />
  );
  return (
    <FormControl ref={field} {...{ disabled, error, fullWidth, required, size, sx }} variant="outlined">
      {label && (
        <InputLabel htmlFor={fieldId} id={`${fieldId}-label`} {...slotProps.inputLabel}>
          <span>{label}</span>
        </InputLabel>
      )}
      {outlined}
      {helperText && (
        <FormHelperText id={helperId} {...slotProps.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** MUI's input gives it the type of a text field, which a list does not have. */
const List = ({ type: _type, ...list }: InputBaseComponentProps) => <select {...(list as ComponentProps<'select'>)} />;

/** Of a list: it does not take the clicks that open it. */
const Arrow = styled(ExpandMoreIcon)({ position: 'absolute', right: 10, pointerEvents: 'none' });
