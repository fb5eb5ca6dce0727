import { firstPriceBook, quotePrices } from '@programme/pricing';
import { frozenPrices, quoteFields, quoteTerms, type NewQuote, type Quote } from './index.js';

const asked: NewQuote = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6, note: 'First' };
const fields = quoteFields(asked);
const prices = { ...quotePrices(firstPriceBook, quoteTerms(fields, 'PLN')), priceBookId: 'last year' };
const quote: Quote = { ...fields, id: 1, orderIndex: 0, calculatedPrices: prices };
const offer = { currency: 'PLN', quotes: [quote] } as const;

test('A quote on the same terms keeps its prices, whatever its note', () => {
  expect(frozenPrices(offer, quoteFields({ ...asked, note: 'Second' }), 'PLN')).toBe(prices);
});

test.each([
  ['other users', { activeUsers: 121 }],
  ['another length', { monthsCount: 7 }],
  ['a discount', { discountType: 'percentage' as const, discountValue: 0 }],
  ['a waived fee', { startupFeeOverride: 0 }],
  ['Comfort beside it', { packageType: 'both' as const }],
])('With %s it is priced anew', (_what, change) => {
  expect(frozenPrices(offer, quoteFields({ ...asked, ...change }), 'PLN')).toBeUndefined();
});

test('In another currency, or in a new offer, it is priced anew', () => {
  expect(frozenPrices(offer, fields, 'EUR')).toBeUndefined();
  expect(frozenPrices(null, fields, 'PLN')).toBeUndefined();
});
