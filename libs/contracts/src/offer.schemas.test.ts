import { firstPriceBook, quotePrices } from '@programme/pricing';
import fc from 'fast-check';
import {
  check,
  limits,
  newOfferSchema,
  newSlackMappingSchema,
  offerChangeSchema,
  offerVisitDurationSchema,
  packageTypes,
  quoteDiscounts,
  quoteFields,
  quotePricesSchema,
  quoteSchema,
  quoteTerms,
  type NewQuote,
} from './index.js';

type Schema = Parameters<typeof check>[0];

const faults = (schema: Schema, value: unknown): string[] => {
  const result = check(schema, value);
  return result.ok ? [] : result.issues.map(({ field, key }) => `${field} ${key}`);
};

const enterprise = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 } as const;
const comfort = { packageType: 'comfort', employeesCount: 40, monthsCount: 12 } as const;
const both = { packageType: 'both', activeUsers: 60, monthsCount: 3 } as const;
const offer = {
  clientName: 'Acme',
  creator: 'Anna Nowak',
  currency: 'PLN',
  validUntil: '2027-02-19',
  quotes: [enterprise],
};

describe('quoteSchema', () => {
  it.each([
    ['Enterprise', enterprise],
    ['Comfort', comfort],
    ['both', both],
    ['both with employees of its own', { ...both, employeesCount: 5 }],
    [
      'fields that say nothing',
      { ...comfort, activeUsers: null, discountType: null, discountValue: null, startupFeeOverride: null, note: null },
    ],
    ['a discount of nothing', { ...enterprise, discountType: 'percentage', discountValue: 0 }],
    ['a discount without a value', { ...enterprise, discountType: 'amount' }],
    ['hundredths', { ...enterprise, discountType: 'percentage', discountValue: 7.07, startupFeeOverride: 0.07 }],
    ['a note of several lines', { ...enterprise, note: 'Zażółć\ngęślą\tjaźń' }],
  ])('takes %s', (_what, quote) => {
    expect(faults(quoteSchema, quote)).toEqual([]);
  });

  it.each([
    ['no users', { ...enterprise, activeUsers: undefined }, ['activeUsers validation.activeUsers.required']],
    ['null users', { ...both, activeUsers: null }, ['activeUsers validation.activeUsers.required']],
    ['no employees', { ...comfort, employeesCount: null }, ['employeesCount validation.employees.required']],
    ['0 users', { ...enterprise, activeUsers: 0 }, ['activeUsers validation.positiveInteger']],
    ['half a user', { ...enterprise, activeUsers: 1.5 }, ['activeUsers validation.wholeNumber']],
    ['too many users', { ...enterprise, activeUsers: limits.people + 1 }, ['activeUsers validation.maximum']],
    ['employees in words', { ...enterprise, employeesCount: '5' }, ['employeesCount validation.type']],
    ['13 months', { ...enterprise, monthsCount: 13 }, ['monthsCount validation.months.range']],
    [
      '101 %',
      { ...enterprise, discountType: 'percentage', discountValue: 100.01 },
      ['discountValue validation.maximum'],
    ],
    [
      'a negative amount',
      { ...enterprise, discountType: 'amount', discountValue: -1 },
      ['discountValue validation.notNegative'],
    ],
    [
      'thousandths',
      { ...both, comfortDiscountType: 'amount', comfortDiscountValue: 0.001 },
      ['comfortDiscountValue validation.twoDecimals'],
    ],
    ['a negative fee', { ...enterprise, startupFeeOverride: -0.01 }, ['startupFeeOverride validation.notNegative']],
    ['a tiny fee', { ...enterprise, startupFeeOverride: 1e-7 }, ['startupFeeOverride validation.twoDecimals']],
    ['another discount', { ...enterprise, discountType: 'half' }, ['discountType validation.choice']],
    ['prices', { ...enterprise, calculatedPrices: {} }, ['calculatedPrices validation.unknown']],
  ])('refuses %s', (_what, quote, expected) => {
    expect(faults(quoteSchema, quote)).toEqual(expected);
  });
});

