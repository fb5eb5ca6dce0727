import { printableText } from './printable-text';

const latin = (code: number) => (code >= 0x20 && code < 0x180) || code === 0x20ac;

test.each([
  ['Zażółć gęślą jaźń €', 'Zażółć gęślą jaźń €'],
  ['two\nlines', 'two\nlines'],
  ['1\u202f234', '1\u00a0234'],
  ['a\tb\u200bc', 'a bc'],
  ['\u2068Acme\u2069', 'Acme'],
  ['ắ', 'a'],
  ['Ромашка 5', '??????? 5'],
  ['Go 🎉👍🏽!', 'Go !'],
])('%j is drawn as %j', (text, drawn) => {
  expect(printableText(text, latin)).toBe(drawn);
});
