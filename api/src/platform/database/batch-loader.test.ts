import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchLoader } from './batch-loader.js';

/** A loader whose batches are answered when the test says so, each with its questions twice over. */
function harness() {
  const asked: (readonly number[])[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const loader = new BatchLoader<number, number>((questions) => {
    asked.push(questions);
    return new Promise((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(questions.map((question) => 2 * question))));
    });
  });
  return { loader, asked, ends };
}

/** Lets so much time pass, and everything happen that follows from it. */
async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a loader', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('asks at once for whoever comes first, and in one go for all who come meanwhile', async () => {
    const { loader, asked, ends } = harness();
    const first = loader.load(1);
    await settle();
    const others = [loader.load(2), loader.load(3), loader.load(2)];
    await settle();
    expect(asked).toEqual([[1]]);
    ends[0]?.();
    await settle();
    expect(asked).toEqual([[1], [2, 3]]);
    ends[1]?.();
    await expect(first).resolves.toBe(2);
    await expect(Promise.all(others)).resolves.toEqual([4, 6, 4]);
  });

  it('keeps no answer', async () => {
    const { loader, asked, ends } = harness();
    const first = loader.load(1);
    await settle();
    const second = loader.load(1);
    ends[0]?.();
    await settle();
    ends[1]?.();
    await Promise.all([first, second]);
    expect(asked).toEqual([[1], [1]]);
  });

  it('does not wait long for a batch that takes its time', async () => {
    const { loader, asked, ends } = harness();
    const slow = loader.load(1);
    await settle();
    const next = loader.load(2);
    await settle(49);
    expect(asked).toEqual([[1]]);
    await settle(1);
    expect(asked).toEqual([[1], [2]]);
    ends[1]?.();
    await expect(next).resolves.toBe(4);
    ends[0]?.();
    await expect(slow).resolves.toBe(2);
  });

  it('tells all of a batch that it failed, and goes on', async () => {
    const { loader, ends } = harness();
    const failed = loader.load(1);
    await settle();
    const next = loader.load(2);
    ends[0]?.(new Error('away'));
    await expect(failed).rejects.toThrow('away');
    await settle();
    ends[1]?.();
    await expect(next).resolves.toBe(4);
  });

  it('tells nobody else of it: a rejection that nobody takes ends the process', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const together = harness();
    const failed = expect(together.loader.load(1)).rejects.toThrow('away');
    await settle();
    together.ends[0]?.(new Error('away'));
    await failed;
    const oneByOne = new BatchLoader(() => [Promise.reject(new Error('away'))]);
    const alone = expect(oneByOne.load(1)).rejects.toThrow('away');
    await settle();
    await alone;
    await settle();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('lets what is read one by one fail one by one, and be the same in the same words', async () => {
    const read = vi.fn((page: { page: number }) =>
      page.page === 2 ? Promise.reject(new Error('no page')) : Promise.resolve(page.page),
    );
    const loader = new BatchLoader((pages: readonly { page: number }[]) => pages.map(read), JSON.stringify);
    const answers = Promise.allSettled([1, 2, 1].map((page) => loader.load({ page })));
    await settle();
    expect(await answers).toMatchObject([{ value: 1 }, { reason: { message: 'no page' } }, { value: 1 }]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('asks for a hundred at once', async () => {
    const { loader, asked } = harness();
    void loader.load(0);
    await settle();
    for (let question = 1; question <= 150; question += 1) void loader.load(question);
    await settle(50);
    expect(asked.map(({ length }) => length)).toEqual([1, 100, 50]);
  });
});
