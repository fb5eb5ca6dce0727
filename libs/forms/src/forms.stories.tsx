import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FieldIssue } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { AmountField, NumberField, PasswordField, SelectField, TextField, ValidatedForm } from './index';

const meta: Meta = { title: 'forms' };
export default meta;

const empty = { company: '', employees: '', price: '', package: '', note: '', password: '' };
const filled = {
  ...empty,
  company: 'Żółw i Synowie',
  employees: '1,200',
  price: '99.50',
  package: 'comfort',
  password: 'secret',
};

type Props = { readonly values: typeof empty; readonly issues?: readonly FieldIssue[]; readonly rejected?: boolean };

function Example({ values, issues = [], rejected = false }: Props) {
  const translate = useTranslate();
  const serverErrors = rejected
    ? { values, messages: { company: translate('validation.creator.required') } }
    : undefined;
  return (
    <ValidatedForm
      label="Example"
      initialValues={values}
      validate={() => issues}
      onSubmit={() => undefined}
      {...{ serverErrors }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField name="company" label={translate('calculator.form.company')} />
        <NumberField name="employees" label={translate('calculator.form.employees')} required />
        <AmountField name="price" label={translate('quote.discountValue')} hint="A field of an amount" size="small" />
        <SelectField
          name="package"
          label={translate('quote.package')}
          empty="–"
          options={[
            { value: 'enterprise', label: translate('shell.navigation.enterprise') },
            { value: 'comfort', label: translate('shell.navigation.comfort') },
          ]}
        />
        <TextField name="note" label="A field of several lines" lines={2} />
        <PasswordField name="password" label={translate('auth.password')} />
        <Button type="submit" variant="contained">
          {translate('calculator.form.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

export const Empty: StoryObj = { render: () => <Example values={empty} /> };

export const Filled: StoryObj = { render: () => <Example values={filled} /> };

const issues: FieldIssue[] = Object.keys(empty).map((field) => ({ field, key: 'validation.required', parameters: {} }));

/** As after a failed submit: every field has its message, and the first has the focus. */
export const Invalid: StoryObj = {
  render: () => <Example values={empty} issues={issues} />,
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};

export const RejectedByTheServer: StoryObj = { render: () => <Example values={filled} rejected /> };
