import { vi } from 'vitest';

/**
 * Waits until a condition holds, however long this machine takes: what ends a test that hangs is far above.
 *
 * @param everyMs milliseconds from one try to the next
 */
export const until = (holds: () => boolean | Promise<boolean>, everyMs = 5): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error('What the test waits for does not come');
    },
    { timeout: 100_000, interval: everyMs },
  );
