import { Injectable } from '@nestjs/common';

/** Whether the process is on its way out: then it is not ready, and keeps no connection open for another request. */
@Injectable()
export class Lifecycle {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}
