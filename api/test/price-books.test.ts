import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits, type PriceBookDetails, type PriceBookSummary } from '@programme/contracts';
import { priceBookContent, programme2026v1 } from '@programme/pricing';
import type { Agent, Response } from 'supertest';
import { In } from 'typeorm';
import { PriceBookEntity } from '../src/features/price-books/records/price-book.entity.js';
import { codeOf } from './support/decision-harness.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { asBookChange, book2026, bookOf, newDraft, otherAdmin } from './support/price-books.js';
import { withServer } from './support/with-server.js';

const content2026 = priceBookContent(programme2026v1);

describe.each(engines)('price books on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;

  beforeAll(async () => {
    boss = await server().adminBrowser();
  });

  const change = (id: string, body: object) => boss.put(`/api/price-books/${id}`).send(body);

  it('are changed by the first of two, and the audit names the fields', async () => {
    const draft = await newDraft(boss);
    const body = asBookChange(draft, (content) => void (content.year = 2027));
    const answers = await Promise.all([1, 2, 3].map(() => change(draft.id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ type: 'urn:programme:problem:stale-version' });
    const done = answers.find(({ status }) => status === 200);
    const line = server().log.find(
      ({ event, requestId }) => event === 'price-book.change' && requestId === done?.headers['x-request-id'],
    );
    expect(line).toMatchObject({ entity: 'price-book', id: draft.id, fields: ['year'], outcome: 'ok' });
    expect((await bookOf(boss, draft.id)).version).toBe(2);
  });

  onDefaultEngine(engine, () => {
    it('begin with that of 2026, published since that year began', async () => {
      const { body } = await boss.get('/api/price-books').expect(200);
      expect((body as PriceBookSummary[]).at(-1)).toMatchObject({
        id: book2026,
        label: '2026',
        status: 'published',
        effectiveFrom: '2026-01-01T00:00:00.000Z',
        isActive: true,
        basedOn: null,
      });
      const book = await bookOf(boss, book2026);
      expect(book.content).toEqual(content2026);
      expect(book.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    });

    it('that is in force is told to everybody, and only once', async () => {
      const answer = await server().browser().get('/api/price-book').expect(200);
      const { digest } = await bookOf(boss, book2026);
      expect(answer.body).toEqual({
        id: book2026,
        label: '2026',
        effectiveFrom: '2026-01-01T00:00:00.000Z',
        digest,
        content: content2026,
        next: null,
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
      const etag = answer.headers['etag'] ?? '';
      expect((await server().browser().get('/api/price-book').set('If-None-Match', etag).expect(304)).text).toBe('');
    });

    it('are made from another one, and compared with it', async () => {
      const draft = await newDraft(boss, 'Year 2027');
      expect(draft).toMatchObject({
        label: 'Year 2027',
        status: 'draft',
        version: 1,
        basedOn: book2026,
        effectiveFrom: null,
        isActive: false,
        lastEditor: 'admin',
        submittedBy: null,
        events: [{ action: 'created', username: 'admin', paths: [] }],
      });
      expect(draft.content).toEqual(content2026);
      expect(draft.problems[0]).toEqual({ severity: 'error', rule: 'date-missing', path: 'effectiveFrom' });
      await boss.post('/api/price-books').send({ basedOn: 'none', label: 'Year 2027' }).expect(400);
    });

    it('are saved with what is wrong with them', async () => {
      const draft = await newDraft(boss);
      const broken = asBookChange(draft, ({ currencies }) => {
        currencies.PLN.tiers[1]!.min = 60;
        currencies.EUR.startupFee = -1;
        delete (currencies as Partial<typeof currencies>).MXN;
      });
      const { body } = await change(draft.id, { ...broken, label: 'Broken' }).expect(200);
      const book = body as PriceBookDetails;
      expect(book).toMatchObject({ label: 'Broken', version: 2, content: broken.content });
      const errors = book.problems
        .filter(({ severity }) => severity === 'error')
        .map(({ rule, path }) => `${rule} ${path}`);
      expect(errors).toEqual([
        'range-gap currencies.PLN.tiers.1.min',
        'amount-not-positive currencies.EUR.startupFee',
        'currency-missing currencies.MXN',
        'date-missing effectiveFrom',
      ]);
      expect(book.events[0]).toMatchObject({ action: 'changed' });
      expect(book.events[0]?.paths.slice(0, 4)).toEqual([
        'label',
        'currencies.PLN.tiers.1.min',
        'currencies.EUR.startupFee',
        'currencies.MXN.startupFee',
      ]);
    });

    it('that are published are never changed', async () => {
      const book = await bookOf(boss, book2026);
      const { body } = await change(book2026, asBookChange(book)).expect(409);
      expect(body).toMatchObject({ type: 'urn:programme:problem:price-book-status' });
      expect(await bookOf(boss, book2026)).toEqual(book);
    });

    it.each<[string, (body: ReturnType<typeof asBookChange>) => object, string]>([
      ['an unknown field', (body) => ({ ...body, content: { ...body.content, more: 1 } }), 'content.more'],
      ['text for a number', (body) => ({ ...body, content: { ...body.content, year: '2027' } }), 'content.year'],
      ['no content', ({ content: _content, ...body }) => body, 'content'],
      ['a date that is none', (body) => ({ ...body, effectiveFrom: 'soon' }), 'effectiveFrom'],
      [
        'another currency',
        ({ content, ...body }) => ({
          ...body,
          content: { ...content, currencies: { ...content.currencies, GBP: {} } },
        }),
        'content.currencies.GBP',
      ],
      [
        'too many rows',
        ({ content, ...body }) => ({
          ...body,
          content: {
            ...content,
            rates2025: Array.from({ length: limits.priceBook.modifiers + 1 }, () => ({ min: 1, max: 1, discount: 0 })),
          },
        }),
        'content.rates2025',
      ],
    ])('are not saved with %s', async (_name, spoil, field) => {
      const draft = await newDraft(boss);
      const { body } = await change(draft.id, spoil(asBookChange(draft))).expect(400);
      expect(Object.keys((body as { errors: object }).errors)).toContain(field);
      expect((await bookOf(boss, draft.id)).version).toBe(1);
    });

    it('that are too large are refused before they are read', async () => {
      const { id } = await newDraft(boss);
      await change(id, { padding: 'x'.repeat(limits.bodyBytes) }).expect(413);
      await boss
        .post('/api/price-books/import')
        .send({ format: 'csv', label: 'Huge', text: ',\n'.repeat(limits.bodyBytes / 3) })
        .expect(413);
    });

    it.each(['json', 'csv'])('come back from a %s file as they were', async (format) => {
      const file = await boss.get(`/api/price-books/${book2026}/export`).query({ format }).expect(200);
      expect(file.headers['content-disposition']).toBe(`attachment; filename=price-book-${book2026}.${format}`);
      const { body } = await boss
        .post('/api/price-books/import')
        .send({ format, label: 'From a file', text: file.text })
        .expect(201);
      const book = body as PriceBookDetails;
      expect(book).toMatchObject({ status: 'draft', basedOn: book2026, events: [{ action: 'imported' }] });
      expect(book.content).toEqual(content2026);
      expect(book.digest).toBe((await bookOf(boss, book2026)).digest);
    });

    it('are imported all or nothing, with an error for each wrong row', async () => {
      const before = (await boss.get('/api/price-books').expect(200)).body as unknown[];
      const { text } = await boss.get(`/api/price-books/${book2026}/export`).query({ format: 'csv' }).expect(200);
      const broken = text.replace('tier,PLN,1,50,,3000', 'tier,PLN,1,50,,=3000').replace('tier,EUR', 'tier,GBP');
      const { body } = await boss
        .post('/api/price-books/import')
        .send({ format: 'csv', label: 'Broken', text: broken })
        .expect(400);
      const errors = (body as { errors: Record<string, string> }).errors;
      expect(Object.values(errors)).toEqual(['Row 43: “=3000” is not a number', 'Row 78: unknown currency “GBP”']);
      expect((await boss.get('/api/price-books').expect(200)).body).toEqual(before);
    });

    it('are known to no one but admins, except the one in force', async () => {
      const visitor = server().browser();
      for (const path of ['', `/${book2026}`, `/${book2026}/export?format=json`])
        await visitor.get(`/api/price-books${path}`).expect(401);
      await boss.get('/api/price-books/none').expect(404);
      await boss.get(`/api/price-books/${book2026}/export?format=xml`).expect(400);
      await otherAdmin(server(), 'somebody else');
    });

    it('list the book in force, however many drafts were made since', async () => {
      const books = server().database.getRepository(PriceBookEntity);
      const base = await books.findOneByOrFail({ id: book2026 });
      const drafts = Array.from({ length: 205 }, (_, index) => ({
        ...base,
        id: randomUUID(),
        label: `Draft ${index}`,
        status: 'draft' as const,
        publishedFrom: null,
        createdAt: server().clock.now(),
      }));
      const others = await books.countBy({ status: 'draft' });
      for (const draft of drafts) await books.insert(draft as never);
      const pages: PriceBookSummary[][] = [];
      for (let address: string | undefined = '/api/price-books'; address !== undefined;) {
        const answer: Response = await boss.get(address).expect(200);
        expect(answer.headers['x-total-count']).toBe(String(others + drafts.length));
        pages.push(answer.body as PriceBookSummary[]);
        address = /<(.*)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
      }
      const [first = [], ...later] = pages;
      expect(first.find(({ isActive }) => isActive)).toMatchObject({ id: book2026 });
      expect(first.filter(({ status }) => status === 'draft')).toHaveLength(20);
      expect(later.flat().every(({ status }) => status === 'draft')).toBe(true);
      const ids = pages.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(drafts.map(({ id }) => id)));
      await boss.get('/api/price-books?cursor=none').expect(400);
      await books.delete({ id: In(drafts.map(({ id }) => id)) });
    });

    it('are removed as drafts alone, and what was made from one is made from its base since', async () => {
      const draft = await newDraft(boss);
      const { body } = await boss.post('/api/price-books').send({ basedOn: draft.id, label: 'A copy' }).expect(201);
      const copy = body as PriceBookDetails;
      const remove = (id: string) => boss.delete(`/api/price-books/${id}`).send({});
      await server().browser().delete(`/api/price-books/${draft.id}`).send({}).expect(401);
      const answers = await Promise.all([remove(draft.id), remove(draft.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
      await boss.get(`/api/price-books/${draft.id}`).expect(404);
      const change = { version: 1, label: 'Late', effectiveFrom: null, content: draft.content };
      await boss.put(`/api/price-books/${draft.id}`).send(change).expect(404);
      expect((await boss.get(`/api/price-books/${copy.id}`).expect(200)).body).toMatchObject({ basedOn: book2026 });
      expect(codeOf((await remove(book2026).expect(409)).body)).toBe('price-book-status');
      const removals = server().log.filter(({ event, id }) => event === 'price-book.remove' && id === draft.id);
      expect(removals.map(({ outcome }) => outcome).sort()).toEqual(['ok', 'refused', 'rejected']);
      await remove(copy.id).expect(204);
    });
  });
});
