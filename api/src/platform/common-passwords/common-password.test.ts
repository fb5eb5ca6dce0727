import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.js';

describe('isCommonPassword', () => {
  it.each([
    'Password1234',
    'aaaaaaaaaaaa',
    'abababababab',
    'qwe123qwe123',
    'abcdefghijklm',
    '123456789012',
    '098765432109',
    'qwertyuiopas',
    'CorrectHorseBatteryStaple',
    'annakowalska',
    'annakowalska2026!',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password, 'AnnaKowalska')).toBe(true);
  });

  it.each(['four plain words here', 'Zażółć gęślą jaźń', 'x7#Lq9!vRt2p', 'annakowalska likes turnips'])(
    'lets %s pass',
    (password) => {
      expect(isCommonPassword(password, 'AnnaKowalska')).toBe(false);
    },
  );
});
