import fc from 'fast-check';
import { limits } from '@programme/contracts';
import { languages } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { calculationQuery, formFromQuery } from './calculation-link';
import { readCalculatorForm } from './calculator-form.values';

const people = fc.integer({ min: 1, max: limits.people });
const input = fc
  .record({ employees: people, activeUsers: people, months: fc.integer({ min: 1, max: 12 }), advanced: fc.boolean() })
  .chain(({ advanced, ...rest }) =>
    fc.record({
      companyName: fc.string(),
      employees: fc.constant(rest.employees),
      activeUsers: fc.constant(rest.activeUsers),
      months: fc.constant(rest.months),
      activeUsersByMonth: advanced
        ? fc.array(people, { minLength: rest.months, maxLength: rest.months })
        : fc.constant(null),
    }),
  );

test('a link opens the calculation that it was made from, but for the company', () => {
  fc.assert(
    fc.property(input, fc.constantFrom(...languages), fc.constantFrom(...currencies), (made, language, currency) => {
      const form = formFromQuery(`?${calculationQuery(made, language, { currency, priceBook: 'a-book' })}`);
      expect(form && readCalculatorForm(form)).toEqual({ ...made, companyName: '' });
    }),
  );
});

test('no address makes a form that cannot be priced', () => {
  const part = fc.oneof(fc.string(), people.map(String));
  fc.assert(
    fc.property(part, part, part, part, (employed_2025, au_2025, am_2025, au_by_month) => {
      const form = formFromQuery(`?${new URLSearchParams({ employed_2025, au_2025, am_2025, au_by_month })}`);
      if (form) expect(() => readCalculatorForm(form)).not.toThrow();
    }),
  );
});

test.each(['', '?lang=pl', '?employed_2025=10&au_2025=5', '?employed_2025=10&au_2025=5&am_2025=13'])(
  '"%s" names no calculation',
  (search) => expect(formFromQuery(search)).toBeNull(),
);
