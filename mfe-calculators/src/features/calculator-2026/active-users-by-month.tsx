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
      <FormControlLabel
        control={
          <Switch checked={values.advanced} onChange={(_event, advanced) => void setFieldValue('advanced', advanced)} />
        }
        label={translate('calculator.form.advanced')}
      />
      <Collapse in={values.advanced} unmountOnExit>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1.5 }}>
          <Typography component="legend" sx={{ fontSize: '0.9rem', fontWeight: 600, mb: 1 }}>
            {translate('calculator.form.advanced.title')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
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
