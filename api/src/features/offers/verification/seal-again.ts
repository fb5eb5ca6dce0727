import type { DataSource } from 'typeorm';
import type { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { blockClaim } from '../blocks/block-claim.js';
import { headClaim } from '../events/event-hash.js';
import { contentFault, isBlockSealed } from './block-check.js';
import { BlockRecordsRepository, type BlockRecord } from './block-records.repository.js';
import { brokenLink, isSealed } from './chain-check.js';
import { ChainRecordsRepository } from './chain-records.repository.js';
import { SealRepository } from './seal.repository.js';

/**
 * Seals heads and blocks that have no seal which holds, where all else is in order: for an operator who knows why they have
 * none, after a version that wrote no seals or a secret that is gone. What is broken otherwise stays as it is.
 *
 * @param say told each offer that was sealed, and which blocks
 */
export async function sealAgain(
  dataSource: DataSource,
  seals: EvidenceSeal,
  say: (line: string) => void,
): Promise<void> {
  const written = new SealRepository(dataSource);
  for await (const slice of new ChainRecordsRepository(dataSource).all())
    for (const records of slice) {
      const { offerId, head } = records;
      if (!head || isSealed(offerId, head, seals) || brokenLink(records, undefined)) continue;
      await written.sealHead(offerId, head, seals.seal(headClaim(offerId, head)));
      say(`Sealed offer ${offerId} with ${head.sequence} events.`);
    }
  const blocks = await unsealedBlocks(new BlockRecordsRepository(dataSource), seals);
  await written.sealBlocks(blocks);
  const [first, last] = [blocks.at(0), blocks.at(-1)];
  if (first && last) say(`Sealed blocks ${first.number} to ${last.number}.`);
}

/** With their new seals: from the first whose seal does not hold, because each seal is part of the next one. */
async function unsealedBlocks(records: BlockRecordsRepository, seals: EvidenceSeal): Promise<BlockRecord[]> {
  const sealed: BlockRecord[] = [];
  let previous: BlockRecord | undefined;
  for await (const block of records.all()) {
    const isNext = block.number === (previous?.number ?? 0) + 1;
    if (!isNext || contentFault(block, await records.eventsOf(block.number)) !== undefined) return sealed;
    const previousSeal = previous?.seal ?? '';
    if (sealed.length === 0 && isBlockSealed(block, seals)) {
      // A block that is sealed and follows another one than this was moved: no operator's matter.
      if (block.previousSeal !== previousSeal) return sealed;
      previous = block;
      continue;
    }
    previous = { ...block, previousSeal, seal: seals.seal(blockClaim({ ...block, previousSeal })) };
    sealed.push(previous);
  }
  return sealed;
}
