import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat } from 'node:fs/promises';
import { OperatorError } from '../errors/operator.error.js';

/** A comment of SQL; SQLite reads whole pages only and ignores it. */
const mark = '-- activity-programme sha256 ';

const digestLength = 64;
const trailerLength = mark.length + digestLength + 1;

/** Appends the checksum of everything before it to a backup. */
export async function appendChecksum(file: string): Promise<void> {
  await appendFile(file, `${mark}${await sha256(file)}\n`);
}

/**
 * Answers how many bytes of a backup come before its checksum. Throws `OperatorError` when the file cannot be read, its content is
 * not what was written, or there is no checksum at its end: unless somebody says that it is one of before there were any.
 */
export async function verifyChecksum(file: string, { withoutChecksum }: { withoutChecksum: boolean }): Promise<number> {
  const { length, trailer } = await readTrailer(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Cannot read ${file}: ${error.code}`);
  });
  if (length < 0 || !trailer.startsWith(mark)) {
    if (withoutChecksum) return (await stat(file)).size;
    throw new OperatorError(
      `${file} is not whole: the checksum at its end is missing. If a version made it that wrote none, say --without-checksum.`,
    );
  }
  if (trailer !== `${mark}${await sha256(file, length)}\n`)
    throw new OperatorError(`${file} is damaged: its checksum does not match.`);
  return length;
}

async function readTrailer(file: string): Promise<{ length: number; trailer: string }> {
  const handle = await open(file);
  try {
    const length = (await handle.stat()).size - trailerLength;
    const { buffer } = await handle.read(Buffer.alloc(trailerLength), 0, trailerLength, Math.max(0, length));
    return { length, trailer: buffer.toString('latin1') };
  } finally {
    await handle.close();
  }
}

/** @param length bytes from the beginning; all without it */
async function sha256(file: string, length = Infinity): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0) for await (const chunk of createReadStream(file, { end: length - 1 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
