/**
 * `npm run bench:offers`: the salesperson's list over 20,000 offers of three quotes each, as one API process answers it over
 * HTTP, on SQLite and on MariaDB. Makes databases of its own and drops them.
 */
import { randomUUID } from 'node:crypto';
import { apiPaths } from '@programme/contracts';
import { currentPriceBook, quotePrices } from '@programme/pricing';
import { connect, logIn, medianAndP95, onBothEngines, startApi, stop, url } from './api-process.mjs';

const offers = 20_000;
const quotesOfOffer = 3;
const rounds = 40;

/** @type {Record<string, string>[]} */
const table = [];
await onBothEngines(measure);
console.table(table);

/** @param {string} engine @param {string} databaseUrl */
async function measure(engine, databaseUrl) {
  const api = await startApi(databaseUrl);
  try {
    await fill(databaseUrl);
    const cookie = await logIn();
    const [{ creator }] = await (await fetch(`${url}${apiPaths.offers}?limit=1`, { headers: { cookie } })).json();
    const deep = await cursorOfPage(cookie, 20);
    const queries = {
      'first page': '?limit=100',
      'page 20': `?limit=100&cursor=${deep}`,
      'by creator': `?limit=100&creator=${encodeURIComponent(creator)}`,
      'search, many found': '?limit=100&q=client',
      'search, one found': '?limit=100&q=client%2019999',
      'search, none found': '?limit=100&q=nobody',
    };
    for (const [what, query] of Object.entries(queries)) {
      table.push({ engine, what, ...(await medianAndP95(`${url}${apiPaths.offers}${query}`, cookie, rounds)) });
    }
  } finally {
    await stop(api);
  }
}

/** @param {string} databaseUrl */
async function fill(databaseUrl) {
  const database = await connect(databaseUrl);
  const creators = await database.query('SELECT id FROM creators ORDER BY id');
  const enterprise = { activeUsers: 120, startupFeeOverride: null, discount: {} };
  const prices = JSON.stringify(quotePrices(currentPriceBook, { currency: 'PLN', months: 6, enterprise }));
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

/** @param {string} cookie @param {number} pages */
async function cursorOfPage(cookie, pages) {
  let address = `${apiPaths.offers}?limit=100`;
  for (let page = 1; page < pages; page += 1) {
    const { headers } = await fetch(`${url}${address}`, { headers: { cookie } });
    address = /<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  return new URL(address, url).searchParams.get('cursor');
}
