/**
 * Does a part of a long command, and says what it is doing and how long that takes.
 *
 * @param usual what it usually takes, in words
 */
export async function step(name: string, usual: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  process.stdout.write(`${name} (${usual}) … `);
  await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
}
