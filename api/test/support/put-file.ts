import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file and the folders that it lies in.
 *
 * @param path relative to the directory
 * @param content what is neither a text nor bytes is written as JSON
 */
export async function putFile(directory: string, path: string, content: unknown): Promise<void> {
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
}
