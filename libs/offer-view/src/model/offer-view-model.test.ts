import { quoteFields, quoteTerms, type PublicOffer } from '@programme/contracts';
import { firstPriceBook, quotePrices } from '@programme/pricing';
import { spaced, viewOf, viewOfAnswer } from './offer-view.fixture';
import { both, comfort, enterprise, publicOffer } from './public-offer.fixture';

const figuresOf = (view: ReturnType<typeof viewOf>, months: number) =>
  view.quotes[0]!.packages[0]!.lengths.find((length) => length.months === months)!.figures.map(({ label, value }) => [
    label,
    spaced(value),
  ]);

test('A discount is said as it was typed, to the last hundredth', () => {
  const discounted = { ...enterprise, discountType: 'amount', discountValue: 99.99 } as const;
  expect(spaced(viewOf([[discounted]]).quotes[0]!.packages[0]!.discount ?? '')).toBe('Discount 99.99 zł');
});

test('An Enterprise quote shows its length between the neighbouring ones, each after the discount', () => {
  const discounted = { ...enterprise, discountType: 'percentage', discountValue: 10 } as const;
  const [item] = viewOf([[discounted]]).quotes[0]!.packages;
  expect(item).toMatchObject({ heading: 'Enterprise (for 120 active users)', discount: 'Discount 10%', remarks: [] });
  expect(
    item!.lengths.map(({ place, title, chosen, total, listTotal }) => [
      place,
      title,
      chosen,
      spaced(total),
      spaced(listTotal),
    ]),
  ).toEqual([
    ['One month shorter', '5 months', false, '30,038 zł', '33,375 zł'],
    ['Our proposal', '6 months', true, '31,275 zł', '34,750 zł'],
    ['One month longer', '7 months', false, '34,988 zł', '38,875 zł'],
  ]);
});

test.each([
  [1, ['1 month', '2 months']],
  [12, ['11 months', '12 months']],
])('At %d months there is one neighbour', (monthsCount, titles) => {
  const [item] = viewOf([[{ ...enterprise, monthsCount }]]).quotes[0]!.packages;
  expect(item!.lengths.map(({ title }) => title)).toEqual(titles);
});

test('Enterprise says the fee of a month, the startup fee and what the length does', () => {
  const view = viewOf([[{ ...enterprise, startupFeeOverride: 0 }]]);
  expect(figuresOf(view, 6)).toEqual([
    ['Monthly fee', '5,500 zł'],
    ['Length adjustment', '−25%'],
    ['Monthly payment', '4,125 zł'],
    ['Startup fee', '0 zł'],
  ]);
});

test('Beside a discounted total, Enterprise payments say that they are before it', () => {
  const view = viewOf([[{ ...enterprise, discountType: 'percentage', discountValue: 10 }]]);
  expect(figuresOf(view, 6).map(([label]) => label)).toEqual([
    'Discount',
    'Monthly fee',
    'Length adjustment',
    'Monthly payment, before discount',
    'Startup fee, before discount',
  ]);
});

test('A list total that reads like the total is not crossed out beside it', () => {
  const nothingOff = { startupFeeOverride: 10_631.01, discountType: 'amount', discountValue: 0 } as const;
  const [item] = viewOf([[{ ...enterprise, ...nothingOff }]]).quotes[0]!.packages;
  expect(item!.lengths.map(({ total, listTotal }) => [spaced(total), listTotal])).toEqual([
    ['34,006 zł', null],
    ['35,381 zł', null],
    ['39,506 zł', null],
  ]);
});

test('A price that was raised to the minimum is marked, and the minimum named', () => {
  const [item] = viewOf([[{ ...enterprise, activeUsers: 10, monthsCount: 3 }]]).quotes[0]!.packages;
  expect(item!.lengths.map(({ mark }) => mark)).toEqual(Array(3).fill('Raised to the minimum value'));
  expect(spaced(item!.remarks[0])).toContain('minimum value of this programme is 25,000 zł');
});

test('Comfort says how it is bought, its seats beside the employees, and a better price', () => {
  const view = viewOf([[{ ...comfort, showBetterPriceHint: true }]]);
  expect(figuresOf(view, 4)).toEqual([
    ['Per user', '276 zł'],
    ['Per user per month', '69 zł'],
    ['Seats', '125'],
    ['Plan type', '4 Monthly Flex'],
  ]);
  expect(figuresOf(view, 3)).toContainEqual(['Plan type', '3-month Pack']);
  const [item] = view.quotes[0]!.packages;
  expect(item!.remarks).toEqual(['Comfort seats are rounded up: 123 employees need 125 seats.']);
  expect(item!.tip?.lines.map(spaced)).toEqual([
    '3-month Pack + 1 Monthly Flex costs 204 zł per user instead of 276 zł, which saves 72 zł for the same 4 months.',
    'The 6-month Pack runs longer and costs only 150 zł per user.',
  ]);
});

