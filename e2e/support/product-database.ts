import Database from 'libsql';
import { product } from './product.js';

/**
 * Opens an SQLite database beside the running product, for what its API does not do or show.
 * The product may be writing at that moment: a statement waits for it up to five seconds, as the product itself does.
 */
export function openDatabase(file: string = product.databaseFile): InstanceType<typeof Database> {
  return new Database(file, { timeout: 5_000 });
}
