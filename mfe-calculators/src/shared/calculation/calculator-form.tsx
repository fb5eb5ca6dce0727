import { useEffect, type ReactNode } from 'react';
import { NumberField, TextField, useFormikContext, ValidatedForm } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import type { CalculationInput } from './calculation-input';
import { calculatorFormIssues, readCalculatorForm, type CalculatorFormValues } from './calculator-form.values';
import { SizeRemarks } from './size-remarks';

type Props = {
  readonly initialValues: CalculatorFormValues;
  readonly calculating: boolean;
  readonly onCalculate: (input: CalculationInput) => void;
  /** Called with the values that the form begins with, and after every change. Must keep its identity. */
  readonly onChange: (values: CalculatorFormValues) => void;
  /** Fields of one calculator alone, below the common ones. */
  readonly children?: ReactNode;
};

/** The form that the Enterprise calculators share (S1 §3, §5). */
export function CalculatorForm({ initialValues, calculating, onCalculate, onChange, children }: Props) {
  const { translate } = useShell();
  return (
    <ValidatedForm
      label={translate('calculator.form')}
      initialValues={initialValues}
      validate={calculatorFormIssues}
      onSubmit={(values) => onCalculate(readCalculatorForm(values))}
    >
      <ReportedValues onChange={onChange} />
      <Stack sx={{ gap: 2.5 }}>
        <TextField name="companyName" label={translate('calculator.form.company')} autoComplete="organization" />
        <NumberField name="employed_2025" label={translate('calculator.form.employees')} required />
        <NumberField
          name="au_2025"
          label={translate('calculator.form.activeUsers')}
          hint={translate('calculator.form.activeUsers.hint')}
          required
        />
        <NumberField
          name="am_2025"
          label={translate('calculator.form.months')}
          hint={translate('calculator.form.months.hint')}
          required
        />
        <SizeRemarks />
        {children}
        <Button type="submit" variant="contained" size="large" loading={calculating}>
          {translate(calculating ? 'calculator.form.submitting' : 'calculator.form.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

function ReportedValues({ onChange }: Pick<Props, 'onChange'>) {
  const { values } = useFormikContext<CalculatorFormValues>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
