import fc from 'fast-check';
import { currencies, firstPriceBook } from '@programme/pricing';
import { languages } from '@programme/i18n';
import { comfortPlanFromQuery, comfortQuery } from './comfort-link';
import { defaultComfortPlan, groupedOnBlur, summaryInput, type ComfortPlanState } from './comfort-plan-state';
import { readSeats } from './seat-input';

const anyPlan: fc.Arbitrary<ComfortPlanState> = fc.record({
  seatMethod: fc.constantFrom('automatic', 'manual'),
  companySize: fc.integer({ min: 1, max: 1_000_000 }).map(String),
  participation: fc.integer({ min: 2, max: 12 }).map((steps) => steps * 5),
  manualSeats: fc.integer({ min: 5, max: 1_000_000 }).map(String),
  planType: fc.constantFrom('flex', 'pack'),
  packMonths: fc.constantFrom(2, 3, 6, 12),
  addOns: fc.record({
    webinar: fc.boolean(),
    consultation: fc.boolean(),
    customContract: fc.boolean(),
    promotionalMaterials: fc.boolean(),
    engagementFeatures: fc.constantFrom(0, 1, 2, 3),
  }),
  autoTopUp: fc.boolean(),
});

/** What the engine would be asked to price. */
function priced(plan: ComfortPlanState) {
  const seats = readSeats(plan);
  if (!seats.ok) throw new Error(`Not readable: ${seats.key}`);
  return summaryInput(plan, seats.input, 'EUR');
}

test('an address brings back the plan that it was made of', () => {
  fc.assert(
    fc.property(anyPlan, fc.constantFrom(...languages), fc.constantFrom(...currencies), (plan, language, currency) => {
      const typed = { ...plan, companySize: groupedOnBlur(plan.companySize, language) };
      const query = comfortQuery(typed, language, { currency, priceBook: 'a-book' });
      expect(priced(comfortPlanFromQuery(firstPriceBook, query, language))).toEqual(priced(plan));
      expect(
        comfortQuery(comfortPlanFromQuery(firstPriceBook, query, 'en'), language, { currency, priceBook: 'a-book' }),
      ).toBe(query);
    }),
  );
});

test('an address carries language, currency and price book, and no price', () => {
  expect(
    comfortQuery(defaultComfortPlan(firstPriceBook), 'pl', { currency: 'MXN', priceBook: firstPriceBook.id }),
  ).toBe(
    'lang=pl&currency=MXN&method=automatic&company=100&participation=30&plan=pack&pack=3&topup=on&priceBook=programme-2026.1',
  );
});

test('any address at all gives a plan that can be priced', () => {
  const name = fc.constantFrom(
    'method',
    'company',
    'participation',
    'seats',
    'plan',
    'pack',
    'addons',
    'features',
    'topup',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.integer().map(String)))), (pairs) => {
      expect(() =>
        priced(comfortPlanFromQuery(firstPriceBook, new URLSearchParams(pairs).toString(), 'en')),
      ).not.toThrow();
    }),
  );
});

test.each([
  'company=12abc',
  'company=0',
  'company=1000001',
  'company=2.5',
  'participation=33',
  'participation=65',
  'seats=4',
  'method=guess',
  'plan=gold',
  'pack=4',
  'features=4',
  'addons=yacht',
])('%s is ignored', (query) => {
  expect(comfortPlanFromQuery(firstPriceBook, query, 'en')).toEqual(defaultComfortPlan(firstPriceBook));
});
