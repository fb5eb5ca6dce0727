import type { Database } from '../../../platform/database/sql.js';
import type { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { blockClaim } from '../blocks/block-claim.js';
import { headClaim } from '../events/event-hash.js';
import { contentFault, isBlockSealed, verifyBlocks, type BrokenBlock } from './block-check.js';
import { BlockRecordsRepository, type BlockRecord } from './block-records.repository.js';
import { brokenLink, isSealed } from './chain-check.js';
import { ChainRecordsRepository } from './chain-records.repository.js';
import { SealRepository } from './seal.repository.js';

/**
 * Seals heads and blocks that have no seal which holds, where all else is in order: for an operator who knows why they have
 * none, after a version that wrote no seals or a secret that is gone. What is broken otherwise stays as it is.
 *
 * Answers what is wrong with the blocks, and seals no head then: a head without a seal may be of a chain that was cut off
 * or rewritten, which only its block shows.
 *
 * @param say told each offer that was sealed, and which blocks
 */
export async function sealAgain(
  database: Database,
  seals: EvidenceSeal,
  say: (line: string) => void,
): Promise<BrokenBlock | undefined> {
  const [records, written] = [new BlockRecordsRepository(database), new SealRepository(database)];
  const blocks = await unsealedBlocks(records, seals);
  await written.sealBlocks(blocks);
  const [first, last] = [blocks.at(0), blocks.at(-1)];
  if (first && last) say(`Sealed blocks ${first.number} to ${last.number}.`);
  const { broken } = await verifyBlocks(records, seals);
  if (broken) return broken;
  for await (const slice of new ChainRecordsRepository(database).all())
    for (const chain of slice) {
      const { offerId, head } = chain;
      if (!head || isSealed(offerId, head, seals) || brokenLink(chain, undefined)) continue;
      await written.sealHead(offerId, head, seals.seal(headClaim(offerId, head)));
      say(`Sealed offer ${offerId} with ${head.sequence} events.`);
    }
  return undefined;
}

/**
 * All blocks with new seals, each of which is part of the next one, when the oldest have none that holds; none otherwise. A
 * secret that is gone takes the oldest seals with it: a seal that does not hold after one that does is a forgery.
 */
async function unsealedBlocks(records: BlockRecordsRepository, seals: EvidenceSeal): Promise<BlockRecord[]> {
  const sealed: BlockRecord[] = [];
  let [previousSeal, isHeld] = ['', false];
  for await (const block of records.all()) {
    const isNext = block.number === sealed.length + 1;
    if (!isNext || contentFault(block, await records.eventsOf(block.number)) !== undefined) return [];
    const holds = isBlockSealed(block, seals);
    if (holds ? block.number === 1 : isHeld) return [];
    isHeld ||= holds;
    const again = { ...block, previousSeal, seal: seals.seal(blockClaim({ ...block, previousSeal })) };
    sealed.push(again);
    previousSeal = again.seal;
  }
  return sealed;
}
