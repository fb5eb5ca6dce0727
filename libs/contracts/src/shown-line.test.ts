import { cleanedLine, isMisleading, isVisible } from './shown-line.js';

const hidden = ['\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];

test.each(hidden)('%j misleads, and is cleaned away', (character) => {
  const line = `Ac${character}me`;
  expect(isMisleading(line)).toBe(true);
  expect(cleanedLine(line)).toBe('Acme');
});

test.each(['👩‍👩‍👧', '❤️', 'न्‍य', 'Żółw', '.', '東'])('%j stays as it is, and is seen', (line) => {
  expect(isMisleading(line)).toBe(false);
  expect(isVisible(line)).toBe(true);
  expect(cleanedLine(line)).toBe(line);
});

test.each(['', ' ', '\u200b\u200b', '\u200d', '\ufe0f', '\u00a0', '\u2800', '\u3164', '\u115f'])(
  'Nothing is seen of %j',
  (line) => {
    expect(isVisible(line)).toBe(false);
  },
);

test('Letters are composed, and blanks around a line are left out', () => {
  expect(cleanedLine('  Z\u0307o\u0301łw\u2069 ')).toBe('Żółw');
});
