import { act, screen, waitFor, within } from '@testing-library/react';
import type { Toast } from '@programme/mfe-contract';
import { renderWithShell, stubApi } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

function start(route: string) {
  const calls = stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  return { ...renderWithShell(<CalculatorsRoutes />, { route, styles: true }), calls };
}

async function open(route: string) {
  const view = start(route);
  return { ...view, save: await screen.findByRole('button', { name: 'Save for comparison' }) };
}

const comparison = () => screen.getByRole('region', { name: 'Comparison' });
const numbers = () =>
  within(comparison())
    .queryAllByRole('button', { name: /^Remove calculation/ })
    .map((button) => Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')));
const remove = (number: number) => screen.getByRole('button', { name: `Remove calculation ${number}` });

/** The list belongs to the visit, and so outlives a test. */
async function removeAll({ person }: { person: { click: (element: Element) => Promise<void> } }) {
  for (const number of numbers()) await person.click(remove(number));
}

const inputs = 'employed_2025=1200&au_2025=130&am_2025=6';
const routes = [`/?${inputs}`, `/2025?${inputs}`, `/2026-admin?${inputs}`, '/comfort'];

describe.each(routes)('The comparison of %s', (route) => {
  test('keeps numbers when a calculation is removed, and Undo puts it back', async () => {
    const view = await open(route);
    const { person, save, toast } = view;
    for (let saved = 0; saved < 3; saved++) await person.click(save);
    await waitFor(() => expect(numbers()).toHaveLength(3));
    const [first, second, third] = numbers() as [number, number, number];

    await person.click(remove(second));
    expect(numbers()).toEqual([first, third]);
    expect(remove(third)).toHaveFocus();
    const told: Toast = toast.mock.calls.at(-1)![0];
    expect(told).toMatchObject({ title: `Calculation ${second} removed`, action: { label: 'Undo' } });
    act(() => told.action!.onChoose());
    expect(numbers()).toEqual([first, second, third]);

    await person.click(remove(third));
    expect(remove(second)).toHaveFocus();
    await person.click(save);
    expect(numbers()).toEqual([first, second, third + 1]);
    await removeAll(view);
    expect(screen.getByRole('heading', { name: 'Comparison' })).toHaveFocus();
  });
});

test.each(['/', '/2026-admin'])('a calculation of %s notes that the minimum applies', async (path) => {
  const view = await open(`${path}?employed_2025=200&au_2025=40&am_2025=3`);
  await view.person.click(view.save);
  const table = await within(comparison()).findByRole('table');
  expect(within(table).getByText(/minimum enterprise value is 25,000\.00 zł/i)).toBeVisible();
  await removeAll(view);
});

test('a calculation without a minimum has no such note', async () => {
  const view = await open(`/?${inputs}`);
  await view.person.click(view.save);
  await waitFor(() => expect(numbers()).toHaveLength(1));
  expect(within(comparison()).queryByText(/minimum/)).toBeNull();
  await removeAll(view);
});

test.each(['/', '/2025', '/2026-admin'])('%s restores the inputs of a calculation', async (path) => {
  const view = await open(`${path}?${inputs}`);
  const { person, save } = view;
  await person.click(save);
  expect(await screen.findByText('Shown above')).toBeVisible();
  const months = screen.getByLabelText('Number of months');
  await person.clear(months);
  await person.type(months, '12');
  await person.click(await screen.findByRole('button', { name: /^Restore inputs/ }));
  expect(months).toHaveValue('6');
  expect(screen.getByLabelText('Number of employees')).toHaveValue('1,200');
  expect(screen.getByLabelText('Company name (optional)')).toHaveFocus();
  await removeAll(view);
});

test('/comfort restores a plan', async () => {
  const view = await open('/comfort');
  const { person, save } = view;
  await person.click(save);
  await person.click(screen.getByRole('radio', { name: /^12 months/ }));
  await person.click(await screen.findByRole('button', { name: /^Restore inputs/ }));
  expect(screen.getByRole('radio', { name: /^3 months/ })).toBeChecked();
  expect(screen.getByText('Shown above')).toBeVisible();
  await removeAll(view);
});

test('A name given to a calculation stands in its column, and is stored', async () => {
  const view = await open(`/?${inputs}`);
  const { person, save } = view;
  await person.click(save);
  await person.click(await screen.findByRole('button', { name: /^Rename calculation/ }));
  await person.keyboard('Half a year{Enter}');
  expect(screen.getByRole('columnheader', { name: /Half a year/ })).toBeVisible();
  expect(localStorage.getItem('savedCalculations')).toContain('Half a year');
  await removeAll(view);
});

const entry = (query: string) => `saved=${encodeURIComponent(query)}`;

test.each([
  ['/', [`${inputs}&currency=PLN`, 'employed_2025=200&au_2025=40&am_2025=3&currency=EUR']],
  ['/2025', [`${inputs}&currency=PLN`, `${inputs}&currency=PLN`]],
  [
    '/comfort',
    [
      'currency=PLN&method=manual&seats=45&plan=flex&topup=on',
      'currency=EUR&method=automatic&company=1000&participation=20&plan=pack&pack=6&addons=webinar&topup=off',
    ],
  ],
])('A link of %s opens its calculations, once and unlogged, and says what it could not open', async (path, queries) => {
  const view = start(`${path}?${[...queries, 'nonsense', 'currency=PLN&au_2025=x'].map(entry).join('&')}`);
  await waitFor(() => expect(numbers()).toHaveLength(2));
  expect(screen.getByText('2 calculations of the link could not be opened and are left out.')).toBeVisible();
  expect(view.calls.filter(({ path: called }) => called === '/api/logs')).toEqual([]);
  view.unmount();

  const again = start(`${path}?lang=pl&${[...queries, 'nonsense', 'currency=PLN&au_2025=x'].map(entry).join('&')}`);
  await waitFor(() => expect(numbers()).toHaveLength(2));
  await removeAll(again);
});
