import { ActiveTime } from './active-time';

test('Half a minute after the last sign of life nobody counts as looking', () => {
  const time = new ActiveTime(1000);
  expect(time.total(11_000)).toBe(10_000);
  expect(time.total(91_000)).toBe(30_000);
  time.signOfLife(91_000);
  expect(time.total(101_000)).toBe(40_000);
});

test('Signs of life that follow one another count what lies between them', () => {
  const time = new ActiveTime(0);
  for (let now = 20_000; now <= 100_000; now += 20_000) time.signOfLife(now);
  expect(time.total(100_000)).toBe(100_000);
});

test('What is hidden is not looked at', () => {
  const time = new ActiveTime(0);
  time.hidden(5000);
  expect(time.total(20_000)).toBe(5000);
  time.signOfLife(20_000);
  expect(time.total(21_000)).toBe(6000);
});
