import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { addressKeeper } from './kept-address.js';

const keyBytes = 32;

/** What the server writes down of a visitor's address (docs/adr/0012). */
@Injectable()
export class VisitorAddresses {
  /** The address as it may be kept and shown. */
  readonly kept: (address: string) => string;
  readonly #secret: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.kept = addressKeeper(config);
    this.#secret = Buffer.from(hkdfSync('sha256', config.appSecrets[0], '', 'visitor addresses', keyBytes));
  }

  /** Tells one whole address from all others, to those who count by it; nobody reads the address out of it. */
  key(address: string): string {
    return createHmac('sha256', this.#secret).update(address).digest('base64url');
  }
}
