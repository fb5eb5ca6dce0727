import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Milliseconds that reading a gauge may take: with a database that hangs, the other metrics are still served. */
const timeoutMs = 2_000;

/** Seconds; a page of a million logs and a check of a password lie in the middle. */
const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process, for Prometheus. They are counted whether or not they are scraped. */
@Injectable()
export class MetricsService {
  readonly #registry = new Registry();
  /** Media type of `text`. */
  readonly contentType = this.#registry.contentType;
  readonly #duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first look at a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [this.#registry],
  });
  readonly #underWay = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet',
    registers: [this.#registry],
  });

  /** Counts a request as under way; what it answers is to be called once, when that is over. */
  requestStarted(): (method: string, route: string, status: number) => void {
    this.#underWay.inc();
    const stop = this.#duration.startTimer();
    return (method, route, status) => {
      this.#underWay.dec();
      stop({ method, route, status: `${Math.floor(status / 100)}xx` });
    };
  }

  /**
   * Makes a counter of things that end in one way or another.
   *
   * @param labelNames each with few values, and none that a caller chooses
   */
  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
    return (labels: Readonly<Record<Label, string>>): void => counter.inc(labels);
  }

  /**
   * Adds a gauge with one value for each state that `read` answers. It is read on each scrape, and left out on failure.
   */
  states(name: string, help: string, read: () => StateCounts | Promise<StateCounts>): void {
    const gauge: Gauge<'state'> = new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [this.#registry],
      collect: async () => {
        gauge.reset();
        for (const [state, count] of Object.entries(await readOrNothing(read))) gauge.set({ state }, count);
      },
    });
  }

  /** Adds what there is to know of the process itself: memory, processor, how late its timers are. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Everything, as Prometheus reads it. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

export type StateCounts = Readonly<Record<string, number>>;

async function readOrNothing(read: () => StateCounts | Promise<StateCounts>): Promise<StateCounts> {
  try {
    return await pTimeout(Promise.resolve(read()), { milliseconds: timeoutMs });
  } catch {
    return {};
  }
}
