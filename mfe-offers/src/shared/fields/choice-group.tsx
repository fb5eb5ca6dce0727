import { useId, type ReactNode } from 'react';
import { useField, useFormikContext } from '@programme/forms';
import { Box, styled, tokens, Typography } from '@programme/ui';

const { color, motion, radius } = tokens;

type GroupProps = {
  /** Of the Formik field that holds the chosen value. */
  readonly name: string;
  /** Id of what names the group. */
  readonly labelledBy: string;
  readonly children: ReactNode;
};

/** Choices of which one is taken, bound to a Formik field. Its error shows below after a submit, and takes the focus. */
export function ChoiceGroup({ name, labelledBy, children }: GroupProps) {
  const [, { error, touched }] = useField<string>(name);
  const id = useId();
  const shownError = touched && error ? error : undefined;
  return (
    <Box
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-required
      aria-invalid={shownError !== undefined}
      aria-describedby={shownError && id}
      sx={{ outline: 'none' }}
    >
      {children}
      {shownError && (
        <Typography id={id} role="alert" variant="body2" sx={{ mt: 1, color: color.bad, fontWeight: 600 }}>
          {shownError}
        </Typography>
      )}
    </Box>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  /** Stands at the end of the line. */
  readonly end?: ReactNode;
};

/** One of the choices: the whole line chooses it. None is taken while the form is sent. */
export function Choice({ name, value, label, end }: ChoiceProps) {
  const [field] = useField<string>({ name, type: 'radio', value });
  const { isSubmitting } = useFormikContext();
  return (
    <Line>
      <input type="radio" {...field} {...(isSubmitting && { onChange: ignore })} />
      <span>{label}</span>
      {end !== undefined && <End>{end}</End>}
    </Line>
  );
}

const ignore = () => undefined;

// Made once: a dialog shows a dozen of them.
const Line = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: radius.control,
  border: `1px solid ${color.control}`,
  cursor: 'pointer',
  transition: `background-color ${motion}`,
  '&:has(:checked)': { backgroundColor: color.mint, borderColor: color.brandText },
  '&:has(:focus-visible)': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
  '& input': { width: 20, height: 20, margin: 0, flexShrink: 0, accentColor: color.brandText },
  '& input + span': { flex: '1 1 0', minWidth: 'min-content' },
});

const End = styled('span')({ marginLeft: 'auto', fontWeight: 620, fontVariantNumeric: 'tabular-nums' });
