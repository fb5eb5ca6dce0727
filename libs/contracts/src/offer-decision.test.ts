import { firstPriceBook, quotePrices } from '@programme/pricing';
import { offerDecisionSchema, offerReversalSchema } from './offer-decision.schema.js';
import type { OfferSnapshot } from './offer-revision.response.js';
import { check } from './field-issue.js';
import { offerDifferences } from './offer-differences.js';
import { offeredPrice } from './offered-price.js';
import { offerStateHeaders, offerStateOfHeaders } from './offer-state-headers.js';
import type { Quote } from './quote.response.js';
import { quoteFields, quoteTerms, type NewQuote } from './quote.schema.js';

const acceptance = {
  revision: 1,
  decision: 'accepted',
  quoteId: 7,
  package: 'enterprise',
  months: 6,
  name: 'Ewa Zając',
  role: 'CEO',
  email: 'ewa@example.com',
  consent: 'I accept.',
};
const decline = { revision: 1, decision: 'declined', reason: 'price' };

const fieldsOf = (body: unknown): string[] => {
  const result = check(offerDecisionSchema, body);
  return 'issues' in result ? result.issues.map(({ field }) => field) : [];
};

describe('a decision', () => {
  it.each([acceptance, decline, { ...decline, text: 'Too high\nfor us' }, { ...decline, text: null }])(
    'is either shape: %j',
    (body) => {
      expect(fieldsOf(body)).toEqual([]);
    },
  );

  it.each([
    [{ ...acceptance, email: 'ewa' }, 'email'],
    [{ ...acceptance, email: 'ewa@example' }, 'email'],
    [{ ...acceptance, email: 'e wa@example.com' }, 'email'],
    [{ ...acceptance, email: `ewa@${'a'.repeat(250)}.com` }, 'email'],
    [{ ...acceptance, name: ' Ewa' }, 'name'],
    [{ ...acceptance, role: '' }, 'role'],
    [{ ...acceptance, quoteId: '7' }, 'quoteId'],
    [{ ...acceptance, package: 'both' }, 'package'],
    [{ ...acceptance, months: 13 }, 'months'],
    [{ ...acceptance, revision: 0 }, 'revision'],
    [{ ...acceptance, consent: '' }, 'consent'],
    [{ ...decline, reason: 'weather' }, 'reason'],
    [{ ...decline, text: 'x'.repeat(2001) }, 'text'],
    [{ ...decline, decision: 'postponed' }, 'decision'],
    [{ revision: 1 }, 'decision'],
  ])('names the field that is wrong: %j', (body, field) => {
    expect(fieldsOf(body)).toContain(field);
  });

  it.each([null, undefined, 5, 'accepted', []])('is no %j', (body) => {
    expect('issues' in check(offerDecisionSchema, body)).toBe(true);
  });

  it('is reversed with a reason', () => {
    expect('issues' in check(offerReversalSchema, { version: 1, reason: ' \n' })).toBe(true);
    expect('issues' in check(offerReversalSchema, { version: 1, reason: 'Wrong option' })).toBe(false);
  });
});

function pricedQuote(quote: NewQuote, id: number): Quote {
  const fields = quoteFields(quote);
  const calculatedPrices = quotePrices(firstPriceBook, quoteTerms(fields, 'PLN'));
  return { ...fields, id, orderIndex: 0, calculatedPrices };
}

const half = { discountType: 'percentage', discountValue: 50 } as const;
const quote = pricedQuote({ packageType: 'enterprise', activeUsers: 1200, monthsCount: 6, ...half }, 1);

describe('offeredPrice', () => {
  it('knows the length on offer and its neighbours, before and after the discount', () => {
    for (const months of [5, 6, 7]) {
      const price = offeredPrice(quote, 'enterprise', months);
      expect(price?.total).toBe((price?.listTotal ?? 0) / 2);
    }
    expect(offeredPrice(quote, 'enterprise', 6)?.total).toBe(quote.calculatedPrices.enterprise?.discountedTotal);
  });

  it('knows nothing that is not on offer', () => {
    expect(offeredPrice(quote, 'enterprise', 8)).toBeUndefined();
    expect(offeredPrice(quote, 'comfort', 6)).toBeUndefined();
  });
});

describe('offerDifferences', () => {
  const offer = {
    clientName: 'Acme',
    creator: 'Anna Nowak',
    currency: 'PLN',
    validUntil: '2027-02-19',
    createdAt: '2026-11-21T09:00:00.000Z',
  } as const;
  const snapshot: OfferSnapshot = { offer, quotes: [quote] };

  it('sees neither ids nor the order of fields', () => {
    const fields = Object.entries({ ...quote, id: 99 }).toReversed();
    const same = Object.fromEntries(fields) as typeof quote;
    expect(offerDifferences(snapshot, { quotes: [same], offer })).toEqual([]);
  });

  it('names fields, fields of quotes, and quotes that are new or gone', () => {
    const other = pricedQuote({ packageType: 'enterprise', activeUsers: 1200, monthsCount: 5, ...half }, 2);
    const now = { offer: { ...offer, validUntil: '2027-03-01' }, quotes: [{ ...other, note: 'New' }, quote] };
    const changes = [
      'validUntil',
      'quotes[0].monthsCount',
      'quotes[0].note',
      'quotes[0].calculatedPrices',
      'quotes[1]',
    ];
    expect(offerDifferences(snapshot, now).toSorted()).toEqual(changes.toSorted());
    expect(offerDifferences(now, snapshot).toSorted()).toEqual(changes.toSorted());
  });
});

describe('offerStateOfHeaders', () => {
  it.each([
    [
      {
        [offerStateHeaders.revision]: '2',
        [offerStateHeaders.status]: 'withdrawn',
        [offerStateHeaders.messages]: '3',
      },
      { revision: 2, status: 'withdrawn', messages: 3 },
    ],
    [{}, null],
    [{ [offerStateHeaders.revision]: '2', [offerStateHeaders.status]: 'lost' }, null],
  ])('reads %j', (headers, state) => {
    const given = new Map(Object.entries(headers));
    expect(offerStateOfHeaders({ get: (name) => given.get(name) ?? null })).toEqual(state);
  });
});
