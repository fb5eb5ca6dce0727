import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../platform/passwords/password-hasher.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { newAccessCode, significantCode } from './access-code.js';
import type { OfferEntity } from '../records/offer.entity.js';

export type OfferCode = {
  /** As a person reads it. */
  readonly plain: string;
  /** As the database holds it: encrypted for admins to read, hashed for the check (decision B7). */
  readonly stored: Pick<OfferEntity, 'accessCode' | 'passwordHash'>;
};

@Injectable()
export class OfferCodes {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly box: SecretBox,
  ) {}

  /** A new code for an offer. Throws `busy`. */
  async make(offerId: string): Promise<OfferCode> {
    const plain = newAccessCode();
    const passwordHash = await this.hasher.hash(significantCode(plain));
    return { plain, stored: { accessCode: this.box.seal(plain, offerId), passwordHash } };
  }

  /** The code in plain text; empty for one that no secret of this server opens any more. */
  read({ id, accessCode }: Pick<OfferEntity, 'id' | 'accessCode'>): string {
    return this.box.open(accessCode, id) ?? '';
  }
}
