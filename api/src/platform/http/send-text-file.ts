import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type TextFile = { readonly name: string; readonly type: string; readonly pieces: AsyncGenerator<string, void> };

/**
 * Sends a file to be saved, as its text comes and no faster than the reader takes it; asks for no more pieces when the
 * reader goes away. What the first piece throws can still be answered with a problem: nothing has been sent by then.
 */
export async function sendTextFile(response: Response, { name, type, pieces }: TextFile): Promise<void> {
  const wanted = response.req.method !== 'HEAD';
  const first = wanted ? await pieces.next() : undefined;
  response.attachment(name).type(`${type}; charset=utf-8`);
  if (!first || first.done) return void response.end();
  try {
    await pipeline(startingWith(first.value, pieces), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* startingWith(first: string, others: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield first;
  yield* others;
}
