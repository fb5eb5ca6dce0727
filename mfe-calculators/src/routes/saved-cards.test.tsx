import { act, screen, within } from '@testing-library/react';
import type { Toast } from '@programme/mfe-contract';
import { renderWithShell, stubApi } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

async function open(route: string) {
  stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const view = renderWithShell(<CalculatorsRoutes />, { route });
  const save = await screen.findByRole('button', { name: 'Save for comparison' });
  return { ...view, save };
}

const comparison = () => screen.getByRole('region', { name: 'Comparison' });
const names = () =>
  within(comparison())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const remove = (number: number) => screen.getByRole('button', { name: `Remove calculation ${number}` });

const inputs = 'employed_2025=1200&au_2025=130&am_2025=6';

describe.each([`/?${inputs}`, `/2025?${inputs}`, `/2026-admin?${inputs}`, '/comfort'])('Cards of %s', (route) => {
  test('keep their numbers when one is removed, and Undo puts it back (issue 15.12)', async () => {
    const { person, save, toast } = await open(route);
    for (let saved = 0; saved < 3; saved++) await person.click(save);
    expect(names()).toEqual(['Calculation 1', 'Calculation 2', 'Calculation 3']);

    await person.click(remove(2));
    expect(names()).toEqual(['Calculation 1', 'Calculation 3']);
    const told: Toast = toast.mock.calls.at(-1)![0];
    expect(told).toMatchObject({ title: 'Calculation 2 removed', action: { label: 'Undo' } });
    act(() => told.action!.onChoose());
    expect(names()).toEqual(['Calculation 1', 'Calculation 2', 'Calculation 3']);

    await person.click(remove(1));
    await person.click(save);
    expect(names()).toEqual(['Calculation 2', 'Calculation 3', 'Calculation 4']);
    for (const number of [2, 3, 4]) await person.click(remove(number));
  });
});

test.each(['/', '/2026-admin'])('a card of %s notes that the minimum applies (issue 15.12)', async (path) => {
  const { person, save } = await open(`${path}?employed_2025=200&au_2025=40&am_2025=3`);
  await person.click(save);
  const card = within(comparison()).getByRole('listitem');
  expect(within(card).getByText(/minimum enterprise value is 25,000\.00 zł/i)).toBeVisible();
  await person.click(remove(1));
});

test('a card without a minimum has no such note (issue 15.12)', async () => {
  const { person, save } = await open(`/?${inputs}`);
  await person.click(save);
  expect(within(comparison()).queryByText(/minimum/)).toBeNull();
  await person.click(remove(1));
});
