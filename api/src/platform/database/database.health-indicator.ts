import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { theCheck, WriteCheckEntity } from './write-check.entity.js';

const milliseconds = 2_000;

/** A write that succeeded counts for so long: whoever asks for the health often writes seldom. */
const writtenMs = 5_000;

/** Asks whether the database answers, and takes what is written. */
@Injectable()
export class DatabaseHealthIndicator {
  #writtenAt = 0;
  #writing: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** False when it is away, takes nothing (a full disk, no right to write), or does not answer within two seconds. */
  async isUp(): Promise<boolean> {
    try {
      await pTimeout(this.dataSource.query('SELECT 1'), { milliseconds });
      const age = this.clock.now().getTime() - this.#writtenAt;
      // A clock may be set back.
      if (Math.abs(age) > writtenMs) await pTimeout(this.#write(), { milliseconds });
      return true;
    } catch {
      return false;
    }
  }

  /** Calls that come together share one write. */
  #write(): Promise<void> {
    this.#writing ??= this.#writeNow().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  async #writeNow(): Promise<void> {
    const at = this.clock.now();
    await this.dataSource.manager.upsert(WriteCheckEntity, { id: theCheck, at }, ['id']);
    this.#writtenAt = at.getTime();
  }
}
