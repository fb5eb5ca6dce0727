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
    // What else runs in this worker may draw numbers, too: each start draws from a constant.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    const prompt = await start();
    random.mockReturnValue(0.999);
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
