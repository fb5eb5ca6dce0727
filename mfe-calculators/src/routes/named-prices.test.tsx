import { screen, waitFor, within } from '@testing-library/react';
import { priceBookContent, firstPriceBook, type PriceBook } from '@programme/pricing';
import { problem, renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { calculatorsApi } from '../shared/store/calculators.api';
import { calculatorsStore } from '../shared/store/calculators.store';
import { CalculatorsRoutes } from './calculators.routes';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

const { PLN } = firstPriceBook.currencies;

/** A start-up fee of 8,000 instead of 10,000, and packs that cost 10 zł less. */
const former: PriceBook = {
  ...firstPriceBook,
  id: 'programme-2025.9',
  year: 2025,
  currencies: {
    ...firstPriceBook.currencies,
    PLN: {
      ...PLN,
      startupFee: 8_000,
      comfort: {
        ...PLN.comfort,
        packs: PLN.comfort.packs.map((pack) => ({ ...pack, total: pack.total - 10 })),
      },
    },
  },
};

const named = (change: object = {}): ApiAnswer => ({
  body: {
    id: former.id,
    label: 'Autumn prices',
    effectiveFrom: '2025-09-01T10:00:00.000Z',
    effectiveUntil: '2026-01-01T10:00:00.000Z',
    isPreview: false,
    content: priceBookContent(former),
    ...change,
  },
});

const preview = named({ effectiveFrom: null, effectiveUntil: null, isPreview: true });

// Answers of one test must not serve the next one.
beforeEach(() => void calculatorsStore.dispatch(calculatorsApi.util.resetApiState()));

function open(route: string, answer: ApiAnswer = named()) {
  const calls = stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    [`GET /api/price-book/${former.id}`]: answer,
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  return { ...renderWithShell(<CalculatorsRoutes />, { route }), calls };
}

const programme = 'employed_2025=1200&au_2025=130&am_2025=6';
const link = (path: string, query = programme) => `${path}?${query}&priceBook=${former.id}`;
const price = () => screen.findByRole('region', { name: 'Price' });
const row = (region: HTMLElement, term: string) =>
  within(region)
    .getAllByRole('term')
    .find(({ textContent }) => textContent.startsWith(term))!
    .nextElementSibling!.textContent.replaceAll('\u00a0', ' ');
const today = 'By today’s prices';
const period = 'Prices in force from Sep 1, 2025 until Jan 1, 2026';

test('a link shows its price, when it was in force, and the price of today', async () => {
  const { calls } = open(link('/'));
  const result = await price();
  expect(screen.getByText(period)).toBeVisible();
  expect(row(result, 'Total value')).toBe('36,800.00 zł');
  expect(row(result, today)).toBe('38,800.00 zł');
  await waitFor(() =>
    expect(
      calls.filter(({ path }) => path.startsWith('/api/pricing-2025')).map(({ query }) => query.get('priceBook')),
    ).toEqual([former.id]),
  );
  // What is logged was priced by the prices in force.
  expect(calls.filter(({ path }) => path === '/api/logs')).toEqual([]);
});

test('one click leads from there to the same inputs by the prices of today', async () => {
  const { person, location } = open(link('/'));
  await price();
  await person.click(screen.getByRole('link', { name: 'Use today’s prices' }));
  const result = await screen.findByRole('region', { name: /^(Price|Estimate)$/ });
  expect(row(result, 'Total value')).toBe('38,800.00 zł');
  expect(screen.queryByText(period)).toBeNull();
  expect(screen.queryByText(today)).toBeNull();
  expect(screen.getByLabelText('Number of active users')).toHaveValue('130');
  expect(location()).not.toContain('priceBook');
});

test('a Comfort link shows its price and that of today', async () => {
  open(link('/comfort', 'method=manual&seats=50&plan=pack&pack=3&topup=off'));
  const summary = await screen.findByRole('region', { name: 'Cost summary' });
  const amount = (term: string) => Number(row(summary, term).replaceAll(/[^\d]/g, ''));
  expect(amount(today) - amount('Total')).toBe(500);
});

test('a 2025 link asks for its price by its book, and for that of today', async () => {
  const { calls } = open(link('/2025'));
  await price();
  const asked = () =>
    calls
      .filter(({ path }) => path.startsWith('/api/pricing-2025'))
      .map(({ path, query }) => `${path.split('/').at(-1)} ${query.get('priceBook')}`);
  const byThisBook = [`PLN ${former.id}`, `lengths ${former.id}`];
  await waitFor(() => expect(asked().sort()).toEqual([...byThisBook, `PLN ${firstPriceBook.id}`].sort()));
});

test('a link that names the prices in force is like any other, also when they change while it is open', async () => {
  const view = open(`/?${programme}&priceBook=${firstPriceBook.id}`);
  await price();
  expect(screen.queryByText(today)).toBeNull();
  view.changePriceBook({ ...former, id: 'programme-2027.1' });
  expect(await screen.findByRole('region', { name: 'Estimate' })).toHaveTextContent('36,800');
  expect(view.calls.filter(({ path }) => path.startsWith('/api/price-book/'))).toEqual([]);
});

test('a page that the named book overtook shows it as any other', async () => {
  open(link('/'), named({ effectiveUntil: null }));
  await price();
  expect(screen.queryByText(/^Prices in force/)).toBeNull();
});

test.each([
  [404, 'not-found', 'The prices that this link was made with are not known here. You see today’s prices.'],
  [409, 'price-book-invalid', 'This price book still has errors. You see today’s prices.'],
] as const)(
  'prices that are not there (%d) give way to those of today, and that is said',
  async (status, code, text) => {
    open(link('/'), problem(status, code, 'No.'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(row(await price(), 'Total value')).toBe('38,800.00 zł');
  },
);

test('without an answer no price is shown until somebody tries again or takes those of today', async () => {
  let answer = problem(503, 'unavailable', 'Later.');
  stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    [`GET /api/price-book/${former.id}`]: () => answer,
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const { person } = renderWithShell(<CalculatorsRoutes />, { route: link('/') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByLabelText('Number of active users')).toBeNull();
  expect(screen.getByRole('link', { name: 'Use today’s prices' })).toBeVisible();
  answer = named();
  await person.click(retry);
  expect(row(await price(), 'Total value')).toBe('36,800.00 zł');
});

describe('a preview', () => {
  const admin = { id: 1, username: 'ada', isAdmin: true };

  test('saves, shares, logs and offers nothing', async () => {
    const calls = stubApi({
      'GET /api/pricing-2025/PLN': { body: price2025 },
      [`GET /api/price-book/${former.id}`]: preview,
      'POST /api/logs': { status: 201, body: { id: 1 } },
    });
    const { person } = renderWithShell(<CalculatorsRoutes />, { route: link('/'), user: admin });
    const result = await price();
    expect(screen.getByText('Preview of “Autumn prices”')).toBeVisible();
    expect([row(result, 'Total value'), row(result, today)]).toEqual(['36,800.00 zł', '38,800.00 zł']);
    await person.click(screen.getByRole('button', { name: 'Calculate price' }));
    for (const action of ['Save for comparison', 'Copy link']) {
      expect(screen.queryByRole('button', { name: action })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'Create offer from this' })).toBeNull();
    expect(calls.filter(({ path }) => path === '/api/logs')).toEqual([]);
  });

  test('leads to the other screens and back to the book', async () => {
    open(link('/', 'lang=en'), preview);
    const screens = await screen.findByRole('navigation', { name: 'Screens of the preview' });
    const targets = within(screens)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));
    expect(targets).toEqual(
      ['/', '/comfort', '/pricing-enterprise', '/discounts'].map((path) => `${path}?lang=en&priceBook=${former.id}`),
    );
    expect(screen.getByRole('link', { name: 'Back to the price book' })).toHaveAttribute(
      'href',
      `/admin/prices/${former.id}`,
    );
  });

  test.each([
    ['/pricing-enterprise', 'Calculate your price', '/'],
    ['/discounts', 'See pricing', '/pricing-enterprise'],
    ['/discounts', 'Open the 2025 calculator', '/2025'],
  ])('stays in the pages that %s leads to by “%s”', async (path, name, target) => {
    open(link(path, 'lang=en'), preview);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${target}?priceBook=${former.id}`);
  });

  test('of Comfort has nothing to keep either', async () => {
    open(link('/comfort', 'method=manual&seats=50&plan=pack&pack=3&topup=off'), preview);
    await screen.findByRole('region', { name: 'Cost summary' });
    expect(screen.queryByRole('button', { name: 'Save for comparison' })).toBeNull();
  });
});

describe('a comparison', () => {
  const comparison = () => screen.getByRole('region', { name: 'Comparison' });
  const cells = async (name: string) => {
    // The second one is printed.
    const [line] = await within(comparison()).findAllByRole('row', { name: new RegExp(`^${name}`) });
    return within(line!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  };
  const removeAll = async (person: { click: (element: Element) => Promise<void> }) => {
    const buttons = () => within(comparison()).queryAllByRole('button', { name: /^Remove calculation/ });
    for (let [button] = buttons(); button; [button] = buttons()) await person.click(button);
  };

  test('of a link shows each calculation by its own prices', async () => {
    const entry = (id: string) => `saved=${encodeURIComponent(`${programme}&currency=PLN&priceBook=${id}`)}`;
    const { person } = open(`/?${[former.id, firstPriceBook.id].map(entry).join('&')}`);
    expect(await cells('Total value')).toEqual([`36,800.00 zł (lowest)${period}`, '38,800.00 zł']);
    expect(await cells('By today')).toEqual(['38,800.00 zł', '–']);
    await removeAll(person);
  });

  test('keeps what was saved at its price when prices change, and says what it costs now', async () => {
    const view = open(`/?${programme}`, named({ id: firstPriceBook.id }));
    await price();
    await view.person.click(screen.getByRole('button', { name: 'Save for comparison' }));
    expect(await cells('Total value')).toEqual(['38,800.00 zł']);
    view.changePriceBook({ ...former, id: 'programme-2027.1' });
    expect(await cells('By today')).toEqual(['36,800.00 zł']);
    expect(await cells('Total value')).toEqual([expect.stringMatching(/^38,800\.00 zł/)]);
    await removeAll(view.person);
  });
});
