import { describe, expect, it } from 'vitest';
import { EvidenceSeal } from './evidence-seal.js';

const sealOf = (...appSecrets: [string, ...string[]]) => new EvidenceSeal({ appSecrets });

describe('EvidenceSeal', () => {
  const value = { offerId: 'offer', sequence: 3, hash: 'abc' };

  it('gives a value one seal, whatever the order of its names', () => {
    const seal = sealOf('secret').seal(value);
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOf('secret').seal({ hash: 'abc', sequence: 3, offerId: 'offer' })).toBe(seal);
    expect(sealOf('secret').holds(value, seal)).toBe(true);
  });

  it('knows what an older secret sealed, and nothing that a secret sealed which is gone', () => {
    const seal = sealOf('old').seal(value);
    expect(sealOf('new', 'old').seal(value)).not.toBe(seal);
    expect(sealOf('new', 'old').holds(value, seal)).toBe(true);
    expect(sealOf('new').holds(value, seal)).toBe(false);
  });

  it('holds for no other value, and no other text', () => {
    const kept = sealOf('secret');
    const seal = kept.seal(value);
    expect(kept.holds({ ...value, sequence: 2 }, seal)).toBe(false);
    const others = ['', 'x', seal.slice(1), `${seal}0`, `${seal.startsWith('0') ? 'f' : '0'}${seal.slice(1)}`];
    for (const other of others) expect(kept.holds(value, other)).toBe(false);
  });
});
