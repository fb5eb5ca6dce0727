/**
 * What `npm run bench -- api` measures the API against: express and mysql2 and nothing else. It answers the same bytes
 * from the same database with a statement or two for each call: no sessions, no checks, no logs. Run as a process of
 * its own, with the database's address and a port.
 */
import express, { type Request } from 'express';
import { createPool, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { apiPaths } from '@programme/contracts';

const [databaseUrl = '', port = ''] = process.argv.slice(2);
const pool = createPool({
  uri: databaseUrl,
  connectionLimit: 10,
  timezone: 'Z',
  charset: 'utf8mb4',
  dateStrings: ['DATE'],
});
const today = new Date().toISOString().slice(0, 10);

/** The columns that the answers are made of by name; all others are passed on. */
type Row = RowDataPacket & {
  readonly id: number;
  readonly offerId: number;
  readonly validUntil: string;
  readonly decision: string | null;
  readonly withdrawnAt: Date | null;
  readonly count: number;
};

/** A row whose columns stand in the objects of their tables. */
type NestedRow = RowDataPacket & { readonly o: Row; readonly c: Row; readonly q: Row };

const rowsOf = async (sql: string, values: unknown[] = []): Promise<Row[]> => (await pool.query<Row[]>(sql, values))[0];

const limitOf = ({ limit }: Request['query']): number => Number(limit ?? 100);

const expired = ({ validUntil }: Pick<Row, 'validUntil'>): boolean => validUntil < today;

const statusOf = ({
  decision,
  withdrawnAt,
  validUntil,
}: Pick<Row, 'decision' | 'withdrawnAt' | 'validUntil'>): string =>
  withdrawnAt ? 'withdrawn' : (decision ?? (expired({ validUntil }) ? 'expired' : 'open'));

const app = express().disable('x-powered-by').use(express.json());

app.get(apiPaths.offerPublic, async (request, response) => {
  const sql = `SELECT o.client_name AS clientName, c.name AS creator, o.currency, o.valid_until AS validUntil,
       o.created_at AS createdAt, o.revision, o.decision, o.withdrawn_at AS withdrawnAt, o.language, c.email, c.phone,
       q.id, q.package_type AS packageType, q.active_users AS activeUsers, q.employees_count AS employeesCount,
       q.months_count AS monthsCount, q.discount_type AS discountType, q.discount_value AS discountValue,
       q.enterprise_discount_type AS enterpriseDiscountType, q.enterprise_discount_value AS enterpriseDiscountValue,
       q.comfort_discount_type AS comfortDiscountType, q.comfort_discount_value AS comfortDiscountValue,
       q.startup_fee_override AS startupFeeOverride, q.note, q.show_better_price_hint AS showBetterPriceHint,
       q.calculated_prices AS calculatedPrices, q.order_index AS orderIndex
     FROM offers o JOIN creators c ON c.id = o.creator_id JOIN offer_quotes q ON q.offer_id = o.id
     WHERE o.id = ? ORDER BY q.order_index`;
  const [rows] = await pool.query<NestedRow[]>({ sql, nestTables: true, values: [request.params['id']] });
  const [first] = rows;
  if (!first) throw new Error('There is no such offer');
  const { clientName, currency, validUntil, createdAt, revision, language } = first.o;
  const { creator, email, phone } = first.c;
  response.json({
    status: statusOf(first.o),
    revision,
    decision: null,
    offer: { clientName, creator, currency, validUntil, createdAt, expired: expired(first.o) },
    language,
    creatorContact: { email, phone },
    quotes: rows.map(({ q }) => ({ ...q, showBetterPriceHint: q['showBetterPriceHint'] === 1 })),
    contact: null,
    thread: [],
    extensionRequestedAt: null,
  });
});

app.post(apiPaths.logs, async ({ body }, response) => {
  const { timestamp, currency, employees, activeUsers, months, company, totalPrice } = body;
  const [known] = await rowsOf('SELECT id FROM companies WHERE name_key = ?', [company.toLowerCase()]);
  const inputs = { employed_2025: employees, au_2025: activeUsers, am_2025: months, timestamp };
  const [written] = await pool.query<ResultSetHeader>(
    `INSERT INTO api_logs (timestamp, calculator, currency, employees_count, active_users, months_count, company_name, company_id,
       inputs, outputs) VALUES (?, '2026-admin', ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      new Date(),
      currency,
      employees,
      activeUsers,
      months,
      company,
      known?.id,
      JSON.stringify(inputs),
      JSON.stringify({ totalPrice }),
    ],
  );
  response.status(201).json({ id: written.insertId });
});

app.get(apiPaths.translations, async (_request, response) => {
  response.json(await rowsOf('SELECT `key`, en, pl, es, version FROM translations ORDER BY `key`'));
});

app.get(apiPaths.offers, async ({ query }, response) => {
  const rows = await rowsOf(
    `SELECT o.id, o.client_name AS clientName, c.name AS creator, o.currency, o.valid_until AS validUntil,
       o.created_at AS createdAt, o.version, o.revision, o.decision, o.withdrawn_at AS withdrawnAt, o.language
     FROM offers o LEFT JOIN creators c ON c.id = o.creator_id ORDER BY o.created_at DESC, o.id DESC LIMIT ?`,
    [limitOf(query)],
  );
  const quotes = await rowsOf(
    `SELECT offer_id AS offerId, package_type AS packageType, active_users AS people, months_count AS monthsCount,
       JSON_EXTRACT(calculated_prices, '$.enterprise.discountedTotal') AS total
     FROM offer_quotes WHERE offer_id IN (?) ORDER BY offer_id, order_index`,
    [rows.map(({ id }) => id)],
  );
  const [counted] = await rowsOf('SELECT COUNT(*) AS count FROM (SELECT 1 FROM offers LIMIT 10001) counted');
  response.set('X-Total-Count', String(counted?.count));
  const byOffer = new Map<number, Row[]>();
  for (const quote of quotes) byOffer.set(quote.offerId, [...(byOffer.get(quote.offerId) ?? []), quote]);
  response.json(rows.map((row) => listed(row, byOffer.get(row.id) ?? [])));
});

const dayMs = 24 * 3_600_000;

const listed = (row: Row, quotes: readonly Row[]) => ({
  id: row.id,
  clientName: row['clientName'],
  creator: row['creator'],
  currency: row['currency'],
  accessCode: '',
  validUntil: row.validUntil,
  expired: expired(row),
  createdAt: row['createdAt'],
  version: row['version'],
  status: statusOf(row),
  revision: row['revision'],
  language: row['language'],
  daysLeft: (Date.parse(row.validUntil) - Date.parse(today)) / dayMs,
  totals: { enterprise: Math.min(...quotes.map(({ total }) => Number(total))) },
  quotes: quotes.map(({ packageType, people, monthsCount }) => ({ packageType, people, monthsCount })),
  opens: 0,
  lastOpenedAt: null,
});

app.get(apiPaths.logs, async ({ query }, response) => {
  const rows = await rowsOf(
    `SELECT id, timestamp, calculator, currency, employees_count AS employeesCount, active_users AS activeUsers,
       months_count AS monthsCount, company_name AS companyName, inputs, outputs
     FROM api_logs ORDER BY timestamp DESC, id DESC LIMIT ?`,
    [limitOf(query)],
  );
  const [counted] = await rowsOf('SELECT COUNT(*) AS count FROM (SELECT 1 FROM api_logs LIMIT 10001) counted');
  response.set('X-Total-Count', String(counted?.count));
  response.json(rows);
});

app.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
