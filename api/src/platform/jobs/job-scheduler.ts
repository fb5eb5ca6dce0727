import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from 'toad-scheduler';
import { loggableError } from '../errors/loggable-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';

const hourMs = 3_600_000;

/** A process that is restarted more often than hourly does its hourly jobs too: they first run after a minute… */
const firstRunMs = 60_000;

/** …and up to so much later, so that neither all jobs nor processes that start together begin at once. */
const jitterMs = 30_000;

export type ScheduledJob = {
  /** In the log, and for `run`. */
  readonly name: string;
  /** Milliseconds from one run to the next, and to the first one up to a minute; an hour without it. */
  readonly everyMs?: number;
  readonly run: () => Promise<void>;
};

/** Runs jobs at intervals while the process serves. A job that fails is logged, and runs again at its next time. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #scheduler = new ToadScheduler();
  readonly #jobs = new Map<string, ScheduledJob>();
  readonly #firstRuns: NodeJS.Timeout[] = [];

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /**
   * Adds a job, from a provider's constructor. Answers what runs it at once, like `run`. Throws for a name that is known: a
   * provider that two modules list is made twice.
   */
  schedule(job: ScheduledJob): () => Promise<void> {
    if (this.#jobs.has(job.name)) throw new Error(`There is a job called ${job.name} already`);
    this.#jobs.set(job.name, job);
    return () => this.run(job.name);
  }

  /** Runs a job at once; a failure is logged and not thrown. Throws for an unknown name. */
  async run(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    if (!job) throw new Error(`No job is called ${name}`);
    await job.run().catch((error: unknown) => this.#logFailure(name, error));
  }

  onApplicationBootstrap(): void {
    for (const job of this.#jobs.values()) {
      if ((job.everyMs ?? hourMs) <= firstRunMs) this.#repeat(job, false);
      else {
        this.#firstRuns.push(setTimeout(() => this.#repeat(job, true), this.firstDelay()).unref());
      }
    }
  }

  /** Milliseconds until a job's first run, others each time. */
  firstDelay(): number {
    return firstRunMs + Math.random() * jitterMs;
  }

  onModuleDestroy(): void {
    for (const firstRun of this.#firstRuns) clearTimeout(firstRun);
    this.#scheduler.stop();
  }

  #repeat({ name, everyMs = hourMs, run }: ScheduledJob, runImmediately: boolean): void {
    const task = new AsyncTask(name, run, (error) => this.#logFailure(name, error));
    const interval = { milliseconds: everyMs, runImmediately };
    this.#scheduler.addSimpleIntervalJob(new SimpleIntervalJob(interval, task, { unref: true }));
  }

  #logFailure(job: string, error: unknown): void {
    this.logger.error({ job, error: loggableError(error) }, 'job failed');
  }
}
