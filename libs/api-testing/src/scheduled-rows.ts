type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

/** A moment as SQLite holds it. */
const stored = (time: number): string => new Date(time).toISOString().replace('T', ' ').slice(0, -1);

const dayMs = 86_400_000;

/**
 * Gives every scheduled job of the API so many rows to work on, in a SQLite database: what is old enough to be forgotten,
 * offers that end soon and whose contacts are to be reminded, events that are in no block, mails that are not true any more.
 *
 * @param offerId an offer that the others are copies of
 */
export async function fillForJobs(query: Query, offerId: string, rows: number, now: Date): Promise<void> {
  const old = stored(Date.UTC(2020, 0, 1));
  const due = stored(now.getTime() - dayMs);
  const day = (days: number) => stored(now.getTime() + days * dayMs).slice(0, 10);
  const numbers = `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${rows})`;
  const copied = "printf('%08d-0000-4000-8000-000000000000', i)";
  const insert = (table: string, columns: Readonly<Record<string, string>>, from = 'numbers', values: unknown[] = []) =>
    query(
      `${numbers} INSERT INTO ${table} (${Object.keys(columns).join()}) SELECT ${Object.values(columns).join()} FROM ${from}`,
      values,
    );
  const copy = async (table: string, changes: Readonly<Record<string, string>>, condition: string) => {
    const columns = (await query(`SELECT name FROM pragma_table_info('${table}')`)) as { name: string }[];
    const same = columns.filter(({ name }) => name !== 'id').map(({ name }) => [name, `original.${name}`] as const);
    const from = `numbers, ${table} original WHERE ${condition}`;
    await insert(table, { ...Object.fromEntries(same), ...changes }, from, [offerId]);
  };
  const number = "printf('%064d', i)";
  const company = "printf('gone %d', i)";

  await copy('offers', { id: copied }, 'original.id = ?');
  await copy('offer_quotes', { offer_id: copied }, 'original.offer_id = ?');
  await query(
    `UPDATE offers SET valid_until = ?, sent_at = ?, remind_client = 1, reminder_sent = 0, contact_name = 'Ewa Zając',
     contact_email = 'ewa@acme.example'`,
    [day(3), stored(now.getTime() - 7 * dayMs)],
  );
  await query(
    `INSERT INTO creator_slack_mappings (creator_id, slack_user_id, is_active, created_at, updated_at)
     SELECT creator_id, 'U012AB3CD', 1, '${old}', '${old}' FROM offers WHERE id = ?`,
    [offerId],
  );
  const log = {
    calculator: "'2026'",
    currency: "'PLN'",
    employees_count: '3',
    active_users: '1 + i % 500',
    months_count: '6',
  };
  const contents = { inputs: "'{}'", outputs: "'{}'" };
  await insert('companies', { name_key: company });
  await insert(
    'api_logs',
    { ...log, ...contents, timestamp: `'${old}'`, company_name: company, company_id: 'companies.id' },
    `numbers JOIN companies ON companies.name_key = ${company}`,
  );
  await insert('api_logs', { ...log, ...contents, timestamp: `'${due}'` });
  await insert('sessions', { id: number, data: "'{}'", expires_at: `'${old}'` });
  await insert('login_attempts', { account: company, attempted_at: `'${old}'`, success: '0' });
  await insert('idempotent_requests', { id: number, body_digest: number, answer: "''", created_at: `'${old}'` });
  await insert('rate_limit_windows', { bucket: number, starts_at: `'${old}'`, ends_at: `'${old}'`, hits: '1' });
  await insert('refused_offer_attempts', { offer_id: copied, network: "'192.0.2.0'", hour: `'${old}'`, attempts: '1' });
  const ofOffer = { offer_id: `'${offerId}'` };
  await insert('offer_attempts', {
    ...ofOffer,
    ip_address: "'192.0.2.0'",
    address_key: "'key'",
    attempted_at: `'${old}'`,
    success: '0',
  });
  await insert('offer_unlocks', {
    ...ofOffer,
    id: number,
    code_version: '1',
    created_at: `'${old}'`,
    expires_at: `'${old}'`,
  });
  await insert('offer_views', {
    offer_id: copied,
    viewed_at: `'${old}'`,
    ip_address: "'192.0.2.0'",
    is_admin_view: '1',
    session_key: number,
  });
  await insert('offer_decisions', {
    offer_id: copied,
    kind: "'declined'",
    revision: '1',
    decided_at: `'${old}'`,
    evidence: "'{}'",
    digest: number,
    sealed_address: "'sealed'",
    visits: "'{}'",
  });
  await insert('offer_events', {
    offer_id: copied,
    sequence: '1',
    action: "'created'",
    at: `'${due}'`,
    fields: "'[]'",
    hash: number,
  });
  const mail = {
    offer_id: copied,
    kind: "'follow-up'",
    channel: "'mail'",
    recipient: "'formerly@acme.example'",
    sealed_content: "'sealed'",
    slack_user_id: "''",
    creator_name: "''",
    text: "''",
    attempts: '0',
    message_sent: '0',
  };
  const waiting = { dedupe_key: `'follow-up ending ' || ${copied} || ' 1 ${day(-2)} ${day(-1)} ${day(3)}'` };
  await insert('slack_notification_logs', { ...mail, ...waiting, created_at: `'${due}'`, due_at: `'${due}'` });
  const givenUp = { dedupe_key: `'given up ' || i`, due_at: 'NULL' };
  await insert('slack_notification_logs', { ...mail, ...givenUp, created_at: `'${old}'` });
}

/** So many visits of an offer in a SQLite database, each with a message to its creator. */
export async function openOften(query: Query, offerId: string, visits: number, now: Date): Promise<void> {
  const numbers = `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${visits})`;
  await query(
    `${numbers} INSERT INTO offer_views (offer_id, viewed_at, is_admin_view, session_key)
     SELECT ?, ?, 0, 'often ' || i FROM numbers`,
    [offerId, stored(now.getTime())],
  );
  await query(
    `INSERT INTO slack_notification_logs (dedupe_key, kind, offer_id, offer_view_id, channel, slack_user_id, creator_name,
     text, attempts, message_sent, created_at)
     SELECT session_key, 'view', offer_id, id, 'chat', 'U1', '', '', 1, 1, viewed_at FROM offer_views WHERE offer_id = ?`,
    [offerId],
  );
}
