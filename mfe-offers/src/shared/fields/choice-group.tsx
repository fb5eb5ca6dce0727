import { useId, type ReactNode } from 'react';
import { useField } from '@programme/forms';
import { Box, tokens, Typography } from '@programme/ui';

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

/** One of the choices: the whole line chooses it. */
export function Choice({ name, value, label, end }: ChoiceProps) {
  const [field] = useField<string>({ name, type: 'radio', value });
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 48,
        px: 1.5,
        py: 0.75,
        borderRadius: `${radius.control}px`,
        border: `1px solid ${color.control}`,
        cursor: 'pointer',
        transition: `background-color ${motion}`,
        '&:has(:checked)': { bgcolor: color.mint, borderColor: color.brandText },
        '&:has(:focus-visible)': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
        '& input': { width: 20, height: 20, m: 0, flexShrink: 0, accentColor: color.brandText },
        '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
      }}
    >
      <input type="radio" {...field} />
      <Box component="span" sx={{ flex: '1 1 0', minWidth: 'min-content' }}>
        {label}
      </Box>
      {end !== undefined && (
        <Box component="span" sx={{ ml: 'auto', fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
          {end}
        </Box>
      )}
    </Box>
  );
}
