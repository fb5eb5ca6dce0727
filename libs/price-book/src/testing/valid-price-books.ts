import { currencies, type Currency, type CurrencyPrices, type PriceBookContent } from '@programme/pricing';
import * as fc from 'fast-check';
import { colourOf } from '../rules/months.rules.js';

/** Months 1 to 12 in rows, cut anywhere. */
const monthRows = fc.subarray([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).map((starts) => rowsFrom([1, ...starts], 12));

const rowsFrom = (starts: readonly number[], last: number) =>
  starts.map((min, index) => ({ min, max: (starts[index + 1] ?? last + 1) - 1 }));

/** An amount in major units, from whole minor units. */
const amounts = (max: number) => fc.integer({ min: 1, max }).map(toMajor);

const toMajor = (minor: number): number => minor / 100;

const tiers = fc
  .record({
    starts: fc.uniqueArray(fc.integer({ min: 2, max: 5_000 }), { maxLength: 20 }),
    beyond: fc.integer({ min: 0, max: 1_000 }),
    steps: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 21, maxLength: 21 }),
  })
  .map(({ starts, beyond, steps }) => {
    const sorted = [1, ...starts.toSorted((one, other) => one - other)];
    let fee = 0;
    return rowsFrom(sorted, (sorted.at(-1) ?? 1) + beyond).map((range, index) => {
      fee += steps[index] ?? 1;
      return { ...range, fee: toMajor(fee) };
    });
  });

const packsOf = (lengths: readonly number[], flex: number) =>
  fc.tuple(
    ...lengths.map((months) =>
      fc
        .integer({ min: months, max: flex * months - 1 })
        .map((total) => ({ months, perMonth: toMajor(Math.round(total / months)), total: toMajor(total) })),
    ),
  );

const addOns = fc.record({
  webinar: amounts(1_000_000),
  consultation: amounts(1_000_000),
  customContract: amounts(1_000_000),
  promotionalMaterials: amounts(1_000_000),
  engagementFeatures: fc
    .tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 500_000 })))
    .map(([first = 1, second = 1, third = 1]): readonly [number, number, number] => [
      toMajor(first),
      toMajor(first + second),
      toMajor(first + second + third),
    ]),
});

const comfortOf = (lengths: readonly number[]) =>
  fc
    .integer({ min: 2, max: 4_000_000 })
    .chain((flex) => fc.record({ flexPerMonth: fc.constant(toMajor(flex)), packs: packsOf(lengths, flex), addOns }));

const pricesOf = (lengths: readonly number[], estimatedFrom?: Currency): fc.Arbitrary<CurrencyPrices> =>
  fc
    .record({
      startupFee: amounts(5_000_000),
      minimumTotal: amounts(10_000_000),
      comfortSuggestionLimit: amounts(5_000_000),
      tiers,
      comfort: comfortOf(lengths),
    })
    .map((prices) => (estimatedFrom ? { estimatedFrom, ...prices } : prices));

const participation = fc
  .record({
    min: fc.integer({ min: 1, max: 50 }),
    step: fc.integer({ min: 1, max: 10 }),
    steps: fc.integer({ min: 0, max: 5 }),
    usual: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ min, step, steps, usual }) => ({
    min,
    max: min + steps * step,
    step,
    default: min + Math.min(usual, steps) * step,
  }));

const comfortRulesOf = (lengths: readonly number[]) =>
  fc
    .record({
      seatMultiple: fc.integer({ min: 1, max: 20 }),
      multiples: fc.integer({ min: 1, max: 10 }),
      participation,
      topUpShare: fc.integer({ min: 0, max: 10_000 }),
      midTermNoteFromMonths: fc.integer({ min: 1, max: 12 }),
      flexComparisonMonths: fc.subarray([...lengths]),
    })
    .map(({ multiples, ...rules }) => ({ ...rules, minimumSeats: rules.seatMultiple * multiples }));

/** Price books that break no rule: any tables, any amounts, any lengths of packs. */
export const validPriceBooks: fc.Arbitrary<PriceBookContent> = fc
  .subarray([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 1 })
  .chain((lengths) =>
    fc.record({
      year: fc.integer({ min: 2020, max: 2100 }),
      months: fc.constant({ min: 1, max: 12 }),
      durationModifiers: monthRows.chain((rows) =>
        fc.tuple(
          ...rows.map(({ min, max }) =>
            fc
              .integer({ min: -9_900, max: 20_000 })
              .map((modifier) => ({ key: `months-${min}`, min, max, modifier, colour: colourOf(modifier) })),
          ),
        ),
      ),
      rates2025: monthRows.chain((rows) =>
        fc.tuple(...rows.map((row) => fc.integer({ min: 0, max: 10_000 }).map((discount) => ({ ...row, discount })))),
      ),
      individualPricing: fc.record({
        employeesFrom: fc.integer({ min: 1, max: 10_000 }),
        activeUsersAbove: fc.integer({ min: 1, max: 10_000 }),
      }),
      realisticShare: fc.integer({ min: 1, max: 10_000 }),
      comfort: comfortRulesOf(lengths),
      currencies: fc.record(
        Object.fromEntries(
          currencies.map((currency) => [currency, pricesOf(lengths, currency === 'USD' ? 'EUR' : undefined)]),
        ) as Record<Currency, fc.Arbitrary<CurrencyPrices>>,
      ),
    }),
  );
