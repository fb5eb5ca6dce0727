import { screen, waitFor } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { AmountField, PasswordField, SelectField, ValidatedForm } from './index';

describe('PasswordField', () => {
  test.each([
    ['en', 'Show password', 'Hide password'],
    ['pl', 'Pokaż hasło', 'Ukryj hasło'],
    ['es', 'Mostrar contraseña', 'Ocultar contraseña'],
  ] as const)('What was typed can be seen on request (%s)', async (language, show, hide) => {
    const { person } = renderWithShell(
      <ValidatedForm label="Login" initialValues={{ password: 'secret' }} validate={() => []} onSubmit={jest.fn()}>
        <PasswordField name="password" label="Code" />
      </ValidatedForm>,
      { language },
    );
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'password');
    await person.click(screen.getByLabelText('Code'));
    await person.click(screen.getByRole('button', { name: show }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('secret');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: hide }));
    expect(screen.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
  });
});

describe('AmountField', () => {
  test.each([
    ['en', '7.5', '7.5'],
    ['en', '1200,50', '1,200.5'],
    ['pl', '7.5', '7,5'],
    ['es', '1200.5', '1.200,5'],
    ['en', '7.555', '7,555'],
    ['en', '7.5555', '7.5555'],
    ['en', '7%', '7%'],
  ] as const)('In %s, %j shows as %j once the field is left', async (language, typed, shown) => {
    const { person } = renderWithShell(
      <ValidatedForm label="Discount" initialValues={{ value: '' }} validate={() => []} onSubmit={jest.fn()}>
        <AmountField name="value" label="Value" placeholder="0" />
      </ValidatedForm>,
      { language },
    );
    const field = screen.getByRole('textbox', { name: 'Value' });
    expect(field).toHaveAttribute('inputmode', 'decimal');
    await person.type(field, typed);
    await person.tab();
    await waitFor(() => expect(field).toHaveValue(shown));
  });
});

describe('SelectField', () => {
  test('Shows its error, and clears it once something is chosen', async () => {
    const onSubmit = jest.fn();
    const { person } = renderWithShell(
      <ValidatedForm
        label="Offer"
        initialValues={{ currency: '' }}
        validate={({ currency }) =>
          currency === '' ? [{ field: 'currency', key: 'validation.required', parameters: {} }] : []
        }
        onSubmit={onSubmit}
      >
        <SelectField
          name="currency"
          label="Currency"
          empty="Choose"
          options={[{ value: 'PLN', label: 'Złoty' }]}
          hint="Of all quotes"
          required
        />
        <button type="submit">Send</button>
      </ValidatedForm>,
    );
    const field = screen.getByRole('combobox', { name: 'Currency' });
    expect(field).toHaveAccessibleDescription('Of all quotes');
    expect(field).toBeRequired();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('This field is required');
    await person.selectOptions(field, 'Złoty');
    await waitFor(() => expect(field).toBeValid());
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ currency: 'PLN' }, expect.anything()));
  });
});
