import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a JSON file that this tool or a build wrote; `otherwise` when there is none. */
export async function readJson<T>(path: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** Replaces a JSON file by an atomic rename: readers find the old file or the new one, never half of either. */
export async function replaceJson(folder: string, file: string, content: unknown): Promise<void> {
  const text = JSON.stringify(content, null, 2);
  const old = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (text === old) return;
  await mkdir(folder, { recursive: true });
  const incomplete = join(folder, `.${file}-${randomUUID()}`);
  await writeFile(incomplete, text);
  await rename(incomplete, join(folder, file));
}
