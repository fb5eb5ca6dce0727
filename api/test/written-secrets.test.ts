import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, PriceSheetStub, ServerProcess } from '@programme/api-testing';
import { FakeSlack } from '@programme/fake-slack';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { schema } from '../src/app/schema/schema.js';
import { closeDatabase, openDatabase } from '../src/platform/database/data-source.js';
import { engines, type TestDatabase } from './support/engines.js';
import { tokenOf } from './support/link-token.js';
import { newOffer, type OpenedOffer } from './support/offers.js';
import { secrets } from './support/known-secrets.js';

describe.each(engines)('a whole run on $name, with the log turned up as far as it goes,', (engine) => {
  let database: TestDatabase;
  let chat: FakeSlack;
  let sheet: PriceSheetStub;
  let server: ServerProcess;
  let port: number;
  let dropUser = () => Promise.resolve();
  /** What became secret while it ran. */
  const made: string[] = [];

  beforeEach(async () => {
    database = await engine.create();
    chat = await FakeSlack.start(await freePort());
    sheet = await PriceSheetStub.start();
    port = await freePort();
    server = new ServerProcess({
      PORT: String(port),
      DATABASE_URL: await urlWithPassword(),
      APP_SECRET: `${secrets.appSecret},${secrets.oldAppSecret}`,
      ADMIN_PASSWORD: secrets.adminPassword,
      AUTH_REGISTRATION: 'on',
      SLACK_BOT_TOKEN: secrets.slackToken,
      SLACK_API_URL: chat.apiUrl,
      // Nobody listens there: what is written of each failure must not name what it was to send.
      SMTP_URL: `smtp://mailer:${secrets.smtpPassword}@127.0.0.1:9`,
      MAIL_FROM: 'offers@programme.example',
      PRICE_SHEET_URL_PLN: `${sheet.url}&secret=${secrets.sheetKey}`,
      LOG_LEVEL: 'trace',
    });
    await server.says(/^Ready on/m);
  });

  afterEach(async () => {
    server.signal('SIGKILL');
    await server.exited;
    await chat.close();
    await sheet.stop();
    await database.drop();
    await dropUser();
  });

  /** As a company's: a user of its own, with a password. A SQLite file has none. */
  async function urlWithPassword(): Promise<string> {
    if (database.address.engine === 'sqlite') return database.url;
    const { host, port: at, username, password, database: name } = database.address;
    const connection = await createConnection({ host, port: at, user: username, password, database: name });
    const user = `${name}_user`.slice(-32);
    await connection.query(`CREATE USER '${user}'@'%' IDENTIFIED BY '${secrets.databasePassword}'`);
    await connection.query(`GRANT ALL ON ${name}.* TO '${user}'@'%'`);
    await connection.end();
    dropUser = async () => {
      const again = await createConnection({ host, port: at, user: username, password });
      await again.query(`DROP USER '${user}'@'%'`);
      await again.end();
    };
    return `mysql://${user}:${secrets.databasePassword}@${host}:${at}/${name}`;
  }

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  /** The cookie that an answer sets, kept as a secret: as it is sent, and the session's id or the offer's token in it. */
  const cookieOf = (answer: Response): { cookie: string } => {
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    const [, sessionId, token] = /^(?:s:(.{20,})\..+|([\w-]{43}))$/.exec(value) ?? [];
    expect(sessionId ?? token).toBeDefined();
    made.push(cookie, value, ...[sessionId, token].filter((secret) => secret !== undefined));
    return { cookie };
  };

  const expectStatus = async (status: number, answer: Promise<Response>): Promise<Response> => {
    const got = await answer;
    expect({ url: new URL(got.url).pathname, status: got.status }).toMatchObject({ status });
    return got;
  };

  async function useEverything(): Promise<void> {
    const { adminPassword, memberPassword, newPassword, wrongPassword } = secrets;
    const logIn = (username: string, password: string) => call('POST', '/api/login', { username, password });
    const boss = cookieOf(await expectStatus(200, logIn('admin', adminPassword)));
    await expectStatus(401, logIn('admin', wrongPassword));
    await expectStatus(401, logIn(secrets.typedAsName, wrongPassword));
    for (let guess = 0; guess < 10; guess += 1) await logIn('somebody', wrongPassword);
    await expectStatus(429, logIn('somebody', wrongPassword));
    const registered = await expectStatus(
      201,
      call('POST', '/api/register', { username: 'member', password: memberPassword }),
    );
    const { id: member } = (await registered.json()) as { id: number };
    const ofMember = cookieOf(await expectStatus(200, logIn('member', memberPassword)));
    await expectStatus(403, call('GET', '/api/users', undefined, ofMember));
    const link = await expectStatus(201, call('POST', `/api/users/${member}/link`, {}, boss));
    const token = tokenOf(await link.json());
    made.push(token);
    await expectStatus(204, call('POST', '/api/links/use', { token, password: newPassword }));
    await expectStatus(401, call('GET', '/api/user', undefined, ofMember));

    const creators = (await (await call('GET', '/api/creators', undefined, boss)).json()) as { name: string }[];
    const creator = creators[0]?.name ?? '';
    const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6, note: secrets.note }];
    const { clientName, contactName, contactEmail, introduction, terms, creatorPhone: phone } = secrets;
    await expectStatus(200, call('PATCH', '/api/creators/1', { phone }, boss));
    const said = { clientName, language: 'pl', contactName, contactEmail, introduction, terms } as const;
    const offer = { ...newOffer(said), creator, quotes };
    const withKey = { ...boss, 'idempotency-key': secrets.idempotencyKey };
    const answer = await expectStatus(201, call('POST', '/api/offers', offer, withKey));
    const { offer: stored, generatedPassword } = (await answer.json()) as OpenedOffer;
    made.push(generatedPassword, generatedPassword.replaceAll('-', ''));
    await expectStatus(200, call('GET', `/api/offers/${stored.id}/details`, undefined, boss));

    const sending = { version: 1, remindClient: true };
    await expectStatus(201, call('POST', `/api/offers/${stored.id}/send`, sending, withKey));
    await expectStatus(200, call('GET', `/api/offers/${stored.id}/mails`, undefined, boss));
    await call('POST', '/api/slack-mappings', { creatorName: creator, slackUserId: 'U012AB3CD' }, boss);
    chat.answerWith({ kind: 'refused', error: 'invalid_auth' });
    await expectStatus(502, call('POST', '/api/slack-mappings/test', { creatorName: creator }, boss));
    const validate = (password: string) => call('POST', `/api/offers/${stored.id}/validate`, { password });
    const client = cookieOf(await expectStatus(200, validate(generatedPassword)));
    await expectStatus(201, call('POST', `/api/offers/${stored.id}/view`, {}, client));
    await expectStatus(200, call('GET', `/api/offers/${stored.id}/public`, undefined, client));
    const decide = { ...client, 'idempotency-key': secrets.idempotencyKey, 'user-agent': secrets.userAgent };
    const acceptance = { revision: 1, decision: 'accepted', quoteId: 1, package: 'enterprise', months: 6 };
    const person = { name: secrets.signer, role: secrets.role, email: secrets.email, consent: secrets.consent };
    await expectStatus(409, call('POST', `/api/offers/${stored.id}/decision`, { ...acceptance, ...person }, decide));
    const decline = { revision: 1, decision: 'declined', reason: 'other', text: secrets.declineText };
    await expectStatus(201, call('POST', `/api/offers/${stored.id}/decision`, decline, decide));
    const reversal = { version: 2, reason: secrets.reversalReason };
    await expectStatus(200, call('POST', `/api/offers/${stored.id}/reverse`, reversal, boss));
    for (let guess = 0; guess < 6; guess += 1) await validate(secrets.wrongCode);
    await expectStatus(401, call('POST', `/api/offers/${secrets.inPath}/validate`, { password: 'x' }));
    await expectStatus(502, call('POST', '/api/slack-mappings/test', { creatorName: creator }, boss));

    for (const [status, type, body] of [
      [500, 'text/plain', secrets.sheetKey],
      [200, 'text/html', secrets.sheetKey],
      [200, 'application/json', `{"startFee2025":"${secrets.sheetKey}"`],
    ] as const) {
      sheet.answers(status, type, body);
      await expectStatus(502, call('GET', '/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1'));
    }
    const rotated = await expectStatus(200, call('POST', `/api/offers/${stored.id}/code`, {}, boss));
    made.push(((await rotated.json()) as { accessCode: string }).accessCode);
    await misuse(boss);
  }

  async function misuse(boss: { cookie: string }): Promise<void> {
    await expectStatus(400, call('POST', '/api/login', `{"password":"${secrets.inBrokenJson}",}`));
    await expectStatus(415, call('POST', '/api/login', secrets.inPlainText, { 'content-type': 'text/plain' }));
    await expectStatus(413, call('POST', '/api/login', secrets.inLongBody.repeat(10_000)));
    await expectStatus(400, call('POST', '/api/login', { username: 'admin', [secrets.inWrongField]: 1, password: 5 }));
    await expectStatus(400, call('GET', `/api/offers/%E0%A4%A/public?token=${secrets.inQuery}`));
    await expectStatus(
      403,
      call('DELETE', `/api/offers/${secrets.inPath}`, undefined, { origin: 'https://evil.test' }),
    );
    await expectStatus(404, call('GET', `/api/${secrets.inPath}?token=${secrets.inQuery}`));
    await expectStatus(404, call('GET', `/${secrets.inPath}.php`));
    await call('GET', `/offer/${secrets.inPath}?code=${secrets.inQuery}`);
    const cookie = `session=s%3A${secrets.inCookie}.${secrets.inCookie}; other=${secrets.inCookie}`;
    await expectStatus(
      401,
      call('GET', '/api/user', undefined, { cookie, authorization: `Bearer ${secrets.inHeader}` }),
    );
    await expectStatus(404, call('PATCH', `/api/translations/${secrets.inPath}`, { en: 'a', pl: 'b', es: 'c' }, boss));
  }

  /** Statements that fail with values in them: the engines quote these in their messages. */
  async function breakDatabase(data: DataSource): Promise<void> {
    const away = async (table: string, work: () => Promise<unknown>): Promise<void> => {
      await data.query(`ALTER TABLE ${table} RENAME TO away`);
      await work();
      await data.query(`ALTER TABLE away RENAME TO ${table}`);
    };
    const credentials = { username: secrets.typedAsName, password: secrets.wrongPassword };
    await away('users', () => expectStatus(500, call('POST', '/api/login', credentials)));
    await away('offer_attempts', () =>
      expectStatus(500, call('POST', `/api/offers/${secrets.inPath}/validate`, { password: secrets.wrongCode })),
    );
    const cookie = made.find((one) => one.startsWith('session=')) ?? '';
    await away('sessions', () => expectStatus(500, call('GET', '/api/user', undefined, { cookie })));
  }

  it('writes no secret anywhere', async () => {
    await useEverything();
    const data = await openDatabase(database.address, schema);
    await breakDatabase(data);
    const hashes = await data.query<{ secret: string }[]>(
      `SELECT password_hash AS secret FROM users UNION ALL SELECT password_hash FROM offers
       UNION ALL SELECT id FROM sessions UNION ALL SELECT address_key FROM offer_attempts WHERE address_key IS NOT NULL`,
    );
    await closeDatabase(data);
    made.push(...hashes.map(({ secret }) => secret), 'argon2id');
    expect(hashes.length).toBeGreaterThan(5);
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);

    const output = server.stdout + server.stderr;
    const lines = server.stdout.split('\n').filter((line) => line.startsWith('{'));
    for (const level of ['debug', 'info', 'error']) expect(output).toContain(`"level":"${level}"`);
    expect(lines.filter((line) => line.includes('"kind":"audit"')).length).toBeGreaterThan(25);
    expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(50);
    expect(output).toContain('"problem":"internal"');
    const found = [...Object.values(secrets), ...made].filter((secret) => output.includes(secret));
    expect(found).toEqual([]);
  });
});
