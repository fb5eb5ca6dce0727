import { comfortPlanFigures, enterpriseFigures, figures2025 } from '@programme/contracts/expected-offers';
import {
  comfortPackOffers,
  comfortSummary,
  currencies,
  enterprisePrice,
  enterprisePriceByMonth,
  firstPriceBook,
  monthlyPayment2025,
  sheet2025Price,
  type ComfortPlan,
  type ComfortSeatsInput,
  type PriceBook,
} from '@programme/pricing';
import fc from 'fast-check';
import { validPriceBooks } from './testing/index.js';

const anyBook = fc.oneof(
  fc.constant(firstPriceBook),
  validPriceBooks.map((content): PriceBook => ({ ...content, id: 'random' })),
);
const anyCurrency = fc.constantFrom(...currencies);
const people = fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 1_000_000 }));
const anyMonths = fc.integer({ min: 1, max: 12 });
const anyFee = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100));

/** The ends of the tiers' ranges are where a wrong tier shows. */
const usersOf = ({ currencies: prices }: PriceBook) =>
  fc.oneof(people, fc.constantFrom(...prices.PLN.tiers.flatMap(({ min, max }) => [min, max, max + 1])));

const seatsOf = ({ comfort: { participation, minimumSeats } }: PriceBook): fc.Arbitrary<ComfortSeatsInput> =>
  fc.oneof(
    fc
      .oneof(people, fc.constantFrom(minimumSeats, minimumSeats + 1))
      .map((seats) => ({ method: 'manual' as const, seats })),
    fc.record({
      method: fc.constant('automatic' as const),
      companySize: people,
      participation: fc
        .integer({ min: 0, max: (participation.max - participation.min) / participation.step })
        .map((steps) => participation.min + steps * participation.step),
    }),
  );

const planOf = ({ currencies: prices }: PriceBook): fc.Arbitrary<ComfortPlan> =>
  fc.constantFrom<ComfortPlan>(
    { type: 'flex' },
    ...prices.PLN.comfort.packs.map(({ months }) => ({ type: 'pack' as const, months })),
  );

const anyAddOns = fc.record(
  {
    webinar: fc.boolean(),
    consultation: fc.boolean(),
    customContract: fc.boolean(),
    promotionalMaterials: fc.boolean(),
    engagementFeatures: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  },
  { requiredKeys: [] },
);

const terms = { currency: anyCurrency, startupFeeOverride: anyFee };

test('Programmes of any price book cost what its tables come to (property)', () => {
  const anyCase = anyBook.chain((book) =>
    fc.record({ book: fc.constant(book), activeUsers: usersOf(book), months: anyMonths, ...terms }),
  );
  fc.assert(
    fc.property(anyCase, ({ book, activeUsers, months, ...others }) => {
      const activeUsersByMonth = Array.from({ length: months }, () => activeUsers);
      const expected = enterpriseFigures(book, { activeUsersByMonth, ...others });
      expect(enterprisePrice(book, { activeUsers, months, ...others })).toMatchObject(expected);
    }),
  );
});

test('So do programmes whose active users differ by month (property)', () => {
  const anyCase = anyBook.chain((book) =>
    fc.record({
      book: fc.constant(book),
      activeUsersByMonth: fc.array(usersOf(book), { minLength: 1, maxLength: 12 }),
      ...terms,
    }),
  );
  fc.assert(
    fc.property(anyCase, ({ book, ...input }) => {
      expect(enterprisePriceByMonth(book, input)).toMatchObject(enterpriseFigures(book, input));
    }),
  );
});

test('So do programmes by the 2025 price list (property)', () => {
  const anyCase = anyBook.chain((book) =>
    fc.record({ book: fc.constant(book), currency: anyCurrency, activeUsers: usersOf(book), months: anyMonths }),
  );
  fc.assert(
    fc.property(anyCase, ({ book, ...input }) => {
      const price = sheet2025Price(book, input);
      const monthlyPayment = monthlyPayment2025(price, input.months);
      expect({ ...price, monthlyPayment }).toEqual(figures2025(book, input));
    }),
  );
});

test('So do Comfort plans, with add-ons and top-up (property)', () => {
  const anyCase = anyBook.chain((book) =>
    fc.record({
      book: fc.constant(book),
      currency: anyCurrency,
      seats: seatsOf(book),
      plan: planOf(book),
      addOns: anyAddOns,
      autoTopUp: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(anyCase, ({ book, ...input }) => {
      expect(comfortSummary(book, input)).toMatchObject(comfortPlanFigures(book, input));
    }),
  );
});

test('A pack on offer says what it saves on flex, in money and in whole percent (property)', () => {
  fc.assert(
    fc.property(anyBook, anyCurrency, (book, currency) => {
      const { flexPerMonth, packs } = book.currencies[currency].comfort;
      const expected = packs.map(({ months, perMonth, total }) => {
        const [flex, pack] = [Math.round(100 * flexPerMonth) * months, Math.round(100 * total)];
        return {
          months,
          monthlyRate: perMonth,
          perUserCost: total,
          flexPerUserCost: flex / 100,
          savingsPerUser: (flex - pack) / 100,
          savingsPercentage: Math.round((100 * (flex - pack)) / flex),
        };
      });
      expect(comfortPackOffers(book, currency)).toEqual(expected);
    }),
  );
});
