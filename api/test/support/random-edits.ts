import type { DataSource } from 'typeorm';
import { readTime } from '../../src/platform/database/sql.js';
import type { Random } from './random.js';

type Kind = 'text' | 'number' | 'time' | 'json' | 'flag';

type Row = Readonly<Record<string, unknown>>;

/** What somebody with access to the database could change of an offer's records and of what it was priced by, and what it would have to pass for. */
const columns: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  offers: {
    client_name: 'text',
    currency: 'text',
    valid_until: 'text',
    introduction: 'text',
    terms: 'text',
    created_at: 'time',
    revision: 'number',
    decision: 'text',
    withdrawn_at: 'time',
    message_count: 'number',
    question_asked_at: 'time',
    extension_requested_at: 'time',
    approval_requested_at: 'time',
    approval_requested_by: 'text',
    approval_requesters: 'json',
    approval_discount: 'number',
    approval_limit: 'number',
    approval_rejected_at: 'time',
    approval_rejected_by: 'text',
    approval_rejection: 'text',
    approved_discounts: 'json',
  },
  offer_quotes: {
    package_type: 'text',
    active_users: 'number',
    employees_count: 'number',
    months_count: 'number',
    discount_type: 'text',
    discount_value: 'number',
    enterprise_discount_value: 'number',
    comfort_discount_value: 'number',
    startup_fee_override: 'number',
    note: 'text',
    show_better_price_hint: 'flag',
    calculated_prices: 'json',
  },
  offer_revisions: {
    number: 'number',
    current_offer_id: 'text',
    snapshot: 'json',
    digest: 'text',
    created_at: 'time',
    username: 'text',
  },
  offer_decisions: {
    current_offer_id: 'text',
    kind: 'text',
    revision: 'number',
    decided_at: 'time',
    evidence: 'json',
    digest: 'text',
    sealed_address: 'text',
    user_agent: 'text',
    visits: 'json',
    reversal_sequence: 'number',
  },
  offer_messages: { author: 'text', name: 'text', text: 'text', at: 'time' },
  offer_events: {
    sequence: 'number',
    action: 'text',
    at: 'time',
    user_id: 'number',
    username: 'text',
    fields: 'json',
    payload: 'json',
    previous_hash: 'text',
    hash: 'text',
    block: 'number',
  },
  offer_event_heads: { sequence: 'number', hash: 'text', seal: 'text' },
  event_blocks: {
    number: 'number',
    at: 'time',
    events: 'number',
    digest: 'text',
    previous_seal: 'text',
    seal: 'text',
  },
  price_books: { content: 'json', digest: 'text' },
};

/** Primary keys; `id` is that of all others. */
const keys: Readonly<Record<string, string>> = { offer_event_heads: 'offer_id', event_blocks: 'number' };

/** Tables whose rows are also removed: those of no other table go with them. */
const removable = [
  'offer_quotes',
  'offer_revisions',
  'offer_decisions',
  'offer_messages',
  'offer_events',
  'offer_event_heads',
  'event_blocks',
];

export type Edit = { readonly what: string; readonly undo: () => Promise<void> };

/** Changes one value at random, or removes a row. */
export async function editAtRandom(database: DataSource, random: Random): Promise<Edit> {
  const table = random.oneOf(Object.keys(columns));
  const key = keys[table] ?? 'id';
  const row = random.oneOf(await database.query<Row[]>(`SELECT * FROM ${table} ORDER BY ${key}`));
  if (removable.includes(table) && random.below(10) === 0) return remove(database, table, key, row);
  const [column, kind] = random.oneOf(Object.entries(columns[table] ?? {}));
  const before = row[column];
  const after = changed(kind, before, random);
  const write = (value: unknown, id: unknown) =>
    database.query(`UPDATE ${table} SET \`${column}\` = ? WHERE ${key} = ?`, [value, id]);
  await write(after, row[key]);
  const undo = async () => void (await write(stored(kind, before), column === key ? after : row[key]));
  return { what: `${table}.${column}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`.slice(0, 500), undo };
}

async function remove(database: DataSource, table: string, key: string, row: Row): Promise<Edit> {
  await database.query(`DELETE FROM ${table} WHERE ${key} = ?`, [row[key]]);
  const names = Object.keys(row);
  const values = names.map((name) => stored(columns[table]?.[name] ?? 'text', row[name]));
  const list = names.map((name) => `\`${name}\``).join();
  const undo = async () =>
    void (await database.query(`INSERT INTO ${table} (${list}) VALUES (${names.map(() => '?').join()})`, values));
  return { what: `a row of ${table} removed`, undo };
}

/** A value that was read, as it is written. */
function stored(kind: Kind, value: unknown): unknown {
  if (value == null) return null;
  if (kind === 'time') return readTime(value as Date);
  return kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : value;
}

/** Another value that the column can hold. */
function changed(kind: Kind, value: unknown, random: Random): unknown {
  switch (kind) {
    case 'flag':
      return Number(value) === 1 ? 0 : 1;
    case 'number':
      return Number(value ?? 0) + 1 + random.below(50);
    case 'time':
      return new Date((value == null ? 0 : readTime(value as Date).getTime()) + 1 + random.below(1e9));
    case 'text':
      return changedText(String(value ?? ''), random);
    case 'json':
      return JSON.stringify(changedLeaf(typeof value === 'string' ? JSON.parse(value) : value, random));
  }
}

/** One character is another one; nothing gets longer than its column. */
function changedText(text: string, random: Random): string {
  if (text === '') return 'x';
  const index = random.below(text.length);
  return `${text.slice(0, index)}${text[index] === 'x' ? 'y' : 'x'}${text.slice(index + 1)}`;
}

/** One value somewhere inside is another one. */
function changedLeaf(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return changedText(value, random);
  if (typeof value !== 'object' || value === null) return 'x';
  if (Array.isArray(value)) {
    if (value.length === 0) return ['x'];
    const index = random.oneOf([...value.keys()]);
    return value.map((one: unknown, place) => (place === index ? changedLeaf(one, random) : one));
  }
  const name = random.oneOf(Object.keys(value));
  return { ...value, [name]: changedLeaf((value as Row)[name], random) };
}
