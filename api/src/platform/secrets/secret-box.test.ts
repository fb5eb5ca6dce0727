import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Config } from '../config/config.js';
import { SecretBox } from './secret-box.js';

const box = (...appSecrets: string[]) => new SecretBox({ appSecrets } as unknown as Config);

describe('SecretBox', () => {
  it('opens what it sealed, and seals nothing twice alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, context) => {
        const kept = box('secret');
        const sealed = kept.seal(text, context);
        expect(kept.open(sealed, context)).toBe(Buffer.from(text, 'utf8').toString('utf8'));
        expect(kept.seal(text, context)).not.toBe(sealed);
      }),
    );
  });

  it('opens what an older secret sealed, and nothing that a secret sealed which is gone', () => {
    const sealed = box('old').seal('code', 'offer 1');
    expect(box('new', 'old').open(sealed, 'offer 1')).toBe('code');
    expect(box('new').open(sealed, 'offer 1')).toBeNull();
  });

  it('opens nothing for another context, and nothing that was changed', () => {
    const kept = box('secret');
    // In many: whether the last character has an equal one depends on the bytes.
    for (const sealed of Array.from({ length: 100 }, () => kept.seal('code', 'offer 1'))) {
      expect(kept.open(sealed, 'offer 2')).toBeNull();
      for (let position = 0; position < sealed.length; position += 1) {
        const changed = `${sealed.slice(0, position)}${sealed[position] === 'A' ? 'B' : 'A'}${sealed.slice(position + 1)}`;
        expect(kept.open(changed, 'offer 1')).toBeNull();
      }
    }
    for (const nonsense of ['', 'v1', 'v1.', 'v1.AAAA', 'v2.AAAA', '.']) expect(kept.open(nonsense, 'x')).toBeNull();
  });
});
