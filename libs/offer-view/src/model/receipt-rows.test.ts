import type { NewQuote } from '@programme/contracts';
import { allSpaced, viewOf } from './offer-view.fixture';
import { comfort, enterprise } from './public-offer.fixture';

const tenPercent = { discountType: 'percentage', discountValue: 10 } as const;

/** The receipt of the length on offer; each amount is one that can be worked out from the price list. */
const receiptOf = (quote: NewQuote, currency: 'PLN' | 'EUR' = 'PLN') =>
  allSpaced(viewOf([[quote], { currency }]).quotes[0]!.packages[0]!.lengths.find(({ chosen }) => chosen)!.receipt);

const monthlyPayment = { id: 'monthlyPayment', label: 'Monthly payment', kind: 'part' };
const startupFee = { id: 'startupFee', label: 'Startup fee', kind: 'part' };
const before = { id: 'before', label: 'Before discount', kind: 'muted' };
const discount = { id: 'discount', label: 'Discount 10%', kind: 'part' };
const total = { id: 'total', label: 'Total', kind: 'total' };

test('Enterprise at the base length is so many payments and the startup fee', () => {
  expect(receiptOf({ ...enterprise, monthsCount: 3 })).toEqual([
    { ...monthlyPayment, amount: '16,500 zł', explanation: '3 × 5,500 zł' },
    { ...startupFee, amount: '10,000 zł' },
    { ...total, amount: '26,500 zł' },
  ]);
});

test('Of another length the receipt says what the length does to the fee', () => {
  expect(receiptOf(enterprise)).toEqual([
    {
      ...monthlyPayment,
      amount: '24,750 zł',
      explanation: '6 × 4,125 zł. Monthly fee 5,500 zł, length adjustment −25%',
    },
    { ...startupFee, amount: '10,000 zł' },
    { ...total, amount: '34,750 zł' },
  ]);
});

test('A minimum and a discount have lines of their own', () => {
  expect(receiptOf({ ...enterprise, ...tenPercent, activeUsers: 10, monthsCount: 1 })).toEqual([
    {
      ...monthlyPayment,
      amount: '4,800 zł',
      explanation: '1 × 4,800 zł. Monthly fee 3,000 zł, length adjustment +60%',
    },
    { ...startupFee, amount: '10,000 zł' },
    { id: 'minimum', label: 'Raised to the minimum value', kind: 'part', amount: '10,200 zł' },
    { ...before, amount: '25,000 zł' },
    { ...discount, amount: '−2,500 zł' },
    { ...total, amount: '22,500 zł' },
  ]);
});

test('What a discount of nothing rounds off is called rounding', () => {
  const nothingOff = { startupFeeOverride: 10_631.01, discountType: 'amount', discountValue: 0 } as const;
  expect(receiptOf({ ...enterprise, ...nothingOff }).slice(1)).toEqual([
    { ...startupFee, amount: '10,631.01 zł' },
    { ...before, amount: '35,381.01 zł' },
    { id: 'discount', label: 'Rounding', kind: 'part', amount: '−0.01 zł' },
    { ...total, amount: '35,381 zł' },
  ]);
});

test('A discount that takes nothing off has no line', () => {
  const nothingOff = { discountType: 'percentage', discountValue: 0 } as const;
  expect(receiptOf({ ...enterprise, ...nothingOff }).map(({ id }) => id)).toEqual([
    'monthlyPayment',
    'startupFee',
    'total',
  ]);
});

test('Comfort is so many seats of a plan, to the cent', () => {
  expect(receiptOf({ ...comfort, ...tenPercent, employeesCount: 1201, monthsCount: 2 }, 'EUR')).toEqual([
    { id: 'plan', label: '2-month Pack', kind: 'part', amount: '€33,727.95', explanation: '1,205 × €27.99' },
    { ...before, amount: '€33,727.95' },
    { ...discount, amount: '−€3,372.95' },
    { ...total, amount: '€30,355.00' },
  ]);
  expect(receiptOf(comfort)).toEqual([
    { id: 'plan', label: '4 Monthly Flex', kind: 'part', amount: '34,500 zł', explanation: '125 × 276 zł' },
    { ...total, amount: '34,500 zł' },
  ]);
});
