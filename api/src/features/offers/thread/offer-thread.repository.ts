import { Injectable } from '@nestjs/common';
import { limits } from '@programme/contracts';
import { IsNull, LessThan, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';
import { undecided } from '../records/open-offer.repository.js';

type Unlocked = Pick<OfferEntity, 'id' | 'codeVersion'>;

/** Its client can read it, and no admin has still to approve it. */
const approved = { approvalRequestedAt: IsNull() } satisfies FindOptionsWhere<OfferEntity>;

/**
 * Writes on an offer's row that its client asks or was answered. Each is one statement that names all that it depends
 * on. None raises the version: staff who edit the offer meanwhile lose nothing.
 */
@Injectable()
export class OfferThreadRepository {
  /** False when the offer has another code, is withdrawn or waits for approval, or its thread has room for staff alone. */
  async asked(transaction: Transaction, { id, codeVersion }: Unlocked, at: Date): Promise<boolean> {
    if (!(await this.#count(transaction, { id, codeVersion, ...approved }, limits.thread.clientUpTo))) return false;
    await transaction.update(OfferEntity, { id, questionAskedAt: IsNull() }, { questionAskedAt: at });
    return true;
  }

  /** False when the offer is withdrawn, or its thread is full. */
  async answered(transaction: Transaction, id: string): Promise<boolean> {
    if (!(await this.#count(transaction, { id }, limits.thread.messages))) return false;
    await transaction.update(OfferEntity, { id }, { questionAskedAt: null });
    return true;
  }

  /**
   * False when the offer has another code, is valid, decided, withdrawn or waits for approval, or its client has asked
   * already.
   */
  async requestExtension(
    transaction: Transaction,
    { id, codeVersion }: Unlocked,
    at: Date,
    today: string,
  ): Promise<boolean> {
    const expired = { id, codeVersion, ...undecided, validUntil: LessThan(today), extensionRequestedAt: IsNull() };
    return changed(await transaction.update(OfferEntity, expired, { extensionRequestedAt: at }));
  }

  /** @param room how many messages there may be with this one */
  async #count(transaction: Transaction, offer: FindOptionsWhere<OfferEntity>, room: number): Promise<boolean> {
    const roomy = { ...offer, withdrawnAt: IsNull(), messageCount: LessThan(room) };
    return changed(await transaction.update(OfferEntity, roomy, { messageCount: () => 'message_count + 1' }));
  }
}

const changed = ({ affected }: { affected?: number }): boolean => affected === 1;
