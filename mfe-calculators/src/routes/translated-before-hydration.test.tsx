import { act, fireEvent, screen } from '@testing-library/react';
import { firstPriceBook, sheet2025Price } from '@programme/pricing';
import { renderWithShell, stubApi, textsOf, translatePage } from '@programme/testing';
import { CalculatorsRoutes, loadCalculatorsScreen } from './calculators.routes';

beforeEach(() => {
  jest.useFakeTimers();
  stubApi({
    'GET /api/pricing-2025/PLN': {
      body: sheet2025Price(firstPriceBook, { currency: 'PLN', activeUsers: 260, months: 12 }),
    },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
});
afterEach(() => jest.useRealTimers());

async function settle() {
  for (let round = 0; round < 5; round += 1) await act(() => jest.advanceTimersByTimeAsync(250));
}

const programme = { 'Number of employees': '900', 'Number of active users': '260', 'Number of months': '12' };

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['/', programme],
  ['/2026-admin', programme],
  ['/2025', programme],
  ['/comfort', { 'Company size': '450' }],
])(
  '%s that the browser translates before hydration keeps what was typed, and shows its price',
  async (route, inputs) => {
    await loadCalculatorsScreen(route);
    const problems = jest.fn();
    const hydrated = renderWithShell(<CalculatorsRoutes />, {
      route,
      prerendered: (root) => {
        for (const [label, value] of Object.entries(inputs))
          screen.getByLabelText<HTMLInputElement>(label).value = value;
        translatePage(root, (text) => `«${text}»`);
      },
      onHydrationError: problems,
    });
    await settle();
    expect(problems).toHaveBeenCalled();
    for (const [label, value] of Object.entries(inputs)) expect(screen.getByLabelText(label)).toHaveValue(value);
    const texts = textsOf(hydrated.container);
    hydrated.unmount();

    const fresh = renderWithShell(<CalculatorsRoutes />, { route });
    await settle();
    for (const [label, value] of Object.entries(inputs))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await settle();
    expect(texts).toEqual(textsOf(fresh.container));
  },
);

test('A page that nobody translates is hydrated as it was prerendered', async () => {
  await loadCalculatorsScreen('/');
  let heading: HTMLElement | undefined;
  renderWithShell(<CalculatorsRoutes />, {
    route: '/',
    prerendered: () => {
      heading = screen.getByRole('heading', { level: 1 });
    },
  });
  await settle();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});
