import type { BlockRecordsRepository } from './block-records.repository.js';

/**
 * Compares the record with a head of it that was kept elsewhere (`headText`). Answers since when the record cannot be trusted;
 * undefined when the head is still part of it.
 */
export async function keptHeadFault(
  records: BlockRecordsRepository,
  { number, seal }: { readonly number: number; readonly seal: string },
): Promise<string | undefined> {
  const block = await records.find(number);
  if (block?.seal === seal) return undefined;
  if (block)
    return `block ${number} of ${block.at} has another seal than the one that was kept. Blocks were removed and made anew: nothing that was recorded since an older head that still passes can be trusted`;
  const newest = await records.newest();
  const since = newest ? `since block ${newest.number} of ${newest.at}, the newest that is there,` : 'ever';
  return `block ${number} is missing: nothing that was recorded ${since} can be trusted`;
}
