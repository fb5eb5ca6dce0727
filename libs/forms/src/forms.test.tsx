import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { FieldIssue } from '@programme/contracts';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { NumberField, TextField, ValidatedForm, type ServerErrors } from './index';

type Values = { company: string; employees: string; users: { first: string } };

const required = (field: string, value: string): FieldIssue[] =>
  value === '' ? [{ field, key: 'validation.required', parameters: {} }] : [];

const atMost = (field: string, value: string, max: number): FieldIssue[] =>
  value.length > max ? [{ field, key: 'validation.maximumLength', parameters: { max } }] : [];

const validate = ({ company, employees, users }: Values) => [
  ...required('company', company),
  ...atMost('company', company, 5),
  ...required('employees', employees),
  ...required('users.first', users.first),
];

const empty: Values = { company: '', employees: '', users: { first: '' } };
const full: Values = { company: 'Acme', employees: '12', users: { first: '3' } };

function open(initialValues: Values, options: FakeShellOptions = {}) {
  const onSubmit = jest.fn();
  const view = renderWithShell(
    <ValidatedForm label="Programme" initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <TextField name="company" label="Company" hint="As on the invoice" />
      <NumberField name="employees" label="Employees" required />
      <TextField name="users.first" label="Users" />
      <button type="submit">Send</button>
    </ValidatedForm>,
    options,
  );
  return { ...view, onSubmit, send: () => view.person.click(screen.getByRole('button', { name: 'Send' })) };
}

const company = () => screen.getByRole('textbox', { name: 'Company' });
const employees = () => screen.getByRole('textbox', { name: 'Employees' });
const users = () => screen.getByRole('textbox', { name: 'Users' });

test.each([
  ['pl', '2 000'],
  ['es', '2.000'],
] as const)('A number that stands in a field follows the language: %s', async (language, expected) => {
  const { changeLanguage } = open({ ...full, employees: '2,000' });
  changeLanguage(language);
  await waitFor(() => expect(employees()).toHaveValue(expected.replace(' ', '\u00a0')));
});

