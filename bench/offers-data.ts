/** The offers that benchmarks of their list read. */
import { randomUUID } from 'node:crypto';
import { firstPriceBook, quotePrices } from '@programme/pricing';
import { connect } from './api-process.js';

const quotesOfOffer = 3;

/**
 * Writes offers of three quotes each.
 *
 * @param offers a multiple of 500
 */
export async function fillOffers(databaseUrl: string, offers: number) {
  const database = await connect(databaseUrl);
  const creators = await database.query('SELECT id FROM creators ORDER BY id');
  const enterprise = { activeUsers: 120, startupFeeOverride: null, discount: {} };
  const prices = JSON.stringify(quotePrices(firstPriceBook, { currency: 'PLN', months: 6, enterprise }));
  const batch = 500;
  for (let first = 0; first < offers; first += batch) {
    const rows = Array.from({ length: batch }, (_, index) => ({ id: randomUUID(), number: first + index }));
    await database.query('BEGIN');
    await database.query(
      `INSERT INTO offers (id, client_name, client_name_key, creator_id, currency, valid_until, password_hash, access_code,
           code_version, version, created_at, reminder_sent) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, 1, 1, ?, 0)').join(', ')}`,
      rows.flatMap(({ id, number }) => [
        id,
        `Client ${number}`,
        `client ${number}`,
        creators[number % creators.length]?.id,
        'PLN',
        '2027-02-19',
        'x',
        'v1.x',
        new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString().slice(0, -1).replace('T', ' '),
      ]),
    );
    await database.query(
      `INSERT INTO offer_quotes (offer_id, package_type, active_users, months_count, discount_type, enterprise_discount_type,
           comfort_discount_type, calculated_prices, order_index)
         VALUES ${rows.flatMap(() => Array(quotesOfOffer).fill("(?, 'enterprise', 120, 6, 'none', 'none', 'none', ?, ?)")).join(', ')}`,
      rows.flatMap(({ id }) => Array.from({ length: quotesOfOffer }, (_, order) => [id, prices, order]).flat()),
    );
    await database.query('COMMIT');
  }
  await database.close();
}
