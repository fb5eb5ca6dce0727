import fc from 'fast-check';
import { limits } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { languages } from '@programme/i18n';
import {
  activeUsersOfMonth,
  calculatorFormIssues,
  emptyCalculatorForm,
  monthNumbers,
  readCalculatorForm,
} from './calculator-form.values';

const filled = { ...emptyCalculatorForm, employed_2025: '1 200', au_2025: '130', am_2025: '6' };
const issuesOf = (changes: Partial<typeof filled>) =>
  calculatorFormIssues({ ...filled, ...changes }).map(({ field, key }) => `${field}: ${key}`);

test.each([
  [{ employed_2025: '' }, 'employed_2025: validation.employees.required'],
  [{ au_2025: '  ' }, 'au_2025: validation.activeUsers.required'],
  [{ am_2025: '' }, 'am_2025: validation.months.required'],
  [{ au_2025: '12abc' }, 'au_2025: validation.positiveInteger'],
  [{ au_2025: '2.5' }, 'au_2025: validation.positiveInteger'],
  [{ employed_2025: '0' }, 'employed_2025: validation.positiveInteger'],
  [{ employed_2025: '1 000 001' }, 'employed_2025: validation.maximum'],
  [{ au_2025: '9'.repeat(30) }, 'au_2025: validation.maximum'],
  [{ am_2025: '13' }, 'am_2025: validation.months.range'],
  [{ am_2025: '9'.repeat(30) }, 'am_2025: validation.months.range'],
  [{ companyName: 'x'.repeat(limits.name + 1) }, 'companyName: validation.maximumLength'],
])('%o is refused as %s', (changes, issue) => {
  expect(issuesOf(changes)).toEqual([issue]);
});

test('whatever a language writes for a number is read as that number', () => {
  const people = fc.integer({ min: 1, max: limits.people });
  fc.assert(
    fc.property(people, people, fc.integer({ min: 1, max: 12 }), fc.constantFrom(...languages), (...drawn) => {
      const [employees, activeUsers, months, language] = drawn;
      const values = {
        ...emptyCalculatorForm,
        employed_2025: formatWholeNumber(employees, language),
        au_2025: formatWholeNumber(activeUsers, language),
        am_2025: String(months),
      };
      expect(calculatorFormIssues(values)).toEqual([]);
      expect(readCalculatorForm(values)).toEqual({
        companyName: '',
        employees,
        activeUsers,
        months,
        activeUsersByMonth: null,
      });
    }),
  );
});

test('advanced mode asks for twelve months of fifty until the form says otherwise', () => {
  expect(monthNumbers(emptyCalculatorForm)).toHaveLength(12);
  expect(activeUsersOfMonth(emptyCalculatorForm, 1)).toBe('50');
  expect(monthNumbers(filled)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(activeUsersOfMonth(filled, 3)).toBe('130');
});

test('advanced mode reads the months that were changed, and forgets those beyond the contract', () => {
  const values = { ...filled, am_2025: '3', advanced: true, auByMonth: { 2: '60', 5: '999' } };
  expect(calculatorFormIssues(values)).toEqual([]);
  expect(readCalculatorForm(values).activeUsersByMonth).toEqual([130, 60, 130]);
  expect(issuesOf({ ...values, auByMonth: { 2: 'x' } })).toEqual(['auByMonth.2: validation.positiveInteger']);
});

test('a form with issues is not read', () => {
  expect(() => readCalculatorForm({ ...filled, au_2025: '12abc' })).toThrow(RangeError);
});
