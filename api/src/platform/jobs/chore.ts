import { Inject, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { loggableError } from '../errors/loggable-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';

const hourMs = 3_600_000;

/** Something done every so often for as long as the process runs; a failure is written down, and the next time comes. */
export abstract class Chore implements OnApplicationBootstrap, OnModuleDestroy {
  @Inject(LOGGER) private readonly logger!: Logger;
  /** Milliseconds from one time to the next. */
  protected readonly everyMs: number = hourMs;
  #timer: NodeJS.Timeout | undefined;

  abstract run(): Promise<void>;

  onApplicationBootstrap(): void | Promise<void> {
    this.#timer = setInterval(() => void this.attempt(), this.everyMs).unref();
  }

  onModuleDestroy(): void | Promise<void> {
    clearInterval(this.#timer);
  }

  /** Does it now; a failure is written down and not thrown. */
  async attempt(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error({ chore: this.constructor.name, error: loggableError(error) }, 'chore failed');
    }
  }
}
