import { daysIn } from '@programme/formatting';
import { opensByDay } from './opens-by-day';

const dayOf = daysIn('Europe/Warsaw');
const opensOf = (...moments: string[]) => opensByDay(at(...moments), (instant) => dayOf(new Date(instant)));

/** Openings at moments of Warsaw's winter. */
const at = (...moments: string[]) =>
  moments.map((moment, id) => ({
    id,
    viewedAt: new Date(`${moment}+01:00`).toISOString(),
    ipAddress: null,
    sessionDuration: null,
    activeSeconds: null,
  }));

test('Openings are counted by the day of the zone, days without one included', () => {
  const opens = opensOf('2026-11-21T00:00', '2026-11-20T23:59', '2026-11-20T00:00', '2026-11-12T12:00');
  expect(opens[0]).toEqual({ day: '2026-11-12', count: 1 });
  expect(opens.at(-3)).toEqual({ day: '2026-11-19', count: 0 });
  expect(opens.at(-2)).toEqual({ day: '2026-11-20', count: 2 });
  expect(opens.at(-1)).toEqual({ day: '2026-11-21', count: 1 });
  expect(opens).toHaveLength(10);
});

test('One opening has the days before it for company', () => {
  expect(opensOf('2026-03-03T12:00:00').map(({ day, count }) => [day, count])).toEqual([
    ['2026-02-25', 0],
    ['2026-02-26', 0],
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 0],
    ['2026-03-03', 1],
  ]);
});

test('Of an offer that was opened over months the last thirty days are shown', () => {
  const opens = opensOf('2026-11-21T12:00:00', '2026-03-01T12:00:00');
  expect(opens).toHaveLength(30);
  expect(opens[0]).toEqual({ day: '2026-10-23', count: 0 });
  expect(opens.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});
