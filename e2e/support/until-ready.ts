import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until a process that was started answers at an address; fails when the process ends before. */
export async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    await setTimeout(100);
  }
}
