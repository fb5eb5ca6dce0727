import type { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { blockClaim, blockDigest, type BlockedEvent } from '../blocks/block-claim.js';
import type { BlockRecord, BlockRecordsRepository, UnblockedEvents } from './block-records.repository.js';

/** The first thing that is not as the sealed blocks say. */
export type BrokenBlock = {
  /** Its number; null for events that are in none. */
  readonly block: number | null;
  readonly what: string;
};

export type BlockVerification = { readonly broken: BrokenBlock | undefined; readonly blocks: number };

/** Events wait some minutes for their block. So long they never wait: a block is made when the API starts, too. */
const longestWaitMs = 3_600_000;

/**
 * Checks that the blocks follow one another, and hold the events that they held.
 *
 * @param seals without them no seal is looked at
 */
export async function verifyBlocks(
  records: BlockRecordsRepository,
  seals: EvidenceSeal | undefined,
): Promise<BlockVerification> {
  let [blocks, previousSeal] = [0, ''];
  for await (const block of records.all()) {
    const number = blocks + 1;
    if (block.number !== number) return { broken: { block: number, what: 'the block is missing' }, blocks };
    const what =
      contentFault(block, await records.eventsOf(number)) ?? (seals && blockSealFault(block, previousSeal, seals));
    if (what !== undefined) return { broken: { block: number, what }, blocks };
    blocks = number;
    previousSeal = block.seal;
  }
  const missing = await records.missingBlock();
  if (missing !== undefined) return { broken: { block: missing, what: 'the block is missing' }, blocks };
  return { broken: waitFault(await records.unblocked()), blocks };
}

/** What is wrong with the events of a block; undefined when they are those that it was made of. */
export function contentFault(block: BlockRecord, events: readonly BlockedEvent[]): string | undefined {
  if (events.length !== block.events) return `${events.length} events are there of ${block.events}`;
  return blockDigest(events) === block.digest ? undefined : 'its events are not those that it was made of';
}

/** Whether a block is sealed as it is, whatever came before it. */
export const isBlockSealed = (block: BlockRecord, seals: EvidenceSeal): boolean =>
  seals.holds(blockClaim(block), block.seal);

function blockSealFault(block: BlockRecord, previousSeal: string, seals: EvidenceSeal): string | undefined {
  if (block.previousSeal !== previousSeal) return 'the block does not follow the one before';
  return isBlockSealed(block, seals) ? undefined : 'the seal of the block does not hold';
}

/**
 * An event without a block is as young as the newest block, or blocks are no longer made: where that lasts for hours in
 * which events were written, somebody has removed the last blocks, or the job fails.
 */
function waitFault({ oldest, newest, newestBlock }: UnblockedEvents): BrokenBlock | undefined {
  if (oldest === null) return undefined;
  const times = [newest, newestBlock].flatMap((time) => (time === null ? [] : Date.parse(time)));
  if (Math.max(...times) - Date.parse(oldest) <= longestWaitMs) return undefined;
  return { block: null, what: `events of ${oldest} and later are in no block` };
}
