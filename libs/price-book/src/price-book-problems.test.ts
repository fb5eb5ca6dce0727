import { priceBookDraftSchema, check, type PriceBookDraft } from '@programme/contracts';
import {
  betterPriceHint,
  comfortPackOffers,
  comfortSummary,
  currencies,
  firstPriceBook,
  enterprisePriceByMonth,
  priceBookContent,
  quotePrices,
  sheet2025Price,
  suggestsComfort,
} from '@programme/pricing';
import * as fc from 'fast-check';
import { errorRules, isError, priceBookProblems, type PriceBookProblem } from './index.js';
import { mutations, validPriceBooks, type MutablePriceBook } from './testing/index.js';

/** `PRICE_BOOK_RUNS=10000 npx jest` tries as many books as the release check does. */
const numRuns = Number(process.env['PRICE_BOOK_RUNS'] ?? 300);

const content2026 = priceBookContent(firstPriceBook);

const named = ({ rule, path }: PriceBookProblem) => `${rule} ${path}`;

test('the book of 2026 breaks no rule, and its warnings are these', () => {
  expect(priceBookProblems(content2026).map(named)).toMatchInlineSnapshot(`
    [
      "total-falls durationModifiers.7.modifier",
      "minimum-never-applies currencies.EUR.minimumTotal",
      "minimum-never-applies currencies.USD.minimumTotal",
      "minimum-never-applies currencies.MXN.minimumTotal",
      "threshold-same currencies.PLN.comfortSuggestionLimit",
      "threshold-same currencies.EUR.comfortSuggestionLimit",
      "threshold-same currencies.USD.comfortSuggestionLimit",
      "threshold-same currencies.MXN.comfortSuggestionLimit",
      "estimate-drift currencies.USD.comfort.packs.1.total",
    ]
  `);
});

test('the book of 2026 has the shape of a book', () => {
  expect(check(priceBookDraftSchema, content2026).ok).toBe(true);
});

test('random valid books break no rule, and have the shape of a book', () => {
  fc.assert(
    fc.property(validPriceBooks, (book) => {
      expect(priceBookProblems(book).filter(isError)).toEqual([]);
      expect(check(priceBookDraftSchema, book).ok).toBe(true);
    }),
    { numRuns },
  );
});

test('every rule of a content by itself has a mutation', () => {
  const broken = new Set(mutations.map(({ rule }) => rule));
  expect(errorRules.filter((rule) => !broken.has(rule))).toEqual(['figure-jump', 'date-missing', 'date-past']);
});

test('a valid book that is changed to break a rule is reported with that rule', () => {
  fc.assert(
    fc.property(
      validPriceBooks,
      fc.constantFrom(...mutations),
      fc.infiniteStream(fc.nat()),
      (book, { rule, apply }, numbers) => {
        const broken = structuredClone(book) as never;
        apply(broken, (count) => (numbers.next().value as number) % count);
        const rules = priceBookProblems(broken)
          .filter(isError)
          .map((problem) => problem.rule);
        expect(rules).toContain(rule);
      },
    ),
    { numRuns },
  );
});

test('the engine prices any input with any valid book', () => {
  const people = fc.oneof(fc.integer({ min: 1, max: 6_000 }), fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(
      validPriceBooks,
      fc.record({
        currency: fc.constantFrom(...currencies),
        activeUsers: people,
        employees: people,
        months: fc.integer({ min: 1, max: 12 }),
        users: fc.array(people, { minLength: 1, maxLength: 12 }),
      }),
      (content, { currency, activeUsers, employees, months, users }) => {
        const book = { ...content, id: 'random' };
        const discount = { type: 'percentage', value: 12.5 } as const;
        const enterprise = { activeUsers, startupFeeOverride: null, discount };
        const prices = quotePrices(book, { currency, months, enterprise, comfort: { employees, discount } });
        expect(prices.enterprise?.finalTotal).toBeGreaterThan(0);
        expect(prices.comfort?.totalCost).toBeGreaterThan(0);
        expect(prices.totals).toHaveLength(12);
        enterprisePriceByMonth(book, { currency, activeUsersByMonth: users });
        const { value2025 } = sheet2025Price(book, { currency, activeUsers, months });
        suggestsComfort(book, { currency, employees, activeUsers, total2025: value2025 });
        betterPriceHint(book, { currency, months });
        const all = { webinar: true, consultation: true, customContract: true, engagementFeatures: 3 } as const;
        for (const plan of [{ type: 'flex' } as const, ...comfortPackOffers(book, currency)]) {
          comfortSummary(book, {
            currency,
            seats: { method: 'automatic', companySize: employees, participation: book.comfort.participation.default },
            plan: 'type' in plan ? plan : { type: 'pack', months: plan.months },
            addOns: all,
            autoTopUp: true,
          });
        }
      },
    ),
    { numRuns },
  );
});

