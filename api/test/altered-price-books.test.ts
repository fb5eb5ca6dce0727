import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivePriceBook } from '@programme/contracts';
import type { Agent } from 'supertest';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { ActivePriceBookService } from '../src/features/price-books/active/active-price-book.service.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import { defaultEngines, type TestDatabase } from './support/engines.js';
import { book2026, otherAdmin, publish } from './support/price-books.js';
import { TestServer } from './support/test-server.js';

const minute = 60_000;

describe.each(defaultEngines)('published price books whose rows were altered on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  let boss: Agent;
  /** In force, and to come. */
  let [now, next] = ['', ''];

  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database);
    boss = await server.adminBrowser();
    const second = await otherAdmin(server, 'second');
    const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * minute);
    now = (await publish(boss, second, inMinutes(10))).id;
    next = (await publish(boss, second, inMinutes(1000))).id;
    server.clock.advance({ minutes: 11 });
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });

  const active = async () => (await server.browser().get('/api/price-book').expect(200)).body as ActivePriceBook;
  const faults = () => server.log.filter(({ level, priceBookId }) => level === 'error' && priceBookId !== undefined);
  const contentOf = async (id: string): Promise<string> => {
    const [row] = await server.database.query<{ content: unknown }[]>('SELECT content FROM price_books WHERE id = ?', [
      id,
    ]);
    return typeof row?.content === 'string' ? row.content : JSON.stringify(row?.content);
  };
  const write = (id: string, content: string) =>
    server.database.query('UPDATE price_books SET content = ? WHERE id = ?', [content, id]);
  const altered = async (id: string) => JSON.stringify({ ...(JSON.parse(await contentOf(id)) as object), year: 2035 });
  const read = () => server.app.get(ActivePriceBookService).refresh();
  const restart = async () => {
    const { clock } = server;
    await server.stop();
    server = await TestServer.start(database, {}, clock);
    boss = await server.adminBrowser();
  };

  it('stay in force as a process has read them', async () => {
    const before = await active();
    const kept = await contentOf(now);
    await write(now, await altered(now));
    await server.database.query("UPDATE price_books SET digest = 'x' WHERE id = ?", [now]);
    await read();
    await read();
    expect(await active()).toEqual(before);
    expect(faults()).toMatchObject([{ priceBookId: now }]);
    await server.database.query('UPDATE price_books SET digest = ? WHERE id = ?', [before.digest, now]);
    await write(now, kept);
  });

  it.each(['another content', 'no JSON'])(
    'are refused by a process that starts, which says so once (%s)',
    async (what) => {
      const kept = await contentOf(now);
      // MariaDB takes no such text into a column of JSON.
      const content = what === 'no JSON' && engine.name === 'SQLite' ? '{' : await altered(now);
      await write(now, content);
      await restart();
      await read();
      expect(await active()).toMatchObject({ id: book2026, content: { year: 2026 } });
      expect(faults()).toMatchObject([{ priceBookId: now }]);
      await server.browser().get(`/api/price-book/${now}`).expect(404);
      await write(now, kept);
      await read();
      expect((await active()).id).toBe(now);
    },
  );

  it('are no preview for admins', async () => {
    const kept = await contentOf(next);
    await boss.get(`/api/price-book/${next}`).expect(200);
    await write(next, await altered(next));
    const { body } = await boss.get(`/api/price-book/${next}`).expect(409);
    expect(body).toMatchObject({ type: 'urn:programme:problem:price-book-invalid' });
    await write(next, kept);
  });

  it('are found by the verification of the record', async () => {
    const broken = async () => (await verifyRecord(server.database, server.app.get(EvidenceSeal))).broken;
    const kept = await contentOf(next);
    expect(await broken()).toBeUndefined();
    await write(next, await altered(next));
    expect(await broken()).toEqual({ priceBookId: next, what: 'the content is not the one that was published' });
    await write(next, kept);
    expect(await broken()).toBeUndefined();
  });
});
