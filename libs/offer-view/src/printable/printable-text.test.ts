import fc from 'fast-check';
import { faceCharacters } from './face-characters';
import { drawnBy, printableText } from './printable-text';
import { substitutes } from './substitutes';

test.each([
  ['Zażółć gęślą jaźń €', 'Zażółć gęślą jaźń €'],
  ['two\r\nlines', 'two\nlines'],
  ['1\u202f234', '1\u00a0234'],
  ['a\tb\u2009c\u200bd\u00ade\ufefff', 'a b cdef'],
  ['\u2068Acme\u2069', 'Acme'],
  ['one\u2028two', 'one\ntwo'],
  ['Żółw'.normalize('NFD'), 'Żółw'],
  ['e\u2011learning, e\u2010mail, 5\u20126', 'e-learning, e-mail, 5–6'],
  ['✓ tak ✔️ tak ✅ tak ✗ nie', '• tak • tak • tak × nie'],
  ['☐ tak ☑ nie', '[ ] tak [x] nie'],
  ['≈ 5‰, 2⅓', '~ 5⁰⁄₀₀, 2¹⁄₃'],
  ['● ■ ▪ ◦', '• • • •'],
  ['ﬁrma ２０ ℃ №', 'firma 20 °C No'],
])('The primary face draws %j as %j, and loses nothing', (text, drawn) => {
  expect(printableText(text)).toEqual({ face: 'primary', text: drawn, lost: [] });
});

test.each([
  ['Ромашка 5', 'Ромашка 5'],
  ['Йод'.normalize('NFD'), 'Йод'],
  ['Ελλάδα ΑΕ', 'Ελλάδα ΑΕ'],
  ['Đại lý ắ', 'Đại lý ắ'],
  ['5 ₴ ✓', '5 ₴ •'],
])('The fallback face draws %j as %j, and loses nothing', (text, drawn) => {
  expect(printableText(text)).toEqual({ face: 'fallback', text: drawn, lost: [] });
});

test.each([
  ['Go 🎉👍🏽!', 'primary', 'Go !', ['🎉', '👍🏽']],
  ['🇵🇱 1\ufe0f\u20e3', 'primary', ' 1', ['🇵🇱', '1\ufe0f\u20e3']],
  ['株式会社', 'primary', '????', ['株', '式', '会', '社']],
  ['10⁻³', 'primary', '10−³', ['⁻']],
  ['x\u030c', 'primary', 'x', ['x\u030c']],
  ['за\u0301мок 漢', 'fallback', 'замок ?', ['а\u0301', '漢']],
])('%j loses what no face has', (text, face, drawn, lost) => {
  expect(printableText(text)).toEqual({ face, text: drawn, lost });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aążЖω漢✓‰\u0301\u202f\n\r ') }),
);

test('Every text is drawn of characters that its face has; what is drawn is drawn as it is, however its letters are written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { face, text: drawn } = printableText(text);
      expect(drawn).toMatch(new RegExp(`^[\\n${faceCharacters[face]}]*$`, 'u'));
      expect(drawnBy(face, drawn)).toEqual({ face, text: drawn, lost: [] });
      expect(printableText(text.normalize('NFD'))).toEqual(printableText(text));
    }),
  );
});

test('Both faces have every substitute', () => {
  for (const face of ['primary', 'fallback'] as const) {
    for (const drawn of substitutes.values()) expect(drawnBy(face, drawn)).toEqual({ face, text: drawn, lost: [] });
  }
});
