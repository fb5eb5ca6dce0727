import { act, fireEvent, screen, within } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2026Page } from './calculator-2026.page';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

function open() {
  const calls = stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'GET /api/pricing-2025/EUR': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const view = renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Calculator2026Page />
    </StoreProvider>,
    { styles: true },
  );
  return { ...view, calls };
}

const labels = {
  company: 'Company name (optional)',
  employees: 'Number of employees',
  activeUsers: 'Number of active users',
  months: 'Number of months',
};
/** All at once: what is typed key by key is an estimate after every key. */
const change = (field: keyof typeof labels, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(labels[field]), { target: { value } }));
const fill = async () => {
  await change('employees', '1200');
  await change('activeUsers', '130');
  await change('months', '6');
};
const region = (name: string) => screen.queryByRole('region', { name });
const submit = () => screen.getByRole('button', { name: 'Calculate price' });
const action = (name: string) => screen.queryByRole('button', { name });

test('valid input is estimated at once, without a call, and cannot be saved', async () => {
  const { calls } = open();
  await change('employees', '1200');
  await change('activeUsers', '130');
  expect(region('Estimate')).toBeNull();
  await change('months', '6');
  expect(within(region('Estimate')!).getByRole('status')).toHaveTextContent('38,800');
  expect(action('Save for comparison')).toBeNull();
  expect(action('Copy link')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('a changed input turns the price into an estimate again, and the same input back into the price', async () => {
  const { person } = open();
  await fill();
  await person.click(submit());
  await screen.findByRole('region', { name: 'Price' });
  expect(screen.getByText(/You save/)).toBeVisible();
  expect(action('Save for comparison')).toBeVisible();

  await change('months', '12');
  expect(region('Price')).toBeNull();
  expect(within(region('Estimate')!).getByRole('status')).toHaveTextContent('56,080');
  expect(screen.queryByText(/You save/)).toBeNull();
  expect(action('Save for comparison')).toBeNull();

  await change('months', '6');
  expect(within(region('Price')!).getByRole('status')).toHaveTextContent('38,800');
  expect(action('Save for comparison')).toBeVisible();
});

test.each([
  ['activeUsers', ''],
  ['activeUsers', '12abc'],
  ['months', '13'],
  ['employees', '0'],
] as const)('while %s is "%s", the old price is outdated and names its inputs', async (field, value) => {
  const { person } = open();
  await fill();
  await person.click(submit());
  await screen.findByRole('region', { name: 'Price' });
  await change(field, value);
  expect(region('Price')).toBeNull();
  expect(within(region('Outdated price')!).getByText(/^These amounts are for other inputs/)).toHaveTextContent(
    '130 active users · 6 months · 1,200 employees',
  );
  for (const name of ['Save for comparison', 'Copy link', 'Link copied']) expect(action(name)).toBeNull();
  await person.click(submit());
  expect(region('Outdated price')).toBeVisible();
});

test('a copied link is not said to be copied for other inputs', async () => {
  const { person } = open();
  await fill();
  await person.click(action('Copy link')!);
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  await change('months', '12');
  await person.click(action('Copy link')!);
  expect(await navigator.clipboard.readText()).toContain('am_2025=12');
});

test('the seats of Comfort are grouped as all numbers are (decision B21)', async () => {
  open();
  await change('employees', '9000');
  await change('activeUsers', '2000');
  await change('months', '6');
  expect(await screen.findByText(/2,000 seats for 6 months/)).toBeVisible();
});

test('a saved calculation carries the company as it stands in the form', async () => {
  const { person } = open();
  await fill();
  await person.click(submit());
  await screen.findByRole('region', { name: 'Price' });
  await change('company', 'Acme');
  await person.click(action('Save for comparison')!);
  expect(await screen.findByRole('columnheader', { name: 'Acme' })).toBeVisible();
});

test('a calculation that fails leaves no price that can be saved', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
  const { person } = open();
  await fill();
  await person.click(submit());
  await screen.findByRole('region', { name: 'Price' });
  jest.spyOn(globalThis, 'BigInt').mockImplementation(() => {
    throw new TypeError('Out of order');
  });
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Calculation error occurred');
  expect(region('Price')).toBeNull();
  expect(action('Save for comparison')).toBeNull();
});
