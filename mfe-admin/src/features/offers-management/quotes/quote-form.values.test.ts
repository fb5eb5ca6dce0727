import { emptyQuoteForm, quoteForm, readQuoteForm, type QuoteFormValues } from './quote-form.values';

const read = (values: Partial<QuoteFormValues>) => readQuoteForm({ ...emptyQuoteForm(), ...values });
const faults = (values: Partial<QuoteFormValues>) => {
  const result = read(values);
  return result.ok ? [] : result.issues.map(({ field, key }) => `${field} ${key}`);
};

test.each([
  [
    { activeUsers: '1 200', monthsCount: '6' },
    { activeUsers: 1200, monthsCount: 6, employeesCount: null },
  ],
  [
    { packageType: 'comfort', employeesCount: '42' },
    { activeUsers: null, employeesCount: 42, monthsCount: 3 },
  ],
  [
    { packageType: 'both', activeUsers: '60' },
    { activeUsers: 60, employeesCount: 60 },
  ],
  [{ activeUsers: '5', startupFeeOverride: '0' }, { startupFeeOverride: 0 }],
  [{ activeUsers: '5', startupFeeOverride: '' }, { startupFeeOverride: null }],
  [
    { activeUsers: '5', discountType: 'percentage', discountValue: '7,5' },
    { discountType: 'percentage', discountValue: 7.5 },
  ],
  [
    { activeUsers: '5', discountType: 'percentage', discountValue: '0' },
    { discountType: 'percentage', discountValue: 0 },
  ],
  // A discount needs both type and value (S2 §5).
  [
    { activeUsers: '5', discountType: 'amount' },
    { discountType: 'none', discountValue: null },
  ],
  [
    { activeUsers: '5', discountType: 'none', discountValue: 'left over' },
    { discountType: 'none', discountValue: null },
  ],
  [
    {
      packageType: 'both',
      activeUsers: '60',
      discountType: 'percentage',
      discountValue: '50',
      enterpriseDiscountType: 'percentage',
      enterpriseDiscountValue: '10',
      comfortDiscountType: 'amount',
      comfortDiscountValue: '99.99',
    },
    {
      discountType: 'none',
      discountValue: null,
      enterpriseDiscountType: 'percentage',
      enterpriseDiscountValue: 10,
      comfortDiscountType: 'amount',
      comfortDiscountValue: 99.99,
    },
  ],
  [{ activeUsers: '5', note: '  ' }, { note: null }],
  // As it was copied, with the sign of a currency.
  [
    { activeUsers: '1\u2009200', startupFeeOverride: '€1,234.50' },
    { activeUsers: 1200, startupFeeOverride: 1234.5 },
  ],
  // What the package does not ask for is not read.
  [{ packageType: 'comfort', employeesCount: '5', activeUsers: 'x', startupFeeOverride: 'y' }, { activeUsers: null }],
] as const)('%j reads as a quote', (values, quote) => {
  expect(read(values as Partial<QuoteFormValues>)).toEqual({ ok: true, quote: expect.objectContaining(quote) });
});

test.each([
  [{}, ['activeUsers validation.activeUsers.required'], true],
  [{ packageType: 'comfort' }, ['employeesCount validation.employees.required'], true],
  [{ packageType: 'both' }, ['activeUsers validation.activeUsers.required'], true],
  [{ activeUsers: '5', monthsCount: '' }, ['monthsCount validation.months.required'], true],
  [{ activeUsers: '5', monthsCount: '13' }, ['monthsCount validation.months.range'], false],
  [{ activeUsers: '0' }, ['activeUsers validation.positiveInteger'], false],
  [{ activeUsers: '1.5' }, ['activeUsers validation.positiveInteger'], false],
  [{ activeUsers: '-5' }, ['activeUsers validation.positiveInteger'], false],
  [{ activeUsers: '2000000' }, ['activeUsers validation.maximum'], false],
  [{ activeUsers: '99999999999999999999' }, ['activeUsers validation.maximum'], false],
  [{ activeUsers: '5', startupFeeOverride: '1.2345' }, ['startupFeeOverride quote.amount.invalid'], false],
  [{ activeUsers: '5', discountType: 'percentage', discountValue: '101' }, ['discountValue validation.maximum'], false],
  [
    { activeUsers: '5', discountType: 'percentage', discountValue: '10 €' },
    ['discountValue quote.amount.invalid'],
    false,
  ],
  [{ activeUsers: '5', discountType: 'amount', discountValue: 'ten' }, ['discountValue quote.amount.invalid'], false],
  [{ activeUsers: '5', note: 'x'.repeat(2001) }, ['note validation.maximumLength'], false],
] as const)('%j is refused', (values, expected, incomplete) => {
  expect(faults(values as Partial<QuoteFormValues>)).toEqual(expected);
  expect(read(values as Partial<QuoteFormValues>)).toMatchObject({ ok: false, incomplete });
});

test.each([
  [{ startupFeeOverride: '−3' }, 'startupFeeOverride'],
  [{ startupFeeOverride: '-3,50' }, 'startupFeeOverride'],
  [{ discountType: 'amount', discountValue: '-1' }, 'discountValue'],
  [{ discountType: 'percentage', discountValue: '-1' }, 'discountValue'],
] as const)('%j is below 0, and is said to be so', (values, field) => {
  expect(faults({ activeUsers: '5', ...values })).toEqual([`${field} validation.notNegative`]);
});

test.each(['en', 'pl', 'es'] as const)('A quote fills its form, and the form reads as the quote (%s)', (language) => {
  const result = read({
    packageType: 'both',
    activeUsers: '1200',
    monthsCount: '12',
    startupFeeOverride: '2400.5',
    enterpriseDiscountType: 'percentage',
    enterpriseDiscountValue: '7.25',
    note: 'Line one\nline two',
  });
  if (!result.ok) throw new Error('The form has faults');
  expect(readQuoteForm(quoteForm(result.quote, language))).toEqual(result);
});
