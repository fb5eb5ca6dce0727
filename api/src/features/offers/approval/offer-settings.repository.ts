import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { OfferSettings, OfferSettingsChange } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { OfferSettingsEntity, theSettings as id } from './offer-settings.entity.js';

@Injectable()
export class OfferSettingsRepository {
  constructor(@InjectRepository(OfferSettingsEntity) private readonly rows: Repository<OfferSettingsEntity>) {}

  async read(): Promise<OfferSettings> {
    const { largestDiscount, version } = await this.rows.findOneByOrFail({ id });
    return { largestDiscount, version };
  }

  /** False when the settings have another version than the caller saw. */
  async change({ largestDiscount, version }: OfferSettingsChange): Promise<boolean> {
    const { affected } = await this.rows.update({ id, version }, { largestDiscount, version: version + 1 });
    return affected === 1;
  }
}
