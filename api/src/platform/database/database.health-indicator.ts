import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';

const timeoutMs = 2_000;

/** Asks whether the database answers. */
@Injectable()
export class DatabaseHealthIndicator {
  constructor(private readonly dataSource: DataSource) {}

  /** False when it is away, or does not answer within two seconds. */
  async isUp(): Promise<boolean> {
    try {
      await pTimeout(this.dataSource.query('SELECT 1'), { milliseconds: timeoutMs });
      return true;
    } catch {
      return false;
    }
  }
}
