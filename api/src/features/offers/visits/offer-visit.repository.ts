import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { inBatches, removeInBatches } from '../../../platform/database/row-statements.js';
import type { Keyset } from '../../../platform/http/pagination.js';
import { OfferVisitEntity } from './offer-visit.entity.js';

export type NewView = Omit<OfferVisitEntity, 'id' | 'offer' | 'sessionDuration' | 'activeSeconds'>;

/** In seconds; null for what was not reported. */
export type ViewDurations = { readonly sessionDuration: number; readonly activeSeconds: number | null };

@Injectable()
export class OfferVisitRepository {
  constructor(@InjectRepository(OfferVisitEntity) private readonly rows: Repository<OfferVisitEntity>) {}

  /** Whether this browser session has seen the offer before, and not as an admin. */
  hasSeen(offerId: string, sessionKey: string): Promise<boolean> {
    return this.rows.existsBy({ offerId, sessionKey, isAdminView: false });
  }

  /** Answers the new row's id. */
  async insert(manager: EntityManager, view: NewView): Promise<number> {
    const row = manager.create(OfferVisitEntity, view);
    await manager.insert(OfferVisitEntity, row);
    return row.id;
  }

  async find(id: number): Promise<OfferVisitEntity | undefined> {
    return (await this.rows.findBy({ id }))[0];
  }

  /** A duration never goes down, also when two reports overtake one another (decision B10). */
  async raiseDurations(id: number, { sessionDuration, activeSeconds }: ViewDurations): Promise<void> {
    await this.#raise(id, 'sessionDuration', 'session_duration', sessionDuration);
    if (activeSeconds !== null) await this.#raise(id, 'activeSeconds', 'active_seconds', activeSeconds);
  }

  async #raise(id: number, field: keyof ViewDurations, column: string, seconds: number): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .update({ [field]: seconds })
      .where(`id = :id AND (${column} IS NULL OR ${column} < :seconds)`, { id, seconds })
      .execute();
  }

  /** At most `limit` of those of clients behind a keyset, newest first; from the newest without one. */
  findOfClients(offerId: string, after: Keyset<number> | undefined, limit: number): Promise<OfferVisitEntity[]> {
    const query = this.rows
      .createQueryBuilder('view')
      .where('view.offerId = :offerId AND view.isAdminView = :isAdminView', { offerId, isAdminView: false })
      .orderBy('view.viewedAt', 'DESC')
      .addOrderBy('view.id', 'DESC')
      .limit(limit);
    if (after) {
      query.andWhere('view.viewedAt <= :at AND (view.viewedAt < :at OR view.id < :id)', after);
    }
    return query.getMany();
  }

  countOfClients(offerId: string): Promise<number> {
    return this.rows.countBy({ offerId, isAdminView: false });
  }

  /** Removes the views of an offer, a batch at a time. */
  async removeOf(manager: EntityManager, offerId: string): Promise<void> {
    await removeInBatches(manager.getRepository(OfferVisitEntity), { where: { offerId } });
  }

  /** Forgets the addresses of views of before a time. */
  async forgetAddressesBefore(time: Date): Promise<void> {
    const known = { where: { viewedAt: LessThan(time), ipAddress: Not(IsNull()) } };
    await inBatches(this.rows, known, (ids) => this.rows.update(ids, { ipAddress: null }));
  }
}
