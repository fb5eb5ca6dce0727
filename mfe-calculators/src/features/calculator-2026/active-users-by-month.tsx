import { memo } from 'react';
import { NumberField, useFormikContext } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Collapse, Typography, FormControlLabel, Switch } from '@programme/ui';
import {
  activeUsersOfMonth,
  monthField,
  monthNumbers,
  type CalculatorFormValues,
} from '../../shared/calculation/calculator-form.values';

/** Advanced mode: a number of active users for each month of the contract (S1 §4). */
export function ActiveUsersByMonth() {
  const translate = useTranslate();
  const { values, setFieldValue } = useFormikContext<CalculatorFormValues>();

  return (
    <Box>
      <AdvancedSwitch on={values.advanced} onChange={setFieldValue} />
      <Collapse in={values.advanced} unmountOnExit>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1.5 }}>
          <Typography component="legend" sx={{ fontSize: '0.9rem', fontWeight: 600, mb: 1 }}>
            {translate('calculator.form.advanced.title')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(6.875rem, 1fr))' }}>
            {monthNumbers(values).map((month) => (
              <NumberField
                key={month}
                name={monthField(month)}
                label={translate('calculator.form.advanced.month', { month })}
                fallback={activeUsersOfMonth(values, month)}
                size="small"
                required
              />
            ))}
          </Box>
        </Box>
      </Collapse>
    </Box>
  );
}

type SwitchProps = {
  readonly on: boolean;
  /** Formik's setter, which keeps its identity. */
  readonly onChange: (field: 'advanced', on: boolean) => unknown;
};

// Formik renders all fields of a form with each key press.
const AdvancedSwitch = memo(function AdvancedSwitch({ on, onChange }: SwitchProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Switch checked={on} onChange={(_event, advanced) => void onChange('advanced', advanced)} />}
      label={translate('calculator.form.advanced')}
    />
  );
});
