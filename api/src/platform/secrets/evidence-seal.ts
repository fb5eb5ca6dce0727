import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { canonicalJson } from '@programme/contracts';
import { CONFIG, type Config } from '../config/config.js';

const keyBytes = 32;

/**
 * Seals what nobody may rewrite who can write to the database and does not know `APP_SECRET`: HMAC-SHA256 under keys
 * made from it. The first secret seals, every one verifies. Seals are stored: never change how they are computed.
 */
@Injectable()
export class EvidenceSeal {
  readonly #keys: readonly Buffer[];

  constructor(@Inject(CONFIG) { appSecrets }: Pick<Config, 'appSecrets'>) {
    this.#keys = appSecrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'event seals', keyBytes)));
  }

  /** 64 hexadecimal digits. Values of two kinds need names of their own, so that no seal passes for another kind's. */
  seal(value: unknown): string {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no secret to seal with');
    return sealWith(key, canonicalJson(value)).toString('hex');
  }

  /** Whether one of the secrets gave this value this seal. */
  holds(value: unknown, seal: string): boolean {
    if (!/^[0-9a-f]{64}$/.test(seal)) return false;
    const [text, given] = [canonicalJson(value), Buffer.from(seal, 'hex')];
    return this.#keys.some((key) => timingSafeEqual(sealWith(key, text), given));
  }
}

const sealWith = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
