import { act, fireEvent, screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { enterprisePrice } from '@programme/pricing';
import { renderWithShell, stubApi } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2026Page } from './calculator-2026.page';

jest.mock('@programme/pricing', () => {
  const actual = jest.requireActual<{ readonly enterprisePrice: typeof enterprisePrice }>('@programme/pricing');
  return { ...actual, enterprisePrice: jest.fn(actual.enterprisePrice) };
});

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

test('A key press prices the programme once, and so does "Calculate price" with its comparison and its report', async () => {
  const calls = stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const { person } = renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Calculator2026Page />
    </StoreProvider>,
  );
  // The example of a price.
  expect(enterprisePrice).toHaveBeenCalledTimes(1);
  jest.mocked(enterprisePrice).mockClear();
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await type('Number of employees', '1200');
  await type('Number of active users', '130');
  expect(enterprisePrice).not.toHaveBeenCalled();
  await type('Number of months', '6');
  expect(enterprisePrice).toHaveBeenCalledTimes(1);

  await person.click(screen.getByRole('button', { name: 'Calculate price' }));
  await screen.findByRole('region', { name: 'Price' });
  expect(await screen.findByText(/You save/)).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { outputs: { pricing2026: { finalTotal: 38_800 } } } });
  expect(enterprisePrice).toHaveBeenCalledTimes(2);
});