test('A better price is not mentioned unless the salesperson chose to', () => {
  expect(viewOf([[comfort]]).quotes[0]!.packages[0]!.tip).toBeNull();
});

test('Beside a discount, prices per user say that they are before it', () => {
  const view = viewOf([[{ ...comfort, showBetterPriceHint: true, discountType: 'amount', discountValue: 100 }]]);
  expect(figuresOf(view, 4).map(([label]) => label)).toContain('Per user, before discount');
  expect(view.quotes[0]!.packages[0]!.tip?.lines.at(-1)).toBe('These are prices before any discount.');
});

test('A quote of both is compared in a table, where Comfort has a dash for lengths without a pack', () => {
  const { comparison } = viewOf([[both]]);
  if (comparison.kind !== 'tables') throw new Error('no table');
  expect(comparison.tables[0]!.head).toEqual(['Package', '2 months', '3 months', '4 months']);
  expect(comparison.tables[0]!.rows.map(({ cells }) => cells.map(spaced))).toEqual([
    ['Enterprise', '25,000 zł', '26,500 zł', '28,700 zł'],
    ['Comfort', '14,160 zł', '16,200 zł', '–'],
  ]);
});

test('Below a dash stands the price of the card, and how it is bought', () => {
  const discounted = { ...both, comfortDiscountType: 'percentage', comfortDiscountValue: 10 } as const;
  const { comparison, charts } = viewOf([[discounted, { ...both, monthsCount: 2 }]]);
  if (comparison.kind !== 'tables') throw new Error('no table');
  const expected = [
    'A dash means that there is no Comfort pack of this length.',
    'Comfort for 4 months costs 29,808 zł (4 Monthly Flex).',
  ];
  expect(comparison.tables.map(({ remarks }) => remarks.map(spaced))).toEqual([expected, []]);
  expect(charts.map(({ remarks }) => remarks.map(spaced))).toEqual([expected, [expected[0]]]);
});

test('Quotes of different lengths each mark their own in the chart', () => {
  const threeMonths = { ...comfort, monthsCount: 3, discountType: 'percentage', discountValue: 10 } as const;
  const [chart] = viewOf([[enterprise, threeMonths]]).charts;
  expect(chart!.series.map(({ chosenMonth, chosenLabel }) => [chosenMonth, chosenLabel])).toEqual([
    [6, 'Our proposal: Enterprise'],
    [3, 'Our proposal: Comfort'],
  ]);
  const chosen = chart!.rows.map(({ cells }) => cells.flatMap(({ text, chosen: is }) => (is ? [spaced(text)] : [])));
  expect(chosen.filter((cells) => cells.length > 0)).toEqual([
    ['3', '15,188 zł'],
    ['6', '34,750 zł'],
  ]);
});

test('Other offers list each quote with its total after discount', () => {
  const { comparison } = viewOf([[enterprise, comfort]]);
  if (comparison.kind !== 'list') throw new Error('no list');
  expect(comparison.rows.map(({ label, total }) => [label, spaced(total)])).toEqual([
    ['Enterprise, 120 active users, 6 months', '34,750 zł'],
    ['Comfort, 123 employees, 4 months', '34,500 zł'],
  ]);
});

