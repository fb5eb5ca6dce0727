import type { DataSource } from 'typeorm';
import type { DatabaseSchema } from '../database/data-source.js';

/** What the operator says who restores a backup. */
export type RestoreOptions = {
  /** All that the database holds is given up. */
  readonly replace: boolean;
  /** The backup was made by a version that wrote no checksum: that a changed byte is noticed is not promised. */
  readonly withoutChecksum: boolean;
};

/** A schema that knows which of its rows must not come back to life. */
export type RestorableSchema = DatabaseSchema & {
  /**
   * Discards such rows in restored tables, before anybody uses them.
   *
   * @param tables the names of the restored tables, each with the prefix
   */
  readonly settleRestored: (dataSource: DataSource, tables: readonly string[], prefix?: string) => Promise<void>;
};
