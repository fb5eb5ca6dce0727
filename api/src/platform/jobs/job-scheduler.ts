import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from 'toad-scheduler';
import { loggableError } from '../errors/loggable-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';

const hourMs = 3_600_000;

export type ScheduledJob = {
  /** In the log, and for `run`. */
  readonly name: string;
  /** Milliseconds from one run to the next; an hour without it. */
  readonly everyMs?: number;
  readonly run: () => Promise<void>;
};

/** Runs jobs at intervals while the process serves. A job that fails is logged, and runs again at its next time. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #scheduler = new ToadScheduler();
  readonly #jobs = new Map<string, ScheduledJob>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Adds a job, from a provider's constructor. Answers what runs it at once, like `run`. */
  schedule(job: ScheduledJob): () => Promise<void> {
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
    for (const { name, everyMs = hourMs, run } of this.#jobs.values()) {
      const task = new AsyncTask(name, run, (error) => this.#logFailure(name, error));
      this.#scheduler.addSimpleIntervalJob(new SimpleIntervalJob({ milliseconds: everyMs }, task, { unref: true }));
    }
  }

  onModuleDestroy(): void {
    this.#scheduler.stop();
  }

  #logFailure(job: string, error: unknown): void {
    this.logger.error({ job, error: loggableError(error) }, 'job failed');
  }
}
