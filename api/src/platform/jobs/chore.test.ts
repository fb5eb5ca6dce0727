import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createLogger, LOGGER } from '../logging/logger.js';
import { Chore } from './chore.js';

const hourMs = 3_600_000;

@Injectable()
class Sweeping extends Chore {
  runs = 0;

  override run(): Promise<void> {
    this.runs += 1;
    return this.runs === 1 ? Promise.reject(new Error('no broom')) : Promise.resolve();
  }
}

describe('a chore', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is done every hour until the process stops, also after it failed, which is written down', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const providers = [Sweeping, { provide: LOGGER, useValue: logger }];
    const app = (await Test.createTestingModule({ providers }).compile()).createNestApplication();
    await app.init();
    await jest.advanceTimersByTimeAsync(2 * hourMs);
    expect(app.get(Sweeping).runs).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'error',
        chore: 'Sweeping',
        error: expect.objectContaining({ message: 'no broom' }),
      }),
    ]);
    await app.close();
    await jest.advanceTimersByTimeAsync(2 * hourMs);
    expect(app.get(Sweeping).runs).toBe(2);
  });
});