describe('quoteFields', () => {
  it('keeps only what the package type uses', () => {
    const full = {
      activeUsers: 60,
      employeesCount: 40,
      discountType: 'percentage',
      discountValue: 5,
      enterpriseDiscountType: 'amount',
      enterpriseDiscountValue: 10,
      comfortDiscountType: 'percentage',
      comfortDiscountValue: 15,
      startupFeeOverride: 0,
      note: '  ',
    } as const;
    expect(quoteFields({ ...enterprise, ...full, packageType: 'enterprise' })).toMatchObject({
      activeUsers: 60,
      employeesCount: null,
      discountType: 'percentage',
      enterpriseDiscountType: 'none',
      comfortDiscountValue: null,
      startupFeeOverride: 0,
      note: null,
    });
    expect(quoteFields({ ...comfort, ...full, packageType: 'comfort' })).toMatchObject({
      activeUsers: null,
      employeesCount: 40,
      discountValue: 5,
      startupFeeOverride: null,
    });
    expect(quoteFields({ ...both, ...full, packageType: 'both' })).toMatchObject({
      activeUsers: 60,
      employeesCount: 60,
      discountType: 'none',
      discountValue: null,
      enterpriseDiscountValue: 10,
      comfortDiscountValue: 15,
    });
  });

  it('is a discount only with both type and value', () => {
    const discounts = (quote: Partial<NewQuote>) => quoteDiscounts(quoteFields({ ...enterprise, ...quote })).enterprise;
    expect(discounts({ discountType: 'none', discountValue: 5 })).toEqual({ type: 'none', value: null });
    expect(discounts({ discountType: 'amount' })).toEqual({ type: 'none', value: null });
    expect(discounts({ discountValue: 5 })).toEqual({ type: 'none', value: null });
    expect(discounts({ discountType: 'amount', discountValue: 0 })).toEqual({ type: 'amount', value: 0 });
  });
});

test('Every quote that the schema takes has a price', () => {
  const people = fc.option(fc.integer({ min: 1, max: limits.people }), { nil: undefined });
  const discountType = fc.constantFrom('none', 'percentage', 'amount', null, undefined);
  const value = fc.oneof(
    fc.constant(null),
    fc.double({ min: 0, max: 120, noNaN: true }),
    fc.nat(12_000).map((n) => n / 100),
  );
  const quotes = fc.record({
    packageType: fc.constantFrom(...packageTypes),
    activeUsers: people,
    employeesCount: people,
    monthsCount: fc.integer({ min: 1, max: 12 }),
    discountType,
    discountValue: value,
    enterpriseDiscountType: discountType,
    enterpriseDiscountValue: value,
    comfortDiscountType: discountType,
    comfortDiscountValue: value,
    startupFeeOverride: value,
  });
  let priced = 0;
  fc.assert(
    fc.property(quotes, (quote) => {
      const result = check(quotePricesSchema, { ...quote, currency: 'EUR' });
      if (!result.ok) return;
      priced += 1;
      const prices = quotePrices(firstPriceBook, quoteTerms(quoteFields(quote), 'EUR'));
      expect([prices.enterprise !== undefined, prices.comfort !== undefined]).toEqual([
        quote.packageType !== 'comfort',
        quote.packageType !== 'enterprise',
      ]);
    }),
    { numRuns: 500 },
  );
  expect(priced).toBeGreaterThan(20);
});

describe('newOfferSchema', () => {
  it('takes an offer, and for a change its id and version', () => {
    expect(faults(newOfferSchema, offer)).toEqual([]);
    expect(faults(offerChangeSchema, { ...offer, id: 'x', version: 1 })).toEqual([]);
  });

  it.each([
    ['a name of one letter', { clientName: 'A' }, ['clientName validation.clientName.required']],
    ['no name', { clientName: '' }, ['clientName validation.clientName.required']],
    ['no creator', { creator: '' }, ['creator validation.creator.required']],
    ['no date', { validUntil: '' }, ['validUntil validation.validUntil.required']],
    ['30 February', { validUntil: '2027-02-30' }, ['validUntil validation.day']],
    ['a time', { validUntil: '2027-02-19T00:00:00Z' }, ['validUntil validation.day']],
    ['another currency', { currency: 'GBP' }, ['currency validation.choice']],
    ['no quotes', { quotes: [] }, ['quotes validation.quotes.required']],
    [
      'too many quotes',
      { quotes: new Array(limits.quotes + 1).fill(enterprise) },
      ['quotes validation.quotes.maximum'],
    ],
    [
      'a faulty quote',
      { quotes: [enterprise, { ...comfort, monthsCount: 0 }] },
      ['quotes[1].monthsCount validation.months.range'],
    ],
    ['an id', { id: 'x' }, ['id validation.unknown']],
  ])('refuses %s', (_what, change, expected) => {
    expect(faults(newOfferSchema, { ...offer, ...change })).toEqual(expected);
  });
});

test.each([
  ['U012AB3CD', []],
  ['W9Z', []],
  ['u012ab3cd', ['slackUserId validation.slackUserId']],
  ['C012AB3CD', ['slackUserId validation.slackUserId']],
  ['', ['slackUserId validation.required']],
])('The chat user %p has the faults %p', (slackUserId, expected) => {
  expect(faults(newSlackMappingSchema, { creatorName: 'Anna Nowak', slackUserId })).toEqual(expected);
});

test.each([-1, 1.5, limits.viewSeconds + 1, '5', null])('A view cannot have lasted %p seconds', (duration) => {
  expect(faults(offerVisitDurationSchema, { duration })).toHaveLength(1);
});
