import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { formatMoney } from '@programme/formatting';
import {
  comfortSummary,
  currencies,
  enterprisePrice,
  firstPriceBook,
  sheet2025Price,
  type PriceBook,
} from '@programme/pricing';
import { validPriceBooks } from '@programme/price-book/testing';
import { expectSameTranslated, renderWithShell, stubApi, type ApiCall, type Look } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

/*
 * Many inputs on one page that the browser goes on translating: it says what the page says that nobody translates, and the
 * amounts are the engine's. Together with the tests of the same name in the other apps these are 300 inputs.
 */
const numRuns = 45;

const currency = 'PLN';

const sheetOf = ({ query }: ApiCall, months: number) =>
  sheet2025Price(firstPriceBook, { currency, activeUsers: Number(query.get('au_2025')), months });

beforeEach(() => {
  jest.useFakeTimers();
  stubApi({
    'GET /api/pricing-2025/PLN': (call) => ({ body: sheetOf(call, Number(call.query.get('am_2025'))) }),
    'GET /api/pricing-2025/PLN/lengths': (call) => ({
      body: Array.from({ length: 12 }, (_, before) => ({ months: before + 1, ...sheetOf(call, before + 1) })),
    }),
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
});
afterEach(() => jest.useRealTimers());

async function settle() {
  for (let round = 0; round < 5; round += 1) await act(() => jest.advanceTimersByTimeAsync(250));
}

async function open(route: string, look: Look) {
  const view = renderWithShell(<CalculatorsRoutes />, { route });
  const settledLook = async () => {
    await settle();
    return look();
  };
  await settledLook();
  // Found once: a search through all labels costs more than what is typed.
  const fields = new Map<string, HTMLElement>();
  return {
    ...view,
    /** Types into the fields in the order in which they stand. */
    type: (inputs: Readonly<Record<string, number>>) => {
      for (const [label, value] of Object.entries(inputs)) {
        if (!fields.has(label)) fields.set(label, screen.getByLabelText(label));
        fireEvent.change(fields.get(label)!, { target: { value: String(value) } });
      }
    },
    look: settledLook,
  };
}

const people = fc.oneof(fc.integer({ min: 1, max: 3500 }), fc.integer({ min: 1, max: 1_000_000 }));
const programmes = fc.record({ activeUsers: people, months: fc.integer({ min: 1, max: 12 }) });
type Programme = { readonly activeUsers: number; readonly months: number };

const total2026 = (programme: Programme) => enterprisePrice(firstPriceBook, { ...programme, currency }).finalTotal;
const total2025 = (programme: Programme) => sheet2025Price(firstPriceBook, { ...programme, currency }).value2025;

test.each([
  ['/', total2026],
  ['/2025', total2025],
])('%s shows the price of whatever is typed while the browser translates it', (route, total) =>
  expectSameTranslated(async (looks) => {
    const { type, look } = await open(route, looks);
    type({ 'Number of employees': 1_000_000 });
    const button = screen.getByText('Calculate price');
    for (const programme of fc.sample(programmes, numRuns)) {
      type({ 'Number of active users': programme.activeUsers, 'Number of months': programme.months });
      if (route === '/2025') fireEvent.click(button);
      expect(await look()).toContain(formatMoney(total(programme), currency, 'en'));
    }
  }),
);

const plans = fc.record({
  companySize: people,
  /** Months of a pack; null is flex. */
  pack: fc.constantFrom(null, 2, 3, 6, 12),
  engagementFeatures: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
});

test('/comfort shows the price of whatever is chosen while the browser translates it', () =>
  expectSameTranslated(async (looks) => {
    const { type, look, container } = await open('/comfort', looks);
    const radios = (value: number) => [...container.querySelectorAll(`[type=radio][value="${value}"]`)];
    for (const { companySize, pack, engagementFeatures } of fc.sample(plans, numRuns)) {
      type({ 'Company size': companySize });
      fireEvent.click(screen.getByRole('tab', { name: pack === null ? 'Flex' : 'Pack' }));
      if (pack !== null) fireEvent.click(radios(pack)[0]!);
      // The last group; a length may have the same value.
      fireEvent.click(radios(engagementFeatures).at(-1)!);
      const { totalCost } = comfortSummary(firstPriceBook, {
        currency,
        seats: { method: 'automatic', companySize, participation: firstPriceBook.comfort.participation.default },
        plan: pack === null ? { type: 'flex' } : { type: 'pack', months: pack },
        addOns: { engagementFeatures },
        autoTopUp: false,
      });
      expect(await look()).toContain(formatMoney(totalCost, currency, 'en', { precision: 'display' }));
    }
  }));

const books = validPriceBooks.map((content): PriceBook => ({ ...content, id: 'random' }));
const lists = fc.record({ book: books, currency: fc.constantFrom(...currencies) });

test('/pricing-enterprise shows the prices of whatever book and currency while the browser translates it', () =>
  expectSameTranslated(async (looks) => {
    const { changePriceBook, changeCurrency, look } = await open('/pricing-enterprise', looks);
    for (const list of fc.sample(lists, numRuns)) {
      changePriceBook(list.book);
      changeCurrency(list.currency);
      const { startupFee } = list.book.currencies[list.currency];
      expect(await look()).toContain(formatMoney(startupFee, list.currency, 'en', { precision: 'typed' }));
    }
  }));
