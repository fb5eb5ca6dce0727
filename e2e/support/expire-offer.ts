import Database from 'libsql';
import { product } from './product.js';

/** Ends an offer years ago, past the API: it takes no last day that is over (decision P21). */
export function expireOffer(id: string): void {
  const database = new Database(product.databaseFile);
  database.prepare(`UPDATE offers SET valid_until = '2020-01-31' WHERE id = ?`).run(id);
  database.close();
}
