import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { exists } from '../release-folder/exists.js';
import { filesOf } from './folder-digest.js';

/** Pictures and `woff2` are compressed by themselves. */
const compressible = /\.(js|css|svg|json|ttf)$/;

/** Bytes below which a compressed file saves no packet. */
const smallest = 512;

const encodings = [
  { suffix: 'br', compress: promisify(brotliCompress) },
  { suffix: 'gz', compress: promisify(gzip) },
] as const;

/** Puts compressed files beside those of a released version, for servers that send them as they are. */
export async function compressFiles(version: string): Promise<void> {
  for (const file of (await filesOf(version)).filter((path) => compressible.test(path))) {
    if ((await stat(file)).size < smallest) continue;
    await Promise.all(
      encodings.map(async ({ suffix, compress }) => {
        const target = `${file}.${suffix}`;
        if (await exists(target)) return;
        // A server finds all of it or nothing.
        await writeFile(`${target}.incomplete`, await compress(await readFile(file)));
        await rename(`${target}.incomplete`, target);
      }),
    );
  }
}
