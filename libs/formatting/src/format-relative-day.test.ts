import { formatRelativeDay } from './index.js';

const today = '2026-11-21';

test.each([
  [today, 'en', 'today'],
  ['2026-11-20', 'en', 'yesterday'],
  ['2026-11-18', 'en', '3 days ago'],
  ['2026-11-18', 'pl', '3 dni temu'],
  ['2026-11-20', 'es', 'ayer'],
  ['2026-11-14', 'en', 'Nov 14, 2026'],
  ['2026-11-22', 'en', 'Nov 22, 2026'],
] as const)('%s in %s is "%s"', (day, language, text) => {
  expect(formatRelativeDay(day, today, language)).toBe(text);
});

test('What is no day has none', () => {
  expect(formatRelativeDay('soon', today, 'en')).toBe('–');
});
