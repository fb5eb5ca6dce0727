import type { PriceSimulation } from '@programme/contracts';
import { comfortPrice, currencies, enterpriseTotal, type PriceBook } from '@programme/pricing';

const numbersBetween = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((one, other) => one - other);

/** Every cell of users tier × months × currency by both books. */
export function enterpriseGrid(before: PriceBook, after: PriceBook): PriceSimulation['enterprise'] {
  return currencies.flatMap((currency) => {
    const users = sorted([before, after].flatMap((book) => book.currencies[currency].tiers.map(({ min }) => min)));
    return users.flatMap((activeUsers) =>
      numbersBetween(after.months.min, after.months.max).map((months) => {
        const input = { currency, activeUsers, months };
        return { ...input, before: enterpriseTotal(before, input), after: enterpriseTotal(after, input) };
      }),
    );
  });
}

/** Flex and every pack × currency by both books, for one user; where a book has no such pack, flex for as long. */
export function comfortGrid(before: PriceBook, after: PriceBook): PriceSimulation['comfort'] {
  return currencies.flatMap((currency) => {
    const packs = [before, after].flatMap((book) =>
      book.currencies[currency].comfort.packs.map(({ months }) => months),
    );
    const perUser = (book: PriceBook, months: number) =>
      comfortPrice(book, { currency, employees: 1, months }).perUserCost;
    return sorted([1, ...packs]).map((months) => ({
      currency,
      months,
      before: perUser(before, months),
      after: perUser(after, months),
    }));
  });
}
