import { useId, type ReactNode } from 'react';
import { useField } from '@programme/forms';
import { Box, FormControlLabel, tokens, Typography } from '@programme/ui';
import { Checkbox } from '@programme/ui/controls';

type Props = {
  /** Of a Formik field that holds a boolean. */
  readonly name: string;
  readonly label: ReactNode;
};

/** A text to agree to. Its error shows below after a submit. */
export function ConsentField({ name, label }: Props) {
  const [field, { error, touched }] = useField<boolean>({ name, type: 'checkbox' });
  const id = useId();
  const shownError = touched && error ? error : undefined;
  const input = {
    'aria-required': true,
    'aria-invalid': shownError !== undefined,
    'aria-describedby': shownError && id,
  };
  return (
    <Box>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'start', mr: 0, '& .MuiCheckbox-root': { mt: '-9px' } }}
        control={<Checkbox {...field} slotProps={{ input }} />}
      />
      {shownError && (
        <Typography id={id} role="alert" variant="body2" sx={{ color: tokens.color.bad, fontWeight: 600 }}>
          {shownError}
        </Typography>
      )}
    </Box>
  );
}
