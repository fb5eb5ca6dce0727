import type { Database } from '../../../platform/database/sql.js';
import type { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { PublishedBooksRepository } from '../../price-books/verification/published-books.repository.js';
import { verifyBlocks, type BrokenBlock } from './block-check.js';
import { BlockRecordsRepository } from './block-records.repository.js';
import type { BrokenLink } from './chain-records.js';
import { ChainRecordsRepository } from './chain-records.repository.js';
import { verifyChains } from './chain-verification.js';

/** A published price book whose content is another one. */
export type BrokenBook = { readonly priceBookId: string; readonly what: string };

export type RecordVerification = {
  /** The first that was found; nothing else was looked at then. */
  readonly broken: BrokenLink | BrokenBlock | BrokenBook | undefined;
  /** What was looked at. */
  readonly offers: number;
  readonly events: number;
  readonly blocks: number;
};

/**
 * Checks all that is recorded of offers, and what they were priced by. Changes nothing.
 *
 * @param seals without them no seal is looked at
 */
export async function verifyRecord(database: Database, seals: EvidenceSeal | undefined): Promise<RecordVerification> {
  const chains = await verifyChains(new ChainRecordsRepository(database).all(), seals);
  if (chains.broken) return { ...chains, blocks: 0 };
  const { broken, blocks } = await verifyBlocks(new BlockRecordsRepository(database), seals);
  if (broken) return { ...chains, blocks, broken };
  const priceBookId = await new PublishedBooksRepository(database).firstAltered();
  if (priceBookId === undefined) return { ...chains, blocks };
  return { ...chains, blocks, broken: { priceBookId, what: 'the content is not the one that was published' } };
}

/** What is broken, in a sentence without its full stop. */
export function describeBroken(broken: NonNullable<RecordVerification['broken']>): string {
  if ('priceBookId' in broken) return `price book ${broken.priceBookId}: ${broken.what}`;
  if ('block' in broken) return broken.block === null ? broken.what : `block ${broken.block}: ${broken.what}`;
  const { offerId, sequence, what } = broken;
  return `offer ${offerId}${sequence === null ? '' : `, event ${sequence}`}: ${what}`;
}
