import { languages } from '@programme/i18n';
import { issueText } from './index.js';

test.each([
  ['en', 'at most 1,000,000'],
  ['pl', 'at most 1 000 000'],
  ['es', 'at most 1.000.000'],
] as const)('A number in a message is grouped as %s does it', (language, expected) => {
  expect(languages).toContain(language);
  const issue = { field: 'users', key: 'validation.maximum', parameters: { max: 1_000_000, path: 'users' } } as const;
  const text = issueText(issue, (_key, { max }) => `at most ${max}`, language);
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('A count stays a number, which chooses the plural', () => {
  const issue = { field: 'discountValue', key: 'validation.discount.abovePrice', parameters: { count: 5 } } as const;
  expect(issueText(issue, (_key, { count }) => `${typeof count} ${count}`, 'pl')).toBe('number 5');
});
