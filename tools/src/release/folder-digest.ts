import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Eight characters that differ when any file of a folder, or its name, differs. */
export async function folderDigest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(folder)) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

/** The paths of all files in a folder and in those below, in order. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
