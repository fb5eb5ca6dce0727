import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PlainError } from '../../lifecycle/reason-for.js';

const mark = '-- activity-programme backup ';

/** What the server's program writes last. */
const lastLine = '-- Dump completed';

/** How much of a file's end is looked at for it. */
const endBytes = 200;

/** The first line of a server's backup: a comment that says what is in it. */
export type BackupHeader = { readonly takenAt: string; readonly migrations: readonly string[] };

export const headerLine = (header: BackupHeader): string => `${mark}${JSON.stringify(header)}\n`;

/** Throws `PlainError` for a file that cannot be read, is no backup of a server, or is not whole. */
export async function readHeader(file: string): Promise<BackupHeader> {
  try {
    const line = await firstLine(file);
    if (!line.startsWith(mark)) throw new PlainError(`${file} is no backup of a MariaDB or MySQL database.`);
    if (!(await lastWords(file)).includes(lastLine)) throw new PlainError(`${file} is not whole: its end is missing.`);
    return JSON.parse(line.slice(mark.length)) as BackupHeader;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`Cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? 'its beginning is damaged'}`);
  }
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

async function lastWords(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(endBytes), 0, endBytes, Math.max(0, size - endBytes));
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}
