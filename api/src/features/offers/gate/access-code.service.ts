import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordHasherService } from '../../../platform/passwords/password-hasher.service.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { OfferEntity } from '../records/offer.entity.js';

/**
 * Letters and digits that are not confused, written or read aloud: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V; and no A
 * or E, so that no words come out.
 */
const symbols = '34679CDFGHJKMNPQRTWXY';
const groups = 3;
const groupLength = 5;

/** A new access code such as `K7QMC-3XPWC-9RTDF`: 15 symbols of 21, which is 65 bits (at least 60 are asked for). */
export function newAccessCode(): string {
  const symbol = (): string => symbols.charAt(randomInt(symbols.length));
  const group = (): string => Array.from({ length: groupLength }, symbol).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * What of a typed code counts: letters and digits, in either case; not the blanks and dashes between them, nor the
 * invisible marks that come along when a code is copied out of a message. This text is hashed.
 */
export const significantCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export type AccessCode = {
  /** As a person reads it. */
  readonly plain: string;
  /** As the database holds it: encrypted for admins to read, hashed for the check (decision B7). */
  readonly stored: Pick<OfferEntity, 'sealedAccessCode' | 'passwordHash'>;
};

@Injectable()
export class AccessCodeService {
  constructor(
    private readonly hasher: PasswordHasherService,
    private readonly box: SecretBox,
  ) {}

  /** A new code for an offer. Throws `busy`. */
  async make(offerId: string): Promise<AccessCode> {
    const plain = newAccessCode();
    const passwordHash = await this.hasher.hash(significantCode(plain));
    return { plain, stored: { sealedAccessCode: this.box.seal(plain, offerId), passwordHash } };
  }

  /**
   * The code in plain text, for all who may read it: null while the offer waits for approval, as nobody opens it before;
   * empty for one that no secret of this server opens any more.
   */
  read({
    id,
    sealedAccessCode,
    approvalRequestedAt,
  }: Pick<OfferEntity, 'id' | 'sealedAccessCode' | 'approvalRequestedAt'>): string | null {
    return approvalRequestedAt ? null : (this.box.open(sealedAccessCode, id) ?? '');
  }
}
