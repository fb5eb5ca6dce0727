import { useId, type ReactNode } from 'react';
import { useField } from '@programme/forms';
import { Box, tokens, Typography } from '@programme/ui';

const { color } = tokens;

type Props = {
  /** Of a Formik field that holds a boolean. */
  readonly name: string;
  readonly label: ReactNode;
};

/** A text to agree to. Its error shows below after a submit. The browser's own box: nothing more has to be loaded. */
export function ConsentField({ name, label }: Props) {
  const [{ name: field, checked, onChange, onBlur }, { error, touched }] = useField<boolean>({
    name,
    type: 'checkbox',
  });
  const id = useId();
  const shownError = touched && error ? error : undefined;
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: 'flex',
          gap: 1.5,
          py: 0.75,
          cursor: 'pointer',
          '& input': { width: 22, height: 22, m: 0, mt: '1px', flexShrink: 0, accentColor: color.brandText },
          '& input:focus-visible': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
        }}
      >
        <input
          type="checkbox"
          {...{ name: field, checked, onChange, onBlur }}
          aria-required
          aria-invalid={shownError !== undefined}
          aria-describedby={shownError && id}
        />
        <span>{label}</span>
      </Box>
      {shownError && (
        <Typography id={id} role="alert" variant="body2" sx={{ mt: 0.5, color: color.bad, fontWeight: 600 }}>
          {shownError}
        </Typography>
      )}
    </Box>
  );
}