test('There is a chart of the months for each quote of both, else of one quote each, else none', () => {
  expect(viewOf([[both, both, enterprise]]).charts).toHaveLength(2);
  expect(viewOf([[enterprise, comfort, comfort]]).charts).toHaveLength(1);
  expect(viewOf([[enterprise, enterprise]]).charts).toEqual([]);
  const [chart] = viewOf([[both]]).charts;
  expect(chart!.months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(chart!.series[1]!.values).toEqual([
    8280,
    14160,
    16200,
    null,
    null,
    18000,
    null,
    null,
    null,
    null,
    null,
    21600,
  ]);
  expect(chart!.rows[2]!.cells.map(({ text }) => spaced(text))).toEqual(['3', '26,500 zł', '16,200 zł']);
  expect(chart!.series.map(({ chosenLabel }) => chosenLabel)).toEqual(['Our proposal', 'Our proposal']);
});

test('Dashes are those of the price book that the quote was made from, whatever today’s says', () => {
  const { PLN } = firstPriceBook.currencies;
  const packs = [{ months: 4, perMonth: 40, total: 160 }];
  const currencies = { ...firstPriceBook.currencies, PLN: { ...PLN, comfort: { ...PLN.comfort, packs } } };
  const calculatedPrices = quotePrices(
    { ...firstPriceBook, id: 'another', currencies },
    quoteTerms(quoteFields(both), 'PLN'),
  );
  const offer = publicOffer([both]);
  const shown = { ...offer, quotes: [{ ...offer.quotes[0]!, calculatedPrices }] };
  const { comparison, charts } = viewOfAnswer(shown);
  if (comparison.kind !== 'tables') throw new Error('no table');
  expect(comparison.tables[0]!.rows[1]!.cells.map(spaced)).toEqual(['Comfort', '–', '–', '19,200 zł']);
  const sold = charts[0]!.series[1]!.values.flatMap((value, index) => (value === null ? [] : [index + 1]));
  expect(sold).toEqual([1, 4]);
});

test('A quote from before totals said how Comfort is bought has the dashes of the only price book of that time', () => {
  const offer = publicOffer([both]);
  const { calculatedPrices } = offer.quotes[0]!;
  const totals = calculatedPrices.totals.map(({ packMonths: _, ...total }) => total);
  const old = { ...offer, quotes: [{ ...offer.quotes[0]!, calculatedPrices: { ...calculatedPrices, totals } }] };
  expect(viewOfAnswer(old).charts[0]!.series[1]!.values.map((value) => value !== null)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((months) => [1, 2, 3, 6, 12].includes(months)),
  );
});

test('A quote that was priced before totals were kept has no chart', () => {
  const offer = publicOffer([both]);
  const prices = { ...offer.quotes[0]!.calculatedPrices, totals: undefined };
  const old = { ...offer, quotes: [{ ...offer.quotes[0]!, calculatedPrices: prices }] };
  expect(viewOfAnswer(old as never).charts).toEqual([]);
});

test.each([
  ['en', 'Offer for Acme', 'February 19, 2027', 'Prices in EUR'],
  ['pl', 'Oferta dla firmy Acme', '19 lutego 2027', 'Ceny w EUR'],
  ['es', 'Oferta para Acme', '19 de febrero de 2027', 'Precios en EUR'],
] as const)('The frame of an offer in %s', (language, heading, validUntil, currency) => {
  const view = viewOf([[enterprise], { currency: 'EUR', expired: true }], language);
  expect(view).toMatchObject({ heading, currency });
  expect(view.facts.map(({ value }) => value)).toContain(validUntil);
  expect(view.expired?.text.length).toBeGreaterThan(20);
});

test.each([
  [1, '1 day left'],
  [10, '10 days left'],
  [0, 'last day today'],
])('With %i days left the offer says: %s', (daysLeft, text) => {
  expect(viewOf([[enterprise], { daysLeft }]).daysLeft).toBe(text);
});

test.each([
  ['Warsaw', '2027-02-19T23:00:00.000Z', 'in your time zone until February 19, 2027 at 11:00 PM UTC'],
  ['Kiritimati', '2027-02-19T10:00:00.000Z', 'in your time zone until February 19, 2027 at 10:00 AM UTC'],
  ['the reader’s zone', '2027-02-20T00:00:00.000Z', null],
])('The last day of an offer of %s ends by the reader’s clock at', (_zone, endsAt, expected) => {
  const { facts } = viewOf([[enterprise], { endsAt }]);
  expect(spaced(facts.find(({ id }) => id === 'validUntil')?.note) ?? null).toBe(expected);
});

test('Days are the server’s, whatever the reader’s clock says', () => {
  jest.useFakeTimers({ now: new Date('2029-05-05T12:00:00Z') });
  const view = viewOf([[enterprise], { createdAt: '2026-11-21T23:30:00.000Z', preparedOn: '2026-11-22', daysLeft: 3 }]);
  jest.useRealTimers();
  expect(view.facts.find(({ id }) => id === 'created')?.value).toBe('November 22, 2026');
  expect(view.daysLeft).toBe('3 days left');
});

test('Of an API of before there were such days they are the reader’s', () => {
  jest.useFakeTimers({ now: new Date('2027-02-17T12:00:00Z') });
  const answer = publicOffer([enterprise]);
  const older = { ...answer.offer, preparedOn: undefined, daysLeft: undefined };
  const view = viewOfAnswer({ ...answer, offer: older } as unknown as PublicOffer);
  jest.useRealTimers();
  expect(view.facts.find(({ id }) => id === 'created')?.value).toBe('November 21, 2026');
  expect(view.daysLeft).toBe('2 days left');
});

test('An expired offer has no days left', () => {
  expect(viewOf([[enterprise], { expired: true }]).daysLeft).toBeNull();
});

test.each([
  ['Anna Nowak', 'AN'],
  ['Íñigo de la Vega', 'ÍV'],
  ['Cher', 'C'],
])('The initials of %s are %s', (creator, initials) => {
  expect(viewOf([[enterprise], { creator }]).creatorInitials).toBe(initials);
});
