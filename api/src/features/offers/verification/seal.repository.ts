import type { DataSource } from 'typeorm';
import type { BlockRecord } from './block-records.repository.js';

/** Writes seals over what is there. */
export class SealRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Nothing is written where an event has come since. */
  async sealHead(
    offerId: string,
    head: { readonly sequence: number; readonly hash: string },
    seal: string,
  ): Promise<void> {
    await this.dataSource.query(
      'UPDATE offer_event_heads SET seal = ? WHERE offer_id = ? AND sequence = ? AND hash = ?',
      [seal, offerId, head.sequence, head.hash],
    );
  }

  /** All or none. */
  async sealBlocks(blocks: readonly Pick<BlockRecord, 'number' | 'previousSeal' | 'seal'>[]): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      for (const { number, previousSeal, seal } of blocks)
        await transaction.query('UPDATE event_blocks SET previous_seal = ?, seal = ? WHERE number = ?', [
          previousSeal,
          seal,
          number,
        ]);
    });
  }
}
