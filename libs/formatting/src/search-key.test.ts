import { searchKey } from './index.js';

test.each([
  ['Jodła', 'jodla'],
  ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
  ['Compañía Español', 'compania espanol'],
  ['Compan\u0303i\u0301a', 'compania'],
  ['Øresund Straße Æble Œuvre', 'oresund strasse aeble oeuvre'],
  ['İSTANBUL ığdır', 'istanbul igdir'],
  ['Żubr & Søn 🎈 100%_', 'zubr & son 🎈 100%_'],
  ['', ''],
  ['Two  blanks\u00a0\tor more', 'two blanks or more'],
])('%j is searched as %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
  expect(searchKey(key)).toBe(key);
});

test('Other scripts keep their letters, however they are encoded', () => {
  for (const text of ['東京', '서울', 'हिन्दी', '\u0958']) {
    expect(searchKey(text.normalize('NFD'))).toBe(searchKey(text));
    expect(searchKey(text).length).toBeLessThanOrEqual(3 * text.length);
  }
});
