import { Injectable } from '@nestjs/common';
import type { Calculator, PriceSimulation } from '@programme/contracts';
import { isError, priceBookProblems } from '@programme/price-book';
import type { Currency, PriceBook, PriceBookContent } from '@programme/pricing';
import { Calendar, Clock } from '../../platform/clock/clock.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { LogUsageRepository } from '../logs/log-usage.repository.js';
import { OpenOfferRepository } from '../offers/records/open-offer.repository.js';
import { ActivePriceBookService } from '../price-books/active/active-price-book.service.js';
import { PriceBooksService } from '../price-books/editing/price-books.service.js';
import { MoneySums } from './money-sums.js';
import { OfferSimulation } from './offer-simulation.js';
import { comfortGrid, enterpriseGrid } from './price-grid.js';
import { UsagePrices } from './usage-prices.js';

const calculationDays = 90;

/** Readers wait no longer; what has not been looked at by then is left out, and the answer says so. */
const longestMs = 10_000;

/** What a price book would change. Works in slices, between which other calls are served; one at a time. */
@Injectable()
export class PriceSimulationService {
  #isRunning = false;

  constructor(
    private readonly priceBooks: PriceBooksService,
    private readonly active: ActivePriceBookService,
    private readonly offers: OpenOfferRepository,
    private readonly logs: LogUsageRepository,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  /** Throws `not-found`, `price-book-invalid` for a book with errors, `busy` while another simulation runs here. */
  async simulate(id: string): Promise<PriceSimulation> {
    const { content } = await this.priceBooks.find(id);
    if (priceBookProblems(content).some(isError)) throw new ProblemError('price-book-invalid');
    if (this.#isRunning) throw new ProblemError('busy', { retryAfterSeconds: longestMs / 1000 });
    this.#isRunning = true;
    try {
      return await this.#simulate({ ...(content as PriceBookContent), id });
    } finally {
      this.#isRunning = false;
    }
  }

  async #simulate(after: PriceBook): Promise<PriceSimulation> {
    const { book: before } = this.active.current();
    const deadline = performance.now() + longestMs;
    const offers = new OfferSimulation(after);
    const allOffers = await inSlices(this.offers.since(this.calendar.today()), deadline, (slice) => offers.add(slice));
    const since = new Date(this.clock.now().getTime() - calculationDays * 86_400_000);
    const prices = new UsagePrices(before, after);
    const sums = new MoneySums<{ currency: Currency; calculator: Calculator }>();
    const allLogs = await inSlices(this.logs.since(since), deadline, (slice) => {
      for (const usage of slice) {
        const { before: one, after: other } = prices.of(usage);
        sums.add({ currency: usage.currency, calculator: usage.calculator }, one, other, usage.count);
      }
    });
    return {
      priceBookId: after.id,
      comparedWith: before.id,
      enterprise: enterpriseGrid(before, after),
      comfort: comfortGrid(before, after),
      offers: offers.result(),
      calculations: { since: since.toISOString(), groups: sums.list() },
      complete: allOffers && allLogs,
    };
  }
}

/** Does something with each slice; false when the time was up before the last one. */
async function inSlices<Slice>(
  slices: AsyncGenerator<Slice, void>,
  deadline: number,
  work: (slice: Slice) => void,
): Promise<boolean> {
  for await (const slice of slices) {
    if (performance.now() > deadline) return false;
    work(slice);
  }
  return true;
}
