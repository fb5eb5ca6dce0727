import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toNfc } from './to-nfc.js';

it('writes letters with their marks as one, wherever they stand', () => {
  const apart = 'Z\u0307o\u0301łw';
  const body = { clientName: apart, quotes: [{ note: apart, monthsCount: 3 }], contact: null };
  expect(toNfc(body)).toEqual({ clientName: 'Żółw', quotes: [{ note: 'Żółw', monthsCount: 3 }], contact: null });
});

it('leaves passwords as they were typed', () => {
  const body = { current: 'e\u0301 one', password: 'e\u0301 two' };
  expect(toNfc(body)).toBe(body);
});

it('leaves what is written so as the same object', () => {
  const body = { clientName: 'Żółw', quotes: [{ note: null }] };
  expect(toNfc(body)).toBe(body);
});

it('changes nothing but texts', () => {
  const texts = fc.anything({ withNullPrototype: false, withObjectString: false });
  fc.assert(
    fc.property(texts, (value) => {
      const once = toNfc(value);
      expect(toNfc(once)).toEqual(once);
      expect(JSON.stringify(once)?.normalize('NFC')).toBe(JSON.stringify(value)?.normalize('NFC'));
    }),
  );
});