describe('the date', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const dates = (effectiveFrom: Date | null) =>
    priceBookProblems(content2026, { now, effectiveFrom }).filter(isError).map(named);

  test('must be there', () => expect(dates(null)).toEqual(['date-missing effectiveFrom']));
  test('must not be past', () => expect(dates(now)).toEqual(['date-past effectiveFrom']));
  test('may come', () => expect(dates(new Date('2027-01-01T00:00:00Z'))).toEqual([]));
});

describe('against the base', () => {
  /** The book of 2026, to be changed. */
  const copy = () => structuredClone(content2026) as MutablePriceBook;

  const compared = (book: PriceBookDraft) =>
    priceBookProblems(book, { base: content2026 }).filter(
      ({ rule }) => rule === 'total-changed' || rule === 'estimate-shift',
    );

  test('nothing is said of the same prices', () => expect(compared(content2026)).toEqual([]));

  test('a total that changes by 25 % is not reported, by more it is, with its length', () => {
    const flex = (flexPerMonth: number) => {
      const book = copy();
      book.currencies.PLN.comfort.flexPerMonth = flexPerMonth;
      return book;
    };
    expect(compared(flex(86.25))).toEqual([]);
    expect(compared(flex(86.26))).toEqual([
      expect.objectContaining({
        rule: 'total-changed',
        path: 'currencies.PLN.comfort.flexPerMonth',
        values: { months: 1, before: 69, after: 86.26, percent: 25 },
      }),
    ]);
  });

  test('a limit of suggestions that changes by more than 25 % is reported', () => {
    const book = copy();
    const before = book.currencies.MXN.comfortSuggestionLimit;
    book.currencies.MXN.comfortSuggestionLimit = before * 1.5;
    const [problem] = priceBookProblems(book, { base: content2026 }).filter(({ rule }) => rule === 'limit-changed');
    expect(problem).toMatchObject({ path: 'currencies.MXN.comfortSuggestionLimit', values: { before, percent: 50 } });
  });

  const figures: [string, (book: MutablePriceBook, factor: number) => void][] = [
    ['startupFee', ({ currencies: { MXN } }, factor) => void (MXN.startupFee *= factor)],
    ['minimumTotal', ({ currencies: { MXN } }, factor) => void (MXN.minimumTotal *= factor)],
    ['comfortSuggestionLimit', ({ currencies: { MXN } }, factor) => void (MXN.comfortSuggestionLimit *= factor)],
    ['comfort.addOns.webinar', ({ currencies: { MXN } }, factor) => void (MXN.comfort.addOns.webinar *= factor)],
  ];
  test.each(figures)('%s may be ten times as much or a tenth, and no more', (path, change) => {
    const errorsAt = (factor: number) => {
      const book = copy();
      change(book, factor);
      return priceBookProblems(book, { base: content2026 }).filter(isError).map(named);
    };
    for (const factor of [0.1, 2, 10]) expect(errorsAt(factor)).toEqual([]);
    for (const factor of [0.001, 0.05, 10.5]) expect(errorsAt(factor)).toEqual([`figure-jump currencies.MXN.${path}`]);
  });

  test('fees that lost their zeros are errors, each at its tier', () => {
    const book = copy();
    for (const tier of book.currencies.MXN.tiers) tier.fee /= 1000;
    const found = priceBookProblems(book, { base: content2026 }).filter(isError);
    expect(found.filter(({ rule }) => rule === 'figure-jump')).toHaveLength(book.currencies.MXN.tiers.length);
  });

  test('a higher minimum is a change of every total that it raises', () => {
    const book = copy();
    book.currencies.PLN.minimumTotal = 40_000;
    expect(compared(book).map(({ path }) => path)).toContain('currencies.PLN.tiers.0.fee');
  });

  test('a source that rises without its estimate is reported once', () => {
    const book = copy();
    for (const tier of book.currencies.EUR.tiers) tier.fee = Math.round(tier.fee * 1.1);
    expect(compared(book).map(named)).toEqual(['estimate-shift currencies.USD.estimatedFrom']);
  });

  test('a base that breaks a rule itself is not compared with', () => {
    const base = { ...content2026, rates2025: [] };
    expect(priceBookProblems(content2026, { base })).toEqual(priceBookProblems(content2026));
  });
});