describe('ValidatedForm', () => {
  test('A valid form is sent as it is', async () => {
    const { onSubmit, send } = open(full);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(full, expect.anything()));
  });

  test('An untouched form blames nobody', () => {
    open(empty);
    expect(screen.getByRole('form', { name: 'Programme' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(company()).toHaveAccessibleDescription('As on the invoice');
  });

  test('An invalid form moves focus to the first invalid field, and is not sent', async () => {
    const { onSubmit, send } = open(empty);
    await send();
    await waitFor(() => expect(company()).toHaveFocus());
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('It is the first invalid field, not the first field', async () => {
    const { send } = open({ ...full, employees: '', users: { first: '' } });
    await send();
    await waitFor(() => expect(employees()).toHaveFocus());
  });

  test('Nested fields have their messages too', async () => {
    const { send } = open({ ...full, users: { first: '' } });
    await send();
    await waitFor(() => expect(users()).toHaveFocus());
    expect(users()).toHaveAccessibleDescription('This field is required');
  });

  test('Sending again without a change takes the reader there again', async () => {
    const { send } = open({ ...full, employees: '' });
    await send();
    await waitFor(() => expect(employees()).toHaveFocus());
    await send();
    await waitFor(() => expect(employees()).toHaveFocus());
  });

  test('Focus stays where the reader is while an error is being corrected', async () => {
    const { person, send } = open({ ...full, company: '', employees: '' });
    await send();
    await waitFor(() => expect(company()).toHaveFocus());
    await person.click(users());
    await person.type(users(), '4');
    expect(users()).toHaveFocus();
  });

  test('Messages follow the language, and keep their numbers', async () => {
    const { send, changeLanguage } = open({ ...full, company: 'Acme Corp' });
    await send();
    expect(await screen.findByText('At most 5 characters')).toBeVisible();
    changeLanguage('pl');
    expect(await screen.findByText('Maksymalna liczba znaków: 5')).toBeVisible();
    changeLanguage('es');
    expect(await screen.findByText('Como máximo 5 caracteres')).toBeVisible();
  });
});

describe('TextField', () => {
  test('A field shows its error in place of the hint after blur, and clears it', async () => {
    const { person } = open(empty);
    await person.click(company());
    await person.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('This field is required');
    expect(company()).toBeInvalid();
    expect(company()).toHaveAccessibleDescription('This field is required');
    await person.type(company(), 'Acme');
    await waitFor(() => expect(company()).toBeValid());
    expect(company()).toHaveAccessibleDescription('As on the invoice');
  });
});

describe('NumberField', () => {
  test.each([
    ['en', '12000', '12,000'],
    ['pl', '12000', '12 000'],
    ['es', '12000', '12.000'],
    ['en', '1 200', '1,200'],
    ['en', '1.200', '1,200'],
    ['en', ' 7 ', '7'],
  ] as const)('In %s, %j shows as %j once the field is left', async (language, typed, shown) => {
    const { person } = open(empty, { language });
    await person.type(employees(), typed);
    expect(employees()).toHaveValue(typed);
    await person.tab();
    await waitFor(() => expect((employees() as HTMLInputElement).value.replaceAll('\u00a0', ' ')).toBe(shown));
  });

  test.each(['12abc', '1.5', '-3', '1,20', '٣'])('%j is no whole number and stays as typed', async (typed) => {
    const { person } = open(empty);
    await person.type(employees(), typed);
    await person.tab();
    await waitFor(() => expect(users()).toHaveFocus());
    expect(employees()).toHaveValue(typed);
  });

  test('A grouped number can be edited further', async () => {
    const { person } = open({ ...empty, employees: '1,200' });
    await person.type(employees(), '5');
    await person.tab();
    await waitFor(() => expect(employees()).toHaveValue('1,2005'));
    await person.clear(employees());
    await person.type(employees(), '12005');
    await person.tab();
    await waitFor(() => expect(employees()).toHaveValue('12,005'));
  });

  test('Phones show digits, and the field says that it is required', () => {
    open(empty);
    expect(employees()).toHaveAttribute('inputmode', 'numeric');
    expect(employees()).toBeRequired();
    expect(company()).not.toBeRequired();
  });
});

describe('Field errors of the server', () => {
  function Refusable({ serverErrors }: { readonly serverErrors: ServerErrors<Values> }) {
    const [arrived, setArrived] = useState<ServerErrors<Values>>();
    return (
      <>
        <ValidatedForm
          label="Programme"
          initialValues={full}
          validate={validate}
          onSubmit={jest.fn()}
          serverErrors={arrived}
        >
          <TextField name="company" label="Company" />
          <TextField name="users.first" label="Users" />
        </ValidatedForm>
        <button onClick={() => setArrived(serverErrors)}>Answer</button>
      </>
    );
  }

  test('Stands at its field, which gets the focus, until that field changes', async () => {
    const { person } = renderWithShell(
      <Refusable serverErrors={{ messages: { 'users.first': 'Not this one' }, values: full }} />,
    );
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(users()).toHaveFocus());
    expect(users()).toHaveAccessibleDescription('Not this one');
    await person.type(company(), '!');
    await person.click(users());
    expect(users()).toBeInvalid();
    await person.type(users(), '4');
    await waitFor(() => expect(users()).toBeValid());
  });
});

test('An error that the form sets itself stays while the form renders anew, until a value changes', async () => {
  function Refusing() {
    const [sent, setSent] = useState(0);
    return (
      <ValidatedForm
        label="Programme"
        initialValues={full}
        validate={(values) => validate(values)}
        onSubmit={(_values, { setErrors }) => {
          setErrors({ company: 'Not this one' });
          setSent(sent + 1);
        }}
      >
        <TextField name="company" label="Company" />
        <button type="submit">Sent {sent} times</button>
      </ValidatedForm>
    );
  }
  const { person } = renderWithShell(<Refusing />);
  await person.click(screen.getByRole('button', { name: 'Sent 0 times' }));
  expect(await screen.findByRole('button', { name: 'Sent 1 times' })).toBeVisible();
  expect(company()).toHaveAccessibleDescription('Not this one');
  await person.type(company(), '!');
  await waitFor(() => expect(company()).toBeValid());
});
