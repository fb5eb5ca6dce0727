import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActivePriceBook } from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';
import type { Agent } from 'supertest';
import { ActivePriceBookService } from '../src/features/price-books/active/active-price-book.service.js';
import { PriceBookRepository } from '../src/features/price-books/records/price-book.repository.js';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { createLogger } from '../src/platform/logging/logger.js';
import { engines, type TestDatabase } from './support/engines.js';
import { enterprise } from './support/offers.js';
import { book2026, otherAdmin, publish, step } from './support/price-books.js';
import { TestServer } from './support/test-server.js';

const minute = 60_000;

describe.each(engines)('a change of prices in two servers on one $name', (engine) => {
  let database: TestDatabase;
  let one: TestServer;
  let other: TestServer;
  let boss: Agent;
  let second: Agent;
  /** The same session at the other server. */
  let elsewhere: Agent;

  beforeAll(async () => {
    database = await engine.create();
    one = await TestServer.start(database);
    other = await TestServer.start(database, {}, one.clock);
    boss = await one.adminBrowser();
    second = await otherAdmin(one, 'second');
    elsewhere = await other.adminBrowser();
  });
  afterAll(async () => {
    await other?.stop();
    await one?.stop();
    await database?.drop();
  });

  const inMinutes = (minutes: number): Date => new Date(one.clock.now().getTime() + minutes * minute);

  const active = async (server: TestServer): Promise<ActivePriceBook> =>
    (await server.browser().get('/api/price-book').expect(200)).body as ActivePriceBook;

  const price = async (browser: Agent): Promise<QuotePrices> => {
    const { body } = await browser.post('/api/offers/calculate-prices').send({ ...enterprise, currency: 'PLN' });
    return body as QuotePrices;
  };

  /** What the job does every five seconds. */
  const poll = () => other.app.get(JobScheduler).run('price-books');

  it('is announced by both, and happens in both at its instant', async () => {
    const book = await publish(boss, second, inMinutes(10));
    expect((await active(one)).next).toEqual({ id: book.id, effectiveFrom: book.effectiveFrom });
    await poll();
    expect((await active(other)).next).toEqual({ id: book.id, effectiveFrom: book.effectiveFrom });
    one.clock.advance({ minutes: 9, seconds: 59 });
    for (const server of [one, other]) expect((await active(server)).id).toBe(book2026);
    const before = await Promise.all([price(boss), price(elsewhere)]);
    one.clock.advance({ seconds: 1 });
    for (const server of [one, other])
      expect(await active(server)).toMatchObject({ id: book.id, digest: book.digest, next: null });
    const after = await Promise.all([price(boss), price(elsewhere)]);
    // 10 000 + 6 × 5 500 × 0.75, and with a fee of 5 600.
    expect(before.map(({ priceBookId, enterprise: own }) => [priceBookId, own?.finalTotal])).toEqual([
      [book2026, 34_750],
      [book2026, 34_750],
    ]);
    expect(after.map(({ priceBookId, enterprise: own }) => [priceBookId, own?.finalTotal])).toEqual([
      [book.id, 35_200],
      [book.id, 35_200],
    ]);
  });

  it('that is withdrawn does not happen', async () => {
    const { id } = await active(one);
    const book = await publish(boss, second, inMinutes(10));
    await poll();
    expect((await step(second, book.id, 'withdraw')).status).toBe(200);
    await poll();
    for (const server of [one, other]) expect((await active(server)).next).toBeNull();
    one.clock.advance({ minutes: 11 });
    for (const server of [one, other]) expect((await active(server)).id).toBe(id);
  });

  it('changes the tag of the answer that announces it, and at its instant', async () => {
    const tag = async () => (await one.browser().get('/api/price-book')).headers['etag'];
    const tags = [await tag()];
    await publish(boss, second, inMinutes(5));
    tags.push(await tag());
    one.clock.advance({ minutes: 5 });
    tags.push(await tag());
    expect(new Set(tags).size).toBe(3);
    expect(await tag()).toBe(tags[2]);
  });

  it('is not undone while the database is away: the last known book stays', async () => {
    await poll();
    const { id } = await active(other);
    const away = vi.spyOn(other.app.get(PriceBookRepository), 'findPublished').mockRejectedValue(new Error('away'));
    await poll();
    expect((await active(other)).id).toBe(id);
    away.mockRestore();
  });

  it('is priced by nothing before a book was read', async () => {
    const jobs = { schedule: () => () => Promise.resolve() } as unknown as JobScheduler;
    const priceBooks = other.app.get(PriceBookRepository);
    const service = new ActivePriceBookService(priceBooks, other.clock, createLogger('silent'), jobs);
    expect(() => service.current()).toThrow('unavailable');
    expect(service.nextAfter(other.clock.now())).toBeUndefined();
  });
});
