import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const patienceMs = 2_000;

/** Asks whether the database answers. */
@Injectable()
export class DatabaseProbe {
  constructor(private readonly dataSource: DataSource) {}

  /** False when it is away, or does not answer within two seconds. */
  async answers(): Promise<boolean> {
    const { promise, cancel } = timeOut(patienceMs);
    try {
      return await Promise.race([this.dataSource.query('SELECT 1').then(() => true), promise]);
    } catch {
      return false;
    } finally {
      cancel();
    }
  }
}

function timeOut(milliseconds: number): { promise: Promise<false>; cancel: () => void } {
  let timer: NodeJS.Timeout;
  const promise = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  return { promise, cancel: () => clearTimeout(timer) };
}
