import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { excessiveDiscounts } from '@programme/contracts';
import { Calendar } from '../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OpenOfferRepository } from '../records/open-offer.repository.js';

/**
 * Names at the start the open offers of which a client may have a length for nothing, by a fixed discount that is refused
 * since (decision P23). What a client was shown stays: staff edit or withdraw them.
 */
@Injectable()
export class FreeLengthsService implements OnApplicationBootstrap {
  constructor(
    private readonly offers: OpenOfferRepository,
    private readonly calendar: Calendar,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const found: string[] = [];
    for await (const slice of this.offers.withFixedDiscounts(this.calendar.today()))
      found.push(...slice.filter(hasFreeLength).map(({ id }) => id));
    if (found.length > 0)
      this.logger.warn({ offers: found }, 'clients may have a contract length of these offers for nothing');
  }
}

const hasFreeLength = ({ quotes = [] }: OfferEntity): boolean =>
  quotes.some((quote) => excessiveDiscounts(quote, quote.calculatedPrices).length > 0);
