import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { canonicalAddress, networkOf, subscriberOf } from './client-address.js';

const keyBytes = 32;

/** How this installation keeps addresses: as their network, or whole where it was told to. */
export const addressAnonymizer = ({ keepFullIp }: Pick<Config, 'keepFullIp'>): ((address: string) => string) =>
  keepFullIp ? canonicalAddress : networkOf;

/** What the server writes down of a visitor's address (docs/adr/0012). */
@Injectable()
export class VisitorAddressService {
  /** The address as it may be kept and shown. */
  readonly kept: (address: string) => string;
  readonly #secret: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.kept = addressAnonymizer(config);
    this.#secret = Buffer.from(hkdfSync('sha256', config.appSecrets[0], '', 'visitor addresses', keyBytes));
  }

  /** A keyed hash that identifies one subscriber for rate limits; it does not reveal the address. 43 characters. */
  key(address: string): string {
    return this.#digest(subscriberOf(address));
  }

  /** As `key`, of the network that the address lies in. */
  networkKey(address: string): string {
    return this.#digest(networkOf(address));
  }

  #digest(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}
