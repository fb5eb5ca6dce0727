import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { OfferViewEntity } from './offer-view.entity.js';

export type NewView = Omit<OfferViewEntity, 'id' | 'offer' | 'sessionDuration' | 'activeSeconds'>;

/** In seconds; null for what was not reported. */
export type ViewDurations = { readonly sessionDuration: number; readonly activeSeconds: number | null };

/** Most views of an offer that are listed. */
const mostListed = 1000;

@Injectable()
export class OfferViewRepository {
  constructor(@InjectRepository(OfferViewEntity) private readonly rows: Repository<OfferViewEntity>) {}

  /** Whether this browser session has seen the offer before, and not as an admin. */
  async hasSeen(manager: EntityManager, offerId: string, sessionKey: string): Promise<boolean> {
    return manager.existsBy(OfferViewEntity, { offerId, sessionKey, isAdminView: false });
  }

  /** Answers the new row's id. */
  async insert(manager: EntityManager, view: NewView): Promise<number> {
    const row = manager.create(OfferViewEntity, view);
    await manager.insert(OfferViewEntity, row);
    return row.id;
  }

  async find(id: number): Promise<OfferViewEntity | undefined> {
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

  /** Those of clients, newest first. */
  findOfClients(offerId: string): Promise<OfferViewEntity[]> {
    return this.rows.find({
      where: { offerId, isAdminView: false },
      order: { viewedAt: 'DESC', id: 'DESC' },
      take: mostListed,
    });
  }

  /** Forgets the addresses of views of before a time. */
  async forgetAddressesBefore(time: Date): Promise<void> {
    await this.rows.update({ viewedAt: LessThan(time), ipAddress: Not(IsNull()) }, { ipAddress: null });
  }
}
