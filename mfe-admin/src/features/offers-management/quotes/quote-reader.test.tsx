import { screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell } from '@programme/testing';
import { adminStore } from '../../../shared/admin.store';
import { QuoteForm } from './quote-form';
import { readQuoteForm } from './quote-form.values';

jest.mock('./quote-form.values', () => {
  const actual = jest.requireActual<object & { readonly readQuoteForm: unknown }>('./quote-form.values');
  return { ...actual, readQuoteForm: jest.fn(actual.readQuoteForm as typeof readQuoteForm) };
});

test('One key press in a quote reads its form once', async () => {
  const { person } = renderWithShell(
    <StoreProvider store={adminStore}>
      <QuoteForm
        pricing={{ currency: 'PLN', before: null, priceBookId: null }}
        onDone={jest.fn()}
        onCancel={jest.fn()}
        onPriced={jest.fn()}
        typed={null}
        onType={jest.fn()}
      />
    </StoreProvider>,
  );
  const field = screen.getByRole('textbox', { name: /^note/i });
  await person.click(field);
  jest.mocked(readQuoteForm).mockClear();
  await person.keyboard('A');
  expect(field).toHaveValue('A');
  expect(readQuoteForm).toHaveBeenCalledTimes(1);
});
