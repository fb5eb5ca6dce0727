import type { DataSource } from 'typeorm';
import { optionalTimeOf, timeOf } from '../../../platform/database/stored-values.js';
import type { BlockClaim, BlockedEvent } from '../blocks/block-claim.js';

/** Blocks that are read at once. */
const sliceBlocks = 500;

/** A block as it is stored. */
export type BlockRecord = BlockClaim & { readonly seal: string };

/** Events that are in no block, and when the newest block was made. Times are ISO 8601; null where there is none. */
export type UnblockedEvents = {
  readonly oldest: string | null;
  readonly newest: string | null;
  readonly newestBlock: string | null;
};

const columns = 'number, at, events, digest, previous_seal AS previousSeal, seal';

/** Reads the sealed blocks as plainly as they are stored. */
export class BlockRecordsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All blocks by their numbers, a slice at a time. */
  async *all(): AsyncGenerator<BlockRecord, void> {
    let rows = await this.#read(`ORDER BY number LIMIT ${sliceBlocks}`);
    while (rows.length > 0) {
      yield* rows;
      rows = await this.#read(`WHERE number > ? ORDER BY number LIMIT ${sliceBlocks}`, [rows.at(-1)?.number]);
    }
  }

  /** In the order of their ids. */
  eventsOf(number: number): Promise<BlockedEvent[]> {
    return this.dataSource.query<BlockedEvent[]>(
      'SELECT id, offer_id AS offerId, sequence, hash FROM offer_events WHERE block = ? ORDER BY id',
      [number],
    );
  }

  /** The number of a block that an event names and that is not there. By one statement: blocks come while it runs. */
  async missingBlock(): Promise<number | undefined> {
    const [row] = await this.dataSource.query<{ number: number }[]>(
      `SELECT block AS number FROM offer_events WHERE block IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM event_blocks WHERE event_blocks.number = offer_events.block)
       ORDER BY block LIMIT 1`,
    );
    return row?.number;
  }

  /** By one statement, as `missingBlock`. */
  async unblocked(): Promise<UnblockedEvents> {
    const [row] = await this.dataSource.query<Record<keyof UnblockedEvents, unknown>[]>(
      `SELECT MIN(at) AS oldest, MAX(at) AS newest, (SELECT MAX(at) FROM event_blocks) AS newestBlock
       FROM offer_events WHERE block IS NULL`,
    );
    const { oldest, newest, newestBlock } = row ?? {};
    return {
      oldest: optionalTimeOf(oldest),
      newest: optionalTimeOf(newest),
      newestBlock: optionalTimeOf(newestBlock),
    };
  }

  async find(number: number): Promise<BlockRecord | undefined> {
    const [block] = await this.#read('WHERE number = ?', [number]);
    return block;
  }

  async newest(): Promise<BlockRecord | undefined> {
    const [block] = await this.#read('ORDER BY number DESC LIMIT 1');
    return block;
  }

  async #read(rest: string, values: unknown[] = []): Promise<BlockRecord[]> {
    const rows = await this.dataSource.query<BlockRecord[]>(`SELECT ${columns} FROM event_blocks ${rest}`, values);
    return rows.map((row) => ({ ...row, at: timeOf(row.at) }));
  }
}
