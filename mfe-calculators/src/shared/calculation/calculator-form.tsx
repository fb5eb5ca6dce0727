import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { NumberField, TextField, useFormikContext, ValidatedForm, type FormikProps } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Stack } from '@programme/ui';
import type { CalculationInput } from './calculation-input';
import { calculatorFormIssues, readCalculatorForm, type CalculatorFormValues } from './calculator-form.values';
import { MonthsField, type ModifierOf } from './months-field';
import { ParticipationField } from './participation-field';
import { SizeRemarks } from './size-remarks';

type Props = {
  readonly initialValues: CalculatorFormValues;
  readonly calculating: boolean;
  readonly onCalculate: (input: CalculationInput) => void;
  /** Called after every change. Must keep its identity. */
  readonly onChange: (values: CalculatorFormValues) => void;
  readonly modifierOf: ModifierOf | undefined;
  readonly formRef?: Ref<FormikProps<CalculatorFormValues>>;
  /** Fields of one calculator alone, below the common ones. */
  readonly children?: ReactNode;
};

/** The form that the Enterprise calculators share (S1 §3, §5). */
export function CalculatorForm(props: Props) {
  const { initialValues, calculating, onCalculate, onChange, modifierOf, formRef, children } = props;
  const { translate } = useShell();
  return (
    <ValidatedForm
      label={translate('calculator.form')}
      initialValues={initialValues}
      validate={calculatorFormIssues}
      onSubmit={(values) => onCalculate(readCalculatorForm(values))}
      formRef={formRef}
    >
      <ReportedValues onChange={onChange} />
      <Stack sx={{ gap: 2.5 }}>
        <TextField name="companyName" label={translate('calculator.form.company')} autoComplete="organization" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <NumberField name="employed_2025" label={translate('calculator.form.employees')} required />
          <NumberField
            name="au_2025"
            label={translate('calculator.form.activeUsers')}
            hint={translate('calculator.form.activeUsers.hint')}
            required
          />
        </Box>
        <ParticipationField />
        <SizeRemarks />
        <MonthsField modifierOf={modifierOf} />
        {children}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={calculating}
          sx={{ alignSelf: { xs: 'stretch', sm: 'flex-end' } }}
        >
          {translate(calculating ? 'calculator.form.submitting' : 'calculator.form.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

/** A layout effect, so that what was typed and its price are painted in one frame. */
function ReportedValues({ onChange }: Pick<Props, 'onChange'>) {
  const { values } = useFormikContext<CalculatorFormValues>();
  const reported = useRef(values);
  useLayoutEffect(() => {
    if (values === reported.current) return;
    reported.current = values;
    onChange(values);
  }, [values, onChange]);
  return null;
}
