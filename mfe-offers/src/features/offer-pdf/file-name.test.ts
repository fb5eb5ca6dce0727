import fc from 'fast-check';
import { fileName } from './file-name';

test.each([
  ['Offer for Acme', 'Offer-for-Acme.pdf'],
  ['Oferta dla Łódź „Żółć” sp. z o.o.', 'Oferta-dla-Łódź-Żółć-sp-z-o-o.pdf'],
  ['Oferta dla Żółć'.normalize('NFD'), 'Oferta-dla-Żółć.pdf'],
  ['../../etc/passwd\u0000 <a> | "b" \\ C: * ?', 'etc-passwd-a-b-C.pdf'],
  ['\u202e\u2068 / . /', 'offer.pdf'],
  ['Ko\u00adwal\u200bski', 'Kowalski.pdf'],
  ['Con', 'offer-Con.pdf'],
  [`Offer for ${'x'.repeat(300)}`, `Offer-for-${'x'.repeat(50)}.pdf`],
  [`${'x'.repeat(59)}𝔘𝔘`, `${'x'.repeat(59)}.pdf`],
  [`${'x'.repeat(58)}м\u0301м\u0301`, `${'x'.repeat(58)}м\u0301.pdf`],
  [`${'x'.repeat(59)}м\u0301м\u0301`, `${'x'.repeat(59)}.pdf`],
])('The file of %j is %s', (heading, name) => {
  expect(fileName(heading)).toBe(name);
});

const headings = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'aŻ𝔘м\u0301漢👍\u200d./\\:- \u202e'), maxLength: 200 }),
);

test('A file name is short, holds letters, digits and dashes only, and ends with a whole letter (property)', () => {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const lettersOf = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);
  fc.assert(
    fc.property(headings, (heading) => {
      const name = fileName(heading).replace(/\.pdf$/, '');
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThan(200);
      const whole =
        heading
          .replaceAll(/\p{Cf}/gu, '')
          .normalize('NFC')
          .match(/[\p{L}\p{M}\p{N}]+/gu)
          ?.join('-') ?? '';
      const kept = lettersOf(name);
      if (!name.startsWith('offer')) expect(lettersOf(whole).slice(0, kept.length)).toEqual(kept);
    }),
  );
});
