import type { Quote } from '@programme/contracts';
import { allSpaced, viewOf, viewOfAnswer, wordsOf, spaced } from './offer-view.fixture';
import { discountText, lengthHead, type GivenDiscount } from './package-view';
import { both, comfort, enterprise, publicOffer } from './public-offer.fixture';

const tenPercent = { discountType: 'percentage', discountValue: 10 } as const;
const packagesOf = (...offer: Parameters<typeof publicOffer>) => allSpaced(viewOf(offer).quotes[0]!.packages);

/** The packages of a quote that was stored otherwise than quotes are now. */
const packagesOfStored = (change: (quote: Quote) => Partial<Quote>) => {
  const offer = publicOffer([both]);
  const [quote] = offer.quotes;
  return viewOfAnswer({ ...offer, quotes: [{ ...quote!, ...change(quote!) }] }).quotes[0]!.packages;
};

test('An Enterprise package that is raised to the minimum, with a discount', () => {
  const [item, ...others] = packagesOf([{ ...enterprise, ...tenPercent, activeUsers: 10, monthsCount: 1 }]);
  expect(others).toEqual([]);
  expect(item).toEqual({
    kind: 'enterprise',
    name: 'Enterprise',
    heading: 'Enterprise (for 10 active users)',
    discount: 'Discount 10%',
    labels: { total: 'Total', listTotal: 'Before discount' },
    remarks: [
      'The minimum value of this programme is 25,000 zł. Prices below it were raised to this amount before any discount.',
    ],
    tip: null,
    lengths: [expect.anything(), expect.anything()],
  });
  expect(item!.lengths[0]).toEqual({
    months: 1,
    chosen: true,
    place: 'Our proposal',
    title: '1 month',
    total: '22,500 zł',
    listTotal: '25,000 zł',
    mark: 'Raised to the minimum value',
    figures: [
      { id: 'discount', label: 'Discount', value: '−2,500 zł' },
      { id: 'listFee', label: 'Monthly fee', value: '3,000 zł' },
      { id: 'lengthEffect', label: 'Length adjustment', value: '+60%' },
      { id: 'monthlyPayment', label: 'Monthly payment, before discount', value: '4,800 zł' },
      { id: 'startupFee', label: 'Startup fee, before discount', value: '10,000 zł' },
    ],
    receipt: expect.any(Array),
  });
});

test('A Comfort package with a discount', () => {
  const [item, ...others] = packagesOf([{ ...comfort, ...tenPercent, showBetterPriceHint: true, employeesCount: 1 }]);
  expect(others).toEqual([]);
  expect(item).toEqual({
    kind: 'comfort',
    name: 'Comfort',
    heading: 'Comfort (for 1 employee)',
    discount: 'Discount 10%',
    labels: { total: 'Total', listTotal: 'Before discount' },
    remarks: ['Comfort seats are rounded up: 1 employee needs 5 seats.'],
    tip: { title: 'A better price', lines: expect.any(Array) },
    lengths: [expect.anything(), expect.anything(), expect.anything()],
  });
  expect(item!.lengths[0]).toEqual({
    months: 3,
    chosen: false,
    place: 'One month shorter',
    title: '3 months',
    total: '608 zł',
    listTotal: '675 zł',
    mark: null,
    figures: [
      { id: 'discount', label: 'Discount', value: '−67 zł' },
      { id: 'perUser', label: 'Per user, before discount', value: '135 zł' },
      { id: 'perUserMonth', label: 'Per user per month, before discount', value: '45 zł' },
      { id: 'seats', label: 'Seats', value: '5' },
      { id: 'boughtAs', label: 'Plan type', value: '3-month Pack' },
    ],
    receipt: expect.any(Array),
  });
});

test('Each length that is raised to the minimum is marked, and no other', () => {
  const [item] = packagesOf([{ ...enterprise, monthsCount: 3 }]);
  expect(item!.lengths.map(({ mark }) => mark)).toEqual(['Raised to the minimum value', null, null]);
  expect(item!.remarks).toHaveLength(1);
});

test.each([
  [124, ['Comfort seats are rounded up: 124 employees need 125 seats.']],
  [125, []],
  [1201, ['Comfort seats are rounded up: 1,201 employees need 1,205 seats.']],
])('%d employees', (employeesCount, remarks) => {
  expect(packagesOf([{ ...comfort, employeesCount }])[0]!.remarks).toEqual(remarks);
});

test('There is no tip where nothing is better, even when the salesperson chose one', () => {
  expect(packagesOf([{ ...comfort, monthsCount: 12, showBetterPriceHint: true }])[0]!.tip).toBeNull();
});

test('A quote of both has Enterprise before Comfort, each with its own discount', () => {
  const discounts = { enterpriseDiscountType: 'percentage', enterpriseDiscountValue: 5 } as const;
  const ofComfort = { comfortDiscountType: 'amount', comfortDiscountValue: 99.99 } as const;
  expect(packagesOf([{ ...both, ...discounts, ...ofComfort }]).map(({ kind, discount }) => [kind, discount])).toEqual([
    ['enterprise', 'Discount 5%'],
    ['comfort', 'Discount 99.99 zł'],
  ]);
});

test('A package without its number of people is left out', () => {
  expect(packagesOfStored(() => ({ activeUsers: null })).map(({ kind }) => kind)).toEqual(['comfort']);
  expect(packagesOfStored(() => ({ employeesCount: null })).map(({ kind }) => kind)).toEqual(['enterprise']);
});

test('A length that a package has no price for has no card', () => {
  const packages = packagesOfStored(({ calculatedPrices }) => {
    const [shorter, longer] = calculatedPrices.options;
    const options = [
      { months: 2, ...(shorter?.comfort && { comfort: shorter.comfort }) },
      { months: 4, ...(longer?.enterprise && { enterprise: longer.enterprise }) },
    ];
    return { calculatedPrices: { ...calculatedPrices, options } };
  });
  expect(packages.map(({ lengths }) => lengths.map(({ months }) => months))).toEqual([
    [3, 4],
    [2, 3],
  ]);
});

test.each<[GivenDiscount, string | null]>([
  [{ type: 'none', value: 10 }, null],
  [{ type: 'none', value: null }, null],
  [{ type: 'percentage', value: null }, null],
  [{ type: 'percentage', value: 0 }, null],
  [{ type: 'percentage', value: 0.01 }, 'Discount 0.01%'],
  [{ type: 'percentage', value: 12.5 }, 'Discount 12.5%'],
  [{ type: 'amount', value: 0 }, null],
  [{ type: 'amount', value: 1200 }, 'Discount 1,200 zł'],
])('A discount of %j is said as %s', (discount, text) => {
  const said = discountText(discount, wordsOf());
  expect(said === null ? null : spaced(said)).toBe(text);
});

test.each([
  [5, 6, 'One month shorter', false],
  [6, 6, 'Our proposal', true],
  [7, 6, 'One month longer', false],
])('%d months beside the %d on offer: %s', (months, offered, place, chosen) => {
  expect(allSpaced(lengthHead({ months, offered, total: 900, listTotal: 1000 }, wordsOf()))).toEqual({
    months,
    chosen,
    place,
    title: `${months} months`,
    total: '900 zł',
    listTotal: '1,000 zł',
  });
});
