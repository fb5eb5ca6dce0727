import { act, fireEvent, screen } from '@testing-library/react';
import { firstPriceBook, sheet2025Price, type Currency } from '@programme/pricing';
import { renderWithShell, stubApi, translatePage } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

type Inputs = Readonly<Record<string, string>>;

const sheet = (currency: Currency) => ({
  body: sheet2025Price(firstPriceBook, { currency, activeUsers: 260, months: 12 }),
});

beforeEach(() => {
  jest.useFakeTimers();
  stubApi({
    'GET /api/pricing-2025/PLN': sheet('PLN'),
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
});
afterEach(() => jest.useRealTimers());

const company = (employees: string, users: string, months: string): Inputs => ({
  'Number of employees': employees,
  'Number of active users': users,
  'Number of months': months,
});

/** What the page says once nothing moves any more. */
async function textOf(container: HTMLElement): Promise<string> {
  for (let round = 0; round < 5; round += 1) await act(() => jest.advanceTimersByTimeAsync(500));
  // Element by element, so that a difference shows which.
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '');
  return texts.join('\n');
}

const change = (inputs: Inputs) => {
  for (const [label, value] of Object.entries(inputs))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

async function open(route: string) {
  const view = renderWithShell(<CalculatorsRoutes />, { route });
  await textOf(view.container);
  return view;
}

test.each([
  ['/', company('1200', '130', '6'), company('900', '260', '12')],
  ['/', company('900', '260', '12'), company('60', '60', '3')],
  ['/2026-admin', company('1200', '130', '6'), company('900', '260', '12')],
  ['/2025', company('1200', '130', '6'), company('900', '260', '12')],
  ['/comfort', { 'Company size': '200' }, { 'Company size': '450' }],
])('%s shows what is typed after the browser has translated it', async (route, before, after) => {
  const translated = await open(route);
  change(before);
  await textOf(translated.container);
  translatePage(translated.container);
  change(after);
  const text = await textOf(translated.container);
  translated.unmount();

  const fresh = await open(route);
  change(after);
  expect(text).toBe(await textOf(fresh.container));
});

test.each(['/pricing-enterprise', '/', '/comfort'])(
  '%s shows another currency after it was translated',
  async (route) => {
    const translated = await open(route);
    translatePage(translated.container);
    translated.changeCurrency('MXN');
    const text = await textOf(translated.container);
    translated.unmount();

    const fresh = await open(route);
    fresh.changeCurrency('MXN');
    expect(text).toBe(await textOf(fresh.container));
  },
);

test.each(['/', '/2025', '/comfort', '/pricing-enterprise'])(
  '%s shows another language after it was translated',
  async (route) => {
    const translated = await open(route);
    translatePage(translated.container);
    translated.changeLanguage('pl');
    const text = await textOf(translated.container);
    translated.unmount();

    const fresh = await open(route);
    fresh.changeLanguage('pl');
    expect(text).toBe(await textOf(fresh.container));
  },
);
