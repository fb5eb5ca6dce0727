import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Random } from './random.js';

/** What can happen to a file. */
export const damages = ['changed', 'overwritten', 'truncated', 'moved', 'extended'] as const;

export type Damage = (typeof damages)[number];

/** Damages a file at a random place; its content is never what it was. */
export async function damage(file: string, how: Damage, random: Random): Promise<void> {
  if (how === 'moved') return rename(file, `${file}.moved`);
  const content = await readFile(file);
  const start = random.below(content.length);
  const mask = () => 1 + random.below(255);
  if (how === 'changed') content[start] = (content[start] as number) ^ mask();
  if (how === 'overwritten')
    for (let at = start; at < Math.min(content.length, start + 4_096); at += 1)
      content[at] = (content[at] as number) ^ mask();
  if (how === 'truncated') return writeFile(file, content.subarray(0, start));
  const added = how === 'extended' ? Array.from({ length: 1 + random.below(9_000) }, mask) : [];
  await writeFile(file, Buffer.concat([content, Buffer.from(added)]));
}
