import { describe, expect, it } from 'vitest';
import { eventHash } from './event-hash.js';

/** A chain as earlier releases have stored it. The hashes are written down: another one breaks every stored chain. */
const chain = [
  {
    offerId: '0b6f6a52-8f0e-4f3c-9d0a-3a7a1f0c5e11',
    sequence: 1,
    action: 'created',
    at: '2026-11-21T09:00:00.000Z',
    userId: 1,
    username: 'admin',
    fields: [],
    payload: { revision: 1, snapshotDigest: 'ab'.repeat(32), limit: null },
    previousHash: '',
    hash: 'bcced8fa71a6ac3ffdd8cc888f6f8656268e6759577102ae7b113271dfef11b1',
  },
  {
    offerId: '0b6f6a52-8f0e-4f3c-9d0a-3a7a1f0c5e11',
    sequence: 2,
    action: 'question-asked',
    at: '2026-11-22T10:30:00.500Z',
    userId: null,
    username: null,
    fields: [],
    payload: { messageDigest: 'cd'.repeat(32) },
    previousHash: 'bcced8fa71a6ac3ffdd8cc888f6f8656268e6759577102ae7b113271dfef11b1',
    hash: '832121bdc9a2b32e5ec4a952958738c945ca4ba1c5d34c20065ff81d753965db',
  },
  {
    offerId: '0b6f6a52-8f0e-4f3c-9d0a-3a7a1f0c5e11',
    sequence: 3,
    action: 'changed',
    at: '2026-11-23T11:00:00.000Z',
    userId: 2,
    username: 'Zażółć',
    fields: ['clientName', 'validUntil'],
    payload: null,
    previousHash: '832121bdc9a2b32e5ec4a952958738c945ca4ba1c5d34c20065ff81d753965db',
    hash: '8127c338abb0eab19cc1f3b39cef42075a85ad1eb903cd66f9c0d657e5db56f1',
  },
];

describe('the hash of an event', () => {
  it.each(chain)('of $action stays what it is', ({ hash, ...event }) => {
    expect(eventHash(event)).toBe(hash);
  });

  it('takes nothing else that an event carries', () => {
    const [first] = chain;
    if (!first) throw new Error('The chain is empty');
    expect(eventHash({ ...first, data: { text: 'Not stored' }, offer: {} } as never)).toBe(first.hash);
  });
});
