import { rangeText } from './range-text';

test('a range of one number is that number', () => expect(rangeText({ min: 12, max: 12 }, 'en')).toBe('12'));

test('a range is written from its first to its last number, grouped', () => {
  expect(rangeText({ min: 801, max: 1000 }, 'en')).toBe('801–1,000');
});
