import { Inject, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { loggableError } from '../logging/loggable-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';

const hourMs = 3_600_000;

/** Something done every hour for as long as the process runs; a failure is written down and tried again an hour later. */
export abstract class Chore implements OnApplicationBootstrap, OnModuleDestroy {
  @Inject(LOGGER) private readonly logger!: Logger;
  #timer: NodeJS.Timeout | undefined;

  abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#attempt(), hourMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  async #attempt(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error({ chore: this.constructor.name, error: loggableError(error) }, 'chore failed');
    }
  }
}
