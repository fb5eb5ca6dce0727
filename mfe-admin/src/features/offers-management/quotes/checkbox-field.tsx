import { useId, type ReactNode } from 'react';
import { useField, useFormikContext } from '@programme/forms';
import { Box, FormControlLabel } from '@programme/ui';
import { Checkbox } from '@programme/ui/controls';

type Props = {
  /** Of a field that holds a boolean. */
  readonly name: string;
  readonly label: ReactNode;
  /** Stands below the field. */
  readonly hint?: ReactNode;
};

/** A yes or no bound to a Formik field, which stays as it is while the form is sent. Not part of the forms package, whose users would all load the checkbox. */
export function CheckboxField({ name, label, hint }: Props) {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  const { isSubmitting } = useFormikContext();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            {...field}
            {...(isSubmitting && { onChange: ignore })}
            slotProps={{ input: { 'aria-describedby': hint ? id : undefined } }}
          />
        }
      />
      {hint && (
        <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

const ignore = () => undefined;
