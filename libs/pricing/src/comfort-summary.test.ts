import { comfortSummary, firstPriceBook, type ComfortAddOnChoice, type ComfortSummaryInput } from './index.js';

const usual: ComfortSummaryInput = {
  currency: 'PLN',
  seats: { method: 'automatic', companySize: 100, participation: 30 },
  plan: { type: 'pack', months: 3 },
  addOns: {},
  autoTopUp: true,
};

const summaryOf = (change: Partial<ComfortSummaryInput>) => comfortSummary(firstPriceBook, { ...usual, ...change });

test('a pack: the default plan of the calculator', () => {
  expect(summaryOf({})).toEqual({
    requestedSeats: 30,
    seats: 30,
    billedMonths: 3,
    monthlyRate: 45,
    perUserCost: 135,
    seatsCost: 4050,
    addOns: [],
    addOnsCost: 0,
    totalCost: 4050,
    topUp: { maxExtraSeats: 6, maxExtraCost: 810 },
    hasMidTermNote: false,
    flexComparison: [
      { months: 3, flexCost: 6210, packCost: 4050, savings: 2160 },
      { months: 6, flexCost: 12_420, packCost: 4500, savings: 7920 },
      { months: 12, flexCost: 24_840, packCost: 5400, savings: 19_440 },
    ],
  });
});

test('flex is billed by the month', () => {
  expect(summaryOf({ currency: 'EUR', plan: { type: 'flex' } })).toMatchObject({
    billedMonths: 1,
    monthlyRate: 15.99,
    perUserCost: 15.99,
    seatsCost: 479.7,
    topUp: { maxExtraSeats: 6, maxExtraCost: 95.94 },
    hasMidTermNote: false,
    flexComparison: [
      { months: 3, flexCost: 1439.1, packCost: 899.7, savings: 539.4 },
      { months: 6, flexCost: 2878.2, packCost: 1079.7, savings: 1798.5 },
      { months: 12, flexCost: 5756.4, packCost: 1259.7, savings: 4496.7 },
    ],
  });
});

test('typed seats are priced on the next multiple of 5', () => {
  expect(summaryOf({ seats: { method: 'manual', seats: 31 } })).toMatchObject({
    requestedSeats: 31,
    seats: 35,
    seatsCost: 4725,
  });
});

test.each([
  [5, 1],
  [10, 2],
  [20, 4],
  [25, 5],
  [1000, 200],
])('%d seats may be topped up by %d', (seats, maxExtraSeats) => {
  const { topUp } = summaryOf({ seats: { method: 'manual', seats } });
  expect(topUp).toEqual({ maxExtraSeats, maxExtraCost: maxExtraSeats * 135 });
});

test('without auto top-up there is none', () => expect(summaryOf({ autoTopUp: false }).topUp).toBeNull());

test.each([
  [2, false],
  [3, false],
  [6, true],
  [12, true],
])('a pack of %d months: mid-term note %p', (months, hasMidTermNote) => {
  expect(summaryOf({ plan: { type: 'pack', months } })).toMatchObject({ billedMonths: months, hasMidTermNote });
});

describe('add-ons', () => {
  test.each<[ComfortAddOnChoice, number]>([
    [{}, 0],
    [{ webinar: false, engagementFeatures: 0 }, 0],
    [{ webinar: true }, 2000],
    [{ consultation: true, customContract: true }, 1750],
    [{ engagementFeatures: 1 }, 2500],
    [{ engagementFeatures: 2 }, 4000],
    [{ promotionalMaterials: true, engagementFeatures: 3 }, 6000],
  ])('%p cost %d PLN', (addOns, cost) => {
    expect(summaryOf({ addOns })).toMatchObject({ addOnsCost: cost, totalCost: 4050 + cost });
  });

  test('come with their own prices, in the order of the price list', () => {
    const all = {
      engagementFeatures: 3,
      promotionalMaterials: true,
      customContract: true,
      consultation: true,
      webinar: true,
    } as const;
    expect(summaryOf({ currency: 'USD', addOns: all }).addOns).toEqual([
      { addOn: 'webinar', cost: 540 },
      { addOn: 'consultation', cost: 200 },
      { addOn: 'customContract', cost: 270 },
      { addOn: 'promotionalMaterials', cost: 270 },
      { addOn: 'engagementFeatures', cost: 1340 },
    ]);
  });

  test.each([4, -1, 1.5])('there is no engagement level %d', (level) => {
    expect(() => summaryOf({ addOns: { engagementFeatures: level as 1 } })).toThrow(RangeError);
  });
});

test.each([0, 1, 4, 13])('there is no pack of %d months', (months) => {
  expect(() => summaryOf({ plan: { type: 'pack', months } })).toThrow(RangeError);
});
