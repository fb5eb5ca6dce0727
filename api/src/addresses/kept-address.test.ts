import { describe, expect, it } from '@jest/globals';
import { addressKeeper, networkOf } from './kept-address.js';

describe('what is kept of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['0.0.0.1', '0.0.0.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['::ffff:cb00:714d', '203.0.113.0'],
    ['2001:db8:7:abcd:1:2:3:4', '2001:db8:7::'],
    ['2001:DB8:7::1', '2001:db8:7::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', '203.0.113', '1.2.3.4.5', 'x::1'])('of %j, which is no address, is nothing', (text) => {
    expect(networkOf(text)).toBe('');
  });

  it('is all of it where the installation was told so', () => {
    expect(addressKeeper({ keepFullIp: true })('203.0.113.77')).toBe('203.0.113.77');
    expect(addressKeeper({ keepFullIp: false })('203.0.113.77')).toBe('203.0.113.0');
  });
});
