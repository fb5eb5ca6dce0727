import type { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { brokenLink } from './chain-check.js';
import type { BrokenLink, ChainRecords } from './chain-records.js';

export type ChainVerification = {
  /** The first that was found; nothing else was read then. */
  readonly broken: BrokenLink | undefined;
  /** What was read. */
  readonly offers: number;
  readonly events: number;
};

/**
 * Checks the records of all offers, a slice at a time.
 *
 * @param seals without them no seal is looked at
 */
export async function verifyChains(
  slices: AsyncIterable<readonly ChainRecords[]>,
  seals: EvidenceSeal | undefined,
): Promise<ChainVerification> {
  let [offers, events] = [0, 0];
  for await (const slice of slices) {
    for (const records of slice) {
      offers += 1;
      events += records.events.length;
      const broken = brokenLink(records, seals);
      if (broken) return { broken, offers, events };
    }
  }
  return { broken: undefined, offers, events };
}
