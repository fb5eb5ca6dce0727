import { describe, expect, it } from 'vitest';
import { BoundedQueue, QueueFullError } from './bounded-queue.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('BoundedQueue', () => {
  it('runs as many at once as it may, the others in the order of asking', async () => {
    const queue = new BoundedQueue(2, 10);
    const finish: (() => void)[] = [];
    const begun: number[] = [];
    const work = [0, 1, 2, 3].map((index) =>
      queue.run(() => {
        begun.push(index);
        return new Promise<void>((resolve) => (finish[index] = resolve));
      }),
    );
    await turn();
    expect(begun).toEqual([0, 1]);
    finish[1]?.();
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    finish[0]?.();
    await turn();
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const index of [2, 3]) finish[index]?.();
    await Promise.all(work);
  });

  it('refuses work beyond its queue, and goes on after work that failed', async () => {
    const queue = new BoundedQueue(1, 1);
    const failing = queue.run(() => Promise.reject(new Error('failed')));
    const waiting = queue.run(() => Promise.resolve('done'));
    await expect(queue.run(() => Promise.resolve())).rejects.toThrow(QueueFullError);
    await expect(failing).rejects.toThrow('failed');
    await expect(waiting).resolves.toBe('done');
  });
});
