import { isolated } from './index.js';

test.each(['Acme', 'Żółw sp. z o.o.', '', '<b>', '株式会社'])('%j turns no sentence and stays as it is', (typed) => {
  expect(isolated(typed)).toBe(typed);
});

test.each([
  ['שלום', '\u2068שלום\u2069'],
  ['Acme \u202Egpj.exe', '\u2068Acme gpj.exe\u2069'],
  ['a\u2069\u202Eb', '\u2068ab\u2069'],
  ['\u200Fx', '\u2068\u200Fx\u2069'],
])('%j is kept apart from the sentence around it', (typed, shown) => {
  expect(isolated(typed)).toBe(shown);
});
