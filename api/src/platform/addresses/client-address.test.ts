import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { canonicalAddress, networkOf, subscriberOf } from './client-address.js';
import { addressAnonymizer } from './visitor-address.service.js';

describe('an address as it is forwarded', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['203.0.113.77:5678', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['::ffff:cb00:714d', '203.0.113.77'],
    ['[::ffff:cb00:714d]:443', '203.0.113.77'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    [`[fe80::1%${'x'.repeat(60)}]:443`, 'fe80::1'],
  ])('%s is %s', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '203.0.113',
    '0x7f.1',
    '2130706433',
    '1.2.3.4.5',
    'x::1',
    '203.0.113.77, 1.2.3.4',
    '1'.repeat(500),
  ])('%j is none', (text) => {
    expect(canonicalAddress(text)).toBe('');
    expect(networkOf(text)).toBe('');
    expect(subscriberOf(text)).toBe('');
  });

  it('never takes more room than its column has, and is spelled in one way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), fc.string({ unit: 'binary' })), (text) => {
        const address = canonicalAddress(text);
        expect(address.length).toBeLessThanOrEqual(45);
        expect(canonicalAddress(address)).toBe(address);
      }),
    );
  });
});

describe('what is kept of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['0.0.0.1', '0.0.0.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:7:abcd:1:2:3:4', '2001:db8:7::'],
    ['2001:DB8:7::1', '2001:db8:7::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is all of it where the installation was told so, in its one spelling', () => {
    expect(addressAnonymizer({ keepFullIp: true })('203.0.113.77:80')).toBe('203.0.113.77');
    expect(addressAnonymizer({ keepFullIp: false })('203.0.113.77')).toBe('203.0.113.0');
  });
});

describe('what limits count by', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:7:abcd:1:2:3:4', '2001:db8:7:abcd::'],
    ['2001:db8:7:abcd:ffff::', '2001:db8:7:abcd::'],
  ])('of %s is %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber);
  });
});
