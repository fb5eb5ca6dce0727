import { act, screen, within } from '@testing-library/react';
import { formatMoney } from '@programme/formatting';
import { StoreProvider } from '@programme/platform';
import { noAnswer, renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2026Page } from './calculator-2026.page';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };
const working = () =>
  stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });

function open(options: FakeShellOptions = {}) {
  return renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Calculator2026Page />
    </StoreProvider>,
    { styles: true, ...options },
  );
}

type Person = ReturnType<typeof open>['person'];

async function calculate(person: Person, activeUsers = '130', months = '6', employees = '1200') {
  for (const [label, value] of [
    ['Number of employees', employees],
    ['Number of active users', activeUsers],
    ['Number of months', months],
  ] as const) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), value);
  }
  await person.click(screen.getByRole('button', { name: 'Calculate price' }));
}

/** Testing Library folds white space in what it finds, non-breaking spaces included. */
const money = (amount: number) => formatMoney(amount, 'PLN', 'en').replaceAll('\u00a0', ' ');
/** A price waits a moment for its comparison; longer than Testing Library does by itself. */
const result = () => screen.findByRole('region', { name: 'Price' }, { timeout: 4000 });

test('explains a price row by row, and compares it with 2025', async () => {
  working();
  const { person } = open();
  await calculate(person);
  const panel = await result();
  for (const amount of [38_400, -9_600, 10_000, 38_800, 49.74]) {
    expect(within(panel).getAllByText(money(amount)).length).toBeGreaterThan(0);
  }
  expect(within(panel).getByText(`${money(6_400)} × 6 months, for 126–150 active users`)).toBeVisible();
  expect(within(panel).getByText(`You save ${money(5_760)} (12.93%)`)).toBeVisible();
});

test.each([
  ['en', '6,000', '1,200'],
  ['pl', '6\u00a0000', '1\u00a0200'],
  ['es', '6.000', '1.200'],
] as const)('shows the numbers of a shared address grouped (%s)', async (language, employees, users) => {
  working();
  open({ language, route: '/?employed_2025=6000&au_2025=1200&am_2025=6&au_by_month=1200-1200-1200-1200-1200-1200' });
  await act(async () => undefined);
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values.filter((value) => value === employees)).toHaveLength(1);
  expect(values.filter((value) => value === users).length).toBeGreaterThanOrEqual(6);
});

test('reports the calculation, as the contract has it', async () => {
  const calls = working();
  const { person } = open();
  await person.type(screen.getByLabelText('Company name (optional)'), 'Acme');
  await calculate(person);
  await result();
  const report = calls.find(({ path }) => path === '/api/logs');
  expect(report?.body).toMatchObject({
    calculator: '2026',
    currency: 'PLN',
    companyName: 'Acme',
    employeesCount: 1200,
    activeUsers: 130,
    monthsCount: 6,
    outputs: { value2025: 44_560, pricing2026: { finalTotal: 38_800 } },
  });
});

test('an API that does not answer costs the comparison, not the price', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi({ 'GET /api/pricing-2025/PLN': noAnswer, 'POST /api/logs': noAnswer });
  const { person } = open();
  await calculate(person);
  const panel = await result();
  expect(within(panel).getAllByText(money(38_800)).length).toBeGreaterThan(0);
  expect(within(panel).queryByText(/You save/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names the minimum where a price was raised to it', async () => {
  working();
  const { person } = open();
  await calculate(person, '40', '3');
  expect(within(await result()).getByText(`The minimum Enterprise value is ${money(25_000)}`)).toBeVisible();
});

test('marks figures as indicative where pricing is individual', async () => {
  working();
  const { person } = open();
  await calculate(person, '501');
  const panel = await result();
  expect(within(panel).getByText('Individual pricing')).toBeVisible();
  expect(within(panel).getByText('Indicative')).toBeVisible();
});

test('offers no contact before an admin has set its address', async () => {
  working();
  const { person } = open();
  await calculate(person, '501');
  expect(within(await result()).getByText('Individual pricing')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contact sales' })).not.toBeInTheDocument();
});

test('suggests Comfort for a small programme', async () => {
  stubApi({
    'GET /api/pricing-2025/PLN': { body: { ...price2025, value2025: 20_500 } },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const { person } = open();
  await calculate(person, '40', '3');
  expect(within(await result()).getByRole('link', { name: 'See the Comfort plan' })).toHaveAttribute(
    'href',
    '/comfort',
  );
});

test('a change of currency clears the result', async () => {
  working();
  const { person, changeCurrency } = open();
  await calculate(person);
  await result();
  changeCurrency('EUR');
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Estimate' })).toHaveTextContent('€9,195.00');
  expect(screen.getByLabelText('Number of active users')).toHaveValue('130');
});

test('saves to the comparison and says so', async () => {
  working();
  const { person, toast } = open();
  await calculate(person);
  await person.click(within(await result()).getByRole('button', { name: 'Save for comparison' }));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Calculation saved' }));
  const comparison = screen.getByRole('region', { name: 'Comparison' });
  expect(within(await within(comparison).findByRole('table')).getByText(money(38_800))).toBeVisible();
  expect(JSON.parse(localStorage.getItem('savedCalculations') ?? '')).toHaveLength(1);

  await person.click(within(comparison).getByRole('button', { name: 'Remove calculation 1' }));
  expect(within(comparison).queryByText(money(38_800))).toBeNull();
  expect(JSON.parse(localStorage.getItem('savedCalculations') ?? '')).toEqual([]);
});

test('saves on a page that came by plain http, where browsers have no `crypto.randomUUID`', async () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  working();
  const { person, toast } = open();
  await calculate(person);
  await person.click(within(await result()).getByRole('button', { name: 'Save for comparison' }));
  expect(await screen.findAllByRole('columnheader', { name: /^Calculation 1/ })).toHaveLength(1);
  expect(toast).toHaveBeenCalledTimes(1);
});

test('errors are shown in the language of the page', async () => {
  const { person } = open({ language: 'pl' });
  await person.click(screen.getByRole('button', { name: 'Oblicz cenę' }));
  expect(await screen.findByText('Podaj liczbę pracowników')).toBeVisible();
  expect(screen.getByText('Podaj liczbę aktywnych użytkowników')).toBeVisible();
  expect(screen.getByText('Podaj liczbę miesięcy')).toBeVisible();
});

describe('An offer from a calculation', () => {
  const admin = { id: 1, username: 'ada', isAdmin: true };
  const link = () => screen.queryByRole('link', { name: 'Create offer from this' });

  test('begins with its active users, months and currency', async () => {
    working();
    const { person } = open({ user: admin });
    await calculate(person);
    await result();
    expect(link()).toHaveAttribute('href', '/offers?package=enterprise&users=130&months=6&currency=PLN');
  });

  test('takes the highest month, and says so, where the months differ', async () => {
    working();
    open({ user: admin, route: '/?employed_2025=400&au_2025=50&am_2025=3&au_by_month=50-1200-80' });
    await result();
    expect(link()).toHaveAttribute('href', expect.stringContaining('users=1200&months=3'));
    expect(screen.getByText(/the highest month is taken, 1,200/)).toBeVisible();
  });

  test('is for admins', async () => {
    working();
    const { person } = open({ user: { ...admin, isAdmin: false } });
    await calculate(person);
    await result();
    expect(link()).toBeNull();
  });
});
