import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseCommand } from '@programme/api-testing';
import { firstPriceBook, quotePrices } from '@programme/pricing';
import type { DataSource } from 'typeorm';
import { schema } from '../src/app/schema/schema.js';
import { DecideOffers1763683200016 } from '../src/features/offers/decisions.migration.js';
import { OfferRevisionEntity } from '../src/features/offers/revisions/offer-revision.entity.js';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { closeDatabase, openDatabase } from '../src/platform/database/data-source.js';
import { runMigrations } from '../src/platform/database/migrate-database.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import { engines, type TestDatabase } from './support/engines.js';

const offers = 450;

const secret = 'secret of the tests';

const seals = new EvidenceSeal({ appSecrets: [secret] });

/** The migration that brought decisions, and those after it. */
const since = schema.migrations.slice(schema.migrations.indexOf(DecideOffers1763683200016));

describe.each(engines)('offers of before there were decisions on $name', (engine) => {
  let database: TestDatabase;
  let data: DataSource;

  const open = async (migrations = schema.migrations) => {
    data = await openDatabase(database.address, { ...schema, migrations });
    await runMigrations(data);
  };

  // Each test leaves the records as it found them.
  beforeAll(async () => {
    vi.stubEnv('APP_SECRET', secret);
    database = await engine.create({ migrated: false });
    await open(schema.migrations.filter((migration) => !since.includes(migration)));
    await data.query("INSERT INTO creators (name, name_key, short_name, is_active) VALUES ('Ann', 'ann', 'A', 1)");
    for (let number = 0; number < offers; number += 1) await insertOffer(number);
    await insertEvent('deleted', 'created');
    await insertEvent('deleted', 'deleted');
    await insertMessage();
    await closeDatabase(data);
    await open();
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await closeDatabase(data);
    await database.drop();
  });

  const at = new Date('2026-10-01T09:30:00.123Z');

  const idOf = (number: number): string => `offer-${String(number).padStart(4, '0')}`;

  async function insertOffer(number: number): Promise<void> {
    const id = idOf(number);
    const creator = "(SELECT id FROM creators WHERE name_key = 'ann')";
    await data.query(
      `INSERT INTO offers (id, client_name, client_name_key, creator_id, currency, valid_until, password_hash, access_code,
         code_version, version, created_at) VALUES (?, ?, ?, ${creator}, 'PLN', '2027-02-19', 'x', 'x', 1, 3, ?)`,
      [id, `Client ${number}`, `client ${number}`, at],
    );
    const enterprise = {
      activeUsers: 120,
      startupFeeOverride: null,
      discount: { type: 'percentage', value: 7.5 },
    } as const;
    const prices = quotePrices(firstPriceBook, { currency: 'PLN', months: 6, enterprise });
    for (const order of [1, 0])
      await data.query(
        `INSERT INTO offer_quotes (offer_id, package_type, active_users, months_count, discount_type, discount_value,
           enterprise_discount_type, comfort_discount_type, show_better_price_hint, calculated_prices, order_index)
         VALUES (?, 'enterprise', 120, 6, 'percentage', 7.5, 'none', 'none', ?, ?, ?)`,
        [id, order === 1, JSON.stringify(prices), order],
      );
    // One offer was written by hand.
    if (number === 0) return;
    await insertEvent(id, 'created');
    await insertEvent(id, 'changed', ['validUntil']);
  }

  const insertEvent = (id: string, action: string, fields: string[] = []) =>
    data.query(
      "INSERT INTO offer_events (offer_id, action, at, user_id, username, fields) VALUES (?, ?, ?, 7, 'ada', ?)",
      [id, action, at, JSON.stringify(fields)],
    );

  /** A message to the chat, which was tried once. */
  async function insertMessage(): Promise<void> {
    await data.query(
      `INSERT INTO slack_notification_logs (dedupe_key, kind, offer_id, slack_user_id, creator_name, text, message_sent,
         created_at, attempts) VALUES ('view', 'view', ?, 'U012AB3CD', 'Ann', 'Seen', 1, ?, 1)`,
      [idOf(7), at],
    );
    await data.query(
      'INSERT INTO slack_notification_attempts (notification_id, attempted_at) SELECT id, ? FROM slack_notification_logs',
      [at],
    );
  }

  const count = async (table: string): Promise<number> =>
    Number((await data.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);

  it('get their first revision and a chain of their events, also those that are deleted', async () => {
    const events = 2 * offers + 1;
    expect(await verifyRecord(data, seals)).toEqual({ broken: undefined, offers: offers + 1, events, blocks: 2 });
    const revision = await data.getRepository(OfferRevisionEntity).findOneByOrFail({ offerId: idOf(7) });
    expect(revision).toMatchObject({ number: 1, currentOfferId: idOf(7), createdAt: at, username: 'ada' });
    expect(revision.snapshot).toMatchObject({
      offer: { clientName: 'Client 7', creator: 'Ann', createdAt: at.toISOString() },
      quotes: [
        { orderIndex: 0, discountValue: 7.5, showBetterPriceHint: false, note: null },
        { orderIndex: 1, showBetterPriceHint: true, calculatedPrices: { priceBookId: firstPriceBook.id } },
      ],
    });
    expect(await count('offer_quotes')).toBe(2 * offers);
  });

  it('are checked by db:verify, which names what is broken', async () => {
    const environment = { DATABASE_URL: database.url, NODE_ENV: 'production' };
    const verify = (...parameters: string[]) =>
      databaseCommand('verify', parameters, { ...environment, APP_SECRET: secret });
    const what = `${offers + 1} offers with ${2 * offers + 1} events in 2 blocks`;
    const { code, said } = await verify();
    const head = /2\.[0-9a-f]{64}/.exec(said)?.[0] ?? '';
    expect([code, said.replace(/ of .*Z/, '')]).toEqual([
      0,
      `The newest head is ${head}.\n${what}: everything is as it was recorded.\n`,
    ]);
    expect((await verify('--since', head)).code).toBe(0);
    const other = await verify('--since', `2.${'0'.repeat(64)}`);
    expect(other).toEqual({ code: 1, said: expect.stringMatching(/\nBroken: block 2 of .* has another seal/) });
    expect(await verify('--since', '2')).toEqual({ code: 1, said: expect.stringMatching(/^Say it as: /) });
    const unsealed = expect.stringContaining(
      `\n${what}: all hashes are right.\nSeals were not checked: set APP_SECRET`,
    );
    expect(await databaseCommand('verify', [], environment)).toEqual({ code: 1, said: unsealed });
    await data.query("UPDATE offer_event_heads SET seal = '' WHERE offer_id = ?", [idOf(7)]);
    expect(await verify()).toEqual({ code: 1, said: expect.stringContaining(`\nBroken: offer ${idOf(7)}, event 2: `) });
    expect((await verify('--seal', '--since', `3.${'0'.repeat(64)}`)).said).toMatch(
      /^Nothing was sealed: block 3 is missing/,
    );
    expect(await verify('--seal')).toEqual({
      code: 0,
      said: expect.stringMatching(`^Sealed offer ${idOf(7)} with 2 events.\n`),
    });
    await data.query("UPDATE offer_events SET username = 'eve' WHERE offer_id = ? AND sequence = 1", [idOf(7)]);
    const broken = expect.stringContaining(`\nBroken: offer ${idOf(7)}, event 1: the event was changed.\n`);
    expect(await verify()).toEqual({ code: 1, said: broken });
    await data.query("UPDATE offer_events SET username = 'ada' WHERE offer_id = ? AND sequence = 1", [idOf(7)]);
  });

  it('come through the way back and up again, and through an upgrade that broke off', async () => {
    for (let left = since.length; left > 0; left -= 1) await data.undoLastMigration();
    expect([await count('offers'), await count('offer_quotes')]).toEqual([offers, 2 * offers]);
    // The event that the offer without one was given names no user, which is unknown to the version before.
    expect(await count('offer_events')).toBe(2 * offers);
    await runMigrations(data);
    for (const { name } of since) await data.query('DELETE FROM migrations WHERE name = ?', [name]);
    await runMigrations(data);
    expect((await verifyRecord(data, seals)).broken).toBeUndefined();
    expect([await count('slack_notification_logs'), await count('slack_notification_attempts')]).toEqual([1, 1]);
  });
});
