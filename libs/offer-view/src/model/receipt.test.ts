import fc from 'fast-check';
import { viewOf } from './offer-view.fixture';

test('The parts of a receipt add up to its total, whatever discount and startup fee (property)', () => {
  const cents = (text: string) => Math.round(100 * Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')));
  fc.assert(
    fc.property(
      fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
      fc.integer({ min: 1, max: 4000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('none' as const, 'percentage' as const, 'amount' as const),
      fc.integer({ min: 0, max: 9999 }).map((value) => value / 100),
      fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((value) => value / 100)),
      (packageType, people, monthsCount, type, value, startupFeeOverride) => {
        const quote = {
          packageType,
          activeUsers: people,
          employeesCount: people,
          monthsCount,
          discountType: type,
          discountValue: value,
          comfortDiscountType: type,
          comfortDiscountValue: value,
          startupFeeOverride,
        };
        for (const { lengths } of viewOf([[quote], { currency: 'EUR' }]).quotes[0]!.packages) {
          for (const { receipt, total } of lengths) {
            const sum = receipt.filter(({ kind }) => kind === 'part').reduce((all, row) => all + cents(row.amount), 0);
            expect(sum).toBe(cents(receipt.at(-1)!.amount));
            expect(receipt.at(-1)!.amount).toBe(total);
          }
        }
      },
    ),
  );
});
