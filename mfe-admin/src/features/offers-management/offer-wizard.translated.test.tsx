import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { quoteFields, quoteTerms, type NewQuote } from '@programme/contracts';
import { formatMoney } from '@programme/formatting';
import { currencies, firstPriceBook, quotePrices, type Currency } from '@programme/pricing';
import { expectSameTranslated } from '@programme/testing';
import { anna } from './offers.fixture';
import { button, clientName, creator, currency, field, fill, open, tab } from './offer-wizard.fixture';

/*
 * Many inputs on a page that the browser goes on translating, as in the tests of the same kind of the other apps, which are
 * 300 inputs together.
 */
const numRuns = 30;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

async function settle() {
  for (let round = 0; round < 5; round += 1) await act(() => jest.advanceTimersByTimeAsync(250));
}

const quotes = fc.record({
  packageType: fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
  people: fc.integer({ min: 1, max: 3500 }),
  monthsCount: fc.integer({ min: 1, max: 12 }),
  /** In per cent; null without one. */
  discount: fc.option(fc.integer({ min: 1, max: 40 })),
});

type Typed = typeof quotes extends fc.Arbitrary<infer Value> ? Value : never;

const quoteOf = ({ packageType, people, monthsCount, discount }: Typed): NewQuote => ({
  packageType,
  monthsCount,
  ...(packageType === 'comfort' ? { employeesCount: people } : { activeUsers: people }),
  ...(discount !== null && packageType !== 'both' && { discountType: 'percentage' as const, discountValue: discount }),
});

/** What an option costs, as a card and the preview of a quote say it. */
function totals(quote: NewQuote, inCurrency: Currency): readonly string[] {
  const { enterprise, comfort } = quotePrices(firstPriceBook, quoteTerms(quoteFields(quote), inCurrency));
  return [enterprise, comfort].flatMap((price) =>
    price ? [formatMoney(price.discountedTotal, inCurrency, 'en', { precision: 'display' })] : [],
  );
}

function type({ packageType, people, monthsCount, discount }: Typed) {
  fill(screen.getByLabelText('Package Type'), packageType);
  fill(field(packageType === 'comfort' ? 'Employees Count' : 'Active Users'), String(people));
  fill(field('Contract Duration (months)'), String(monthsCount));
  if (packageType === 'both') return;
  fill(screen.getByLabelText('Discount Type'), discount === null ? 'none' : 'percentage');
  if (discount !== null) fill(field('Discount Value'), String(discount));
}

test('The wizard shows the totals of whatever is typed while the browser translates it', () =>
  expectSameTranslated(async (look) => {
    open();
    const settledLook = async () => {
      await settle();
      return look();
    };
    const press = (name: string) => {
      fireEvent.click(button(name));
      return settledLook();
    };
    await settledLook();
    await press('Create New Offer');
    // What is missing is said below each field.
    await press('Continue to Add Quotes');
    fill(clientName(), 'New client');
    fill(creator(), anna.name);
    await press('Continue to Add Quotes');

    await press('Add Quote');
    const samples = fc.sample(quotes, numRuns);
    for (const typed of samples) {
      type(typed);
      const text = await settledLook();
      for (const total of totals(quoteOf(typed), 'PLN')) expect(text).toContain(total);
    }
    const last = samples.at(-1)!;
    await press('Add Quote');
    for (const inCurrency of currencies) {
      fireEvent.click(tab('Basic Info'));
      await settledLook();
      fill(currency(), inCurrency);
      const text = await press('Continue to Add Quotes');
      for (const total of totals(quoteOf(last), inCurrency)) expect(text).toContain(total);
    }
    await press('Create Offer');
  }));
