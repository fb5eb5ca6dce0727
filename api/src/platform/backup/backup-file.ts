import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { OperatorError } from '../process/run-command.js';
import type { RestoreOptions } from './restore-checks.js';

/** A comment of SQL; SQLite reads whole pages only and ignores it. */
const checksumMark = '-- activity-programme sha256 ';

const digestLength = 64;
const trailerLength = checksumMark.length + digestLength + 1;

/** Appends the checksum of everything before it to a backup. */
export async function appendChecksum(file: string): Promise<void> {
  await appendFile(file, `${checksumMark}${await sha256(file)}\n`);
}

/**
 * Answers how many bytes of a backup come before its checksum. Throws `OperatorError` when the file cannot be read, its
 * content is not what was written, or the checksum at its end is missing and `withoutChecksum` is not given.
 */
export async function verifyChecksum(file: string, { withoutChecksum }: { withoutChecksum: boolean }): Promise<number> {
  const { length, trailer } = await readTrailer(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Cannot read ${file}: ${error.code}`);
  });
  if (length < 0 || !trailer.startsWith(checksumMark)) {
    if (withoutChecksum) return (await stat(file)).size;
    throw new OperatorError(
      `${file} is not whole: the checksum at its end is missing. If a version made it that wrote none, say --without-checksum.`,
    );
  }
  if (trailer !== `${checksumMark}${await sha256(file, length)}\n`)
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

/** What the programs of the server write when a dump is whole. */
const lastLine = '-- Dump completed';
const endBytes = 200;

const headerMark = '-- activity-programme backup ';

/** The first line of a server's backup: a comment that says what is in it. */
export type BackupHeader = { readonly takenAt: string; readonly migrations: readonly string[] };

export const headerLine = (header: BackupHeader): string => `${headerMark}${JSON.stringify(header)}\n`;

/** Throws `OperatorError` for a file that cannot be read, is no backup of a server, is damaged or not whole. */
export async function readHeader(file: string, options: RestoreOptions): Promise<BackupHeader> {
  const line = await firstLine(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Cannot read ${file}: ${error.code}`);
  });
  if (!line.startsWith(headerMark)) throw new OperatorError(`${file} is no backup of a MariaDB or MySQL database.`);
  const length = await verifyChecksum(file, options);
  if (!(await endOf(file, length)).includes(lastLine))
    throw new OperatorError(`${file} is not whole: its end is missing.`);
  return JSON.parse(line.slice(headerMark.length)) as BackupHeader;
}

async function firstLine(file: string): Promise<string> {
  const stream = createReadStream(file, { end: 100_000 });
  try {
    for await (const line of createInterface({ input: stream })) return line;
    return '';
  } finally {
    stream.destroy();
  }
}

async function endOf(file: string, length: number): Promise<string> {
  const stream = createReadStream(file, { start: Math.max(0, length - endBytes), end: length - 1, encoding: 'latin1' });
  return (await stream.toArray()).join('');
}
