import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createLogger, LOGGER } from '../logging/logger.js';
import { JobScheduler } from './job-scheduler.js';

const hourMs = 3_600_000;

@Injectable()
class Sweeper {
  runs = 0;
  readonly sweep: () => Promise<void>;

  constructor(jobs: JobScheduler) {
    this.sweep = jobs.schedule({ name: 'sweep', run: () => this.#run() });
  }

  #run(): Promise<void> {
    this.runs += 1;
    return this.runs === 1 ? Promise.reject(new Error('no broom')) : Promise.resolve();
  }
}

const failure = {
  level: 'error',
  job: 'sweep',
  error: expect.objectContaining({ message: 'no broom' }),
} as const;

describe('a scheduled job', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const start = async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const providers = [JobScheduler, Sweeper, { provide: LOGGER, useValue: logger }];
    const app = (await Test.createTestingModule({ providers }).compile()).createNestApplication();
    await app.init();
    return { app, sweeper: app.get(Sweeper), logged: () => lines.map((line) => JSON.parse(line) as unknown) };
  };

  it('runs a minute after the start, or up to half a minute later, so that processes started together do not meet', async () => {
    // Not `Math.random` itself: Nest names its modules by it, and would give several the same name.
    const delay = vi.spyOn(JobScheduler.prototype, 'firstDelay').mockReturnValue(60_000);
    const prompt = await start();
    delay.mockReturnValue(89_999);
    const late = await start();
    const runs = () => [prompt.sweeper.runs, late.sweeper.runs];
    await vi.advanceTimersByTimeAsync(59_999);
    expect(runs()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs()).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runs()).toEqual([1, 1]);
    await Promise.all([prompt.app.close(), late.app.close()]);
  });

  it('waits otherwise each time, a minute to a minute and a half', async () => {
    const { app } = await start();
    const delays = Array.from({ length: 1000 }, () => app.get(JobScheduler).firstDelay());
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(60_000);
    expect(Math.max(...delays)).toBeLessThan(90_000);
    expect(new Set(delays).size).toBeGreaterThan(900);
  });

  it('does not run in a process that stops within that minute', async () => {
    const { app, sweeper } = await start();
    await app.close();
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    expect(sweeper.runs).toBe(0);
  });

  it('runs every hour until the process stops, also after a failure, which is logged', async () => {
    const { app, sweeper, logged } = await start();
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    expect(sweeper.runs).toBe(2);
    expect(logged()).toEqual([expect.objectContaining(failure)]);
    await app.close();
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    expect(sweeper.runs).toBe(2);
  });

  it('runs at once when asked to, and does not throw', async () => {
    const { app, sweeper, logged } = await start();
    await sweeper.sweep();
    expect(logged()).toEqual([expect.objectContaining(failure)]);
    await app.get(JobScheduler).run('sweep');
    expect(sweeper.runs).toBe(2);
    await expect(app.get(JobScheduler).run('mop')).rejects.toThrow('No job is called mop');
    await app.close();
  });
});
