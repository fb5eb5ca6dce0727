import { comfortPackOffers, comfortSummary, currencies, firstPriceBook } from './index.js';

test('packs are offered shortest first, with what they save on flex', () => {
  const offer = { monthlyRate: 45, perUserCost: 135, flexPerUserCost: 207, savingsPerUser: 72 };
  const offers = comfortPackOffers(firstPriceBook, 'PLN');
  expect(offers.map(({ months }) => months)).toEqual([2, 3, 6, 12]);
  expect(offers[1]).toEqual({ months: 3, ...offer, savingsPercentage: 35 });
});

test('cents stay exact', () => {
  expect(comfortPackOffers(firstPriceBook, 'EUR')[0]).toEqual({
    months: 2,
    monthlyRate: 13.99,
    perUserCost: 27.99,
    flexPerUserCost: 31.98,
    savingsPerUser: 3.99,
    savingsPercentage: 12,
  });
});

test.each(currencies)(
  'in %s a seat costs in an offer what the summary charges, and saves more the longer it is',
  (currency) => {
    const offers = comfortPackOffers(firstPriceBook, currency);
    for (const { months, monthlyRate, perUserCost } of offers) {
      const summary = comfortSummary(firstPriceBook, {
        currency,
        seats: { method: 'manual', seats: 5 },
        plan: { type: 'pack', months },
        addOns: {},
        autoTopUp: true,
      });
      expect(summary).toMatchObject({ monthlyRate, perUserCost });
    }
    const savings = offers.map(({ savingsPercentage }) => savingsPercentage);
    expect(savings).toEqual([...savings].sort((one, other) => one - other));
    expect(savings.every((percent) => percent > 0 && percent < 100)).toBe(true);
  },
);

test('what a pack saves is rounded once: 91.4999 % is 91 %', () => {
  const { PLN } = firstPriceBook.currencies;
  const packs = [{ months: 9, perMonth: 2672.61, total: 24_053.45 }];
  const currencies = {
    ...firstPriceBook.currencies,
    PLN: { ...PLN, comfort: { ...PLN.comfort, flexPerMonth: 31_442.41, packs } },
  };
  expect(comfortPackOffers({ ...firstPriceBook, currencies }, 'PLN')).toMatchObject([{ savingsPercentage: 91 }]);
});
