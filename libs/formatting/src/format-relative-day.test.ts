import { formatRelativeDay } from './index.js';

const now = new Date(2026, 10, 21, 9, 0);

test.each([
  [new Date(2026, 10, 21, 0, 5), 'en', 'today'],
  [new Date(2026, 10, 20, 23, 55), 'en', 'yesterday'],
  [new Date(2026, 10, 18, 12, 0), 'en', '3 days ago'],
  [new Date(2026, 10, 18, 12, 0), 'pl', '3 dni temu'],
  [new Date(2026, 10, 20, 12, 0), 'es', 'ayer'],
  [new Date(2026, 10, 14, 12, 0), 'en', 'Nov 14, 2026'],
  [new Date(2026, 10, 22, 12, 0), 'en', 'Nov 22, 2026'],
] as const)('%s in %s is "%s"', (instant, language, text) => {
  expect(formatRelativeDay(instant, language, now)).toBe(text);
});

test('What is no moment has no day', () => {
  expect(formatRelativeDay('soon', 'en', now)).toBe('–');
});
