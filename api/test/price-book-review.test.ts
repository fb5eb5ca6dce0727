import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@programme/contracts';
import type { Agent } from 'supertest';
import { defaultEngines, engines, onDefaultEngine } from './support/engines.js';
import {
  asBookChange,
  bookOf,
  draftFrom,
  loggedIn,
  newDraft,
  otherAdmin,
  publish,
  step,
} from './support/price-books.js';
import { withServer } from './support/with-server.js';

const codeOf = (answer: { body: unknown }) =>
  (answer.body as { type?: string }).type?.replace('urn:programme:problem:', '');

const reason = 'As agreed';

describe.each(engines)('the review of a price book on $name', (engine) => {
  const server = withServer(engine);
  let one: Agent;
  let other: Agent;
  let third: Agent;

  beforeAll(async () => {
    one = await server().adminBrowser();
    other = await otherAdmin(server(), 'other');
    third = await otherAdmin(server(), 'third');
  });

  let days = 1;
  /** An instant that no other test publishes for. */
  const later = (): Date => new Date(server().clock.now().getTime() + (days += 1) * 86_400_000);

  const inReview = async (effectiveFrom = later()): Promise<string> => {
    const { id } = await draftFrom(one, effectiveFrom);
    expect((await step(one, id, 'submit', reason)).status).toBe(200);
    return id;
  };

  it('is won by the approval or by the edit, never by both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await inReview();
      const book = await bookOf(one, id);
      const [approved, edited] = await Promise.all([
        other.post(`/api/price-books/${id}/approve`).send({ version: book.version }),
        third.put(`/api/price-books/${id}`).send(asBookChange(book, (content) => void (content.year = 2029))),
      ]);
      expect([approved.status, edited.status].sort()).toEqual([200, 409]);
      const { status, content } = await bookOf(one, id);
      expect([status, content.year]).toEqual(approved.status === 200 ? ['published', 2026] : ['draft', 2029]);
    }
  });

  it('lets one book begin at an instant', async () => {
    const instant = later();
    const ids = [await inReview(instant), await inReview(instant)];
    const versions = await Promise.all(ids.map(async (id) => (await bookOf(one, id)).version));
    const answers = await Promise.all(
      ids.map((id, index) =>
        (index === 0 ? other : third).post(`/api/price-books/${id}/approve`).send({ version: versions[index] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('price-book-instant-taken');
    const statuses = await Promise.all(ids.map(async (id) => (await bookOf(one, id)).status));
    expect(statuses.sort()).toEqual(['in-review', 'published']);
  });

  onDefaultEngine(engine, () => {
    it('begins with a book without errors', async () => {
      const { id } = await newDraft(one);
      const refused = await step(one, id, 'submit', reason);
      expect([refused.status, codeOf(refused)]).toEqual([409, 'price-book-invalid']);
      expect(await bookOf(one, id)).toMatchObject({ status: 'draft', version: 1 });
    });

    it('takes a reason for warnings', async () => {
      const { id } = await draftFrom(one, later());
      for (const none of [undefined, '  ']) {
        const refused = await step(one, id, 'submit', none);
        expect([refused.status, Object.keys((refused.body as { errors: object }).errors)]).toEqual([400, ['reason']]);
      }
      const { body } = await step(one, id, 'submit', ' As agreed ');
      expect(body).toMatchObject({ status: 'in-review', submittedBy: 'admin', reason, version: 3 });
    });

    it('is decided by another admin than the one who edited and submitted', async () => {
      const id = await inReview();
      const refused = await step(one, id, 'approve');
      expect([refused.status, codeOf(refused)]).toEqual([403, 'four-eyes']);
      const { body } = await step(other, id, 'approve');
      expect(body).toMatchObject({ status: 'published', approver: 'other', isActive: false });
      const { events } = await bookOf(one, id);
      expect(events.map(({ action, username }) => `${action} ${username}`)).toEqual([
        'approved other',
        'submitted admin',
        'changed admin',
        'created admin',
      ]);
    });

    it('counts who submitted as well as who edited', async () => {
      const { id } = await draftFrom(one, later());
      expect((await step(other, id, 'submit', reason)).status).toBe(200);
      expect(codeOf(await step(one, id, 'approve'))).toBe('four-eyes');
      expect(codeOf(await step(other, id, 'approve'))).toBe('four-eyes');
      expect((await step(third, id, 'approve')).status).toBe(200);
    });

    it('counts all who wrote figures, and nobody for a label or a date', async () => {
      const { id } = await draftFrom(one, later());
      const book = await bookOf(other, id);
      await other
        .put(`/api/price-books/${id}`)
        .send({ ...asBookChange(book), label: 'Renamed' })
        .expect(200);
      expect((await step(third, id, 'submit', reason)).status).toBe(200);
      // The figures are of the first, though the last edit is not.
      expect(codeOf(await step(one, id, 'approve'))).toBe('four-eyes');
      expect((await step(other, id, 'approve')).status).toBe(200);
    });

    it('counts the admins of when it was submitted: nobody is taken out of the way', async () => {
      const id = await inReview();
      const setAdmin = async (isAdmin: boolean) => {
        const { body } = await one.get('/api/users').expect(200);
        const colleagues = (body as { id: number; username: string }[]).filter(({ username }) => username !== 'admin');
        for (const colleague of colleagues) await one.patch(`/api/users/${colleague.id}`).send({ isAdmin }).expect(200);
      };
      await setAdmin(false);
      // The screen says what the call would answer.
      expect(await bookOf(one, id)).toMatchObject({ approval: 'own' });
      expect(codeOf(await step(one, id, 'approve'))).toBe('four-eyes');
      await setAdmin(true);
      [other, third] = [await loggedIn(server(), 'other'), await loggedIn(server(), 'third')];
      expect(await bookOf(other, id)).toMatchObject({ approval: 'other' });
      expect((await step(other, id, 'approve')).status).toBe(200);
    });

    it('is void after any edit', async () => {
      const id = await inReview();
      const change = asBookChange(await bookOf(other, id), (content) => void (content.year = 2028));
      const { body } = await other.put(`/api/price-books/${id}`).send(change).expect(200);
      expect(body).toMatchObject({ status: 'draft', lastEditor: 'other', submittedBy: null });
      expect(codeOf(await step(third, id, 'approve'))).toBe('price-book-status');
    });

    it('can end with a return, which needs a reason', async () => {
      const id = await inReview();
      expect((await step(other, id, 'return')).status).toBe(400);
      expect((await step(other, id, 'return', '  ')).status).toBe(400);
      const { body } = await step(other, id, 'return', 'Too low');
      expect(body).toMatchObject({
        status: 'draft',
        reason: 'Too low',
        events: [{ action: 'returned', reason: 'Too low' }, {}, {}, {}],
      });
      expect(codeOf(await step(other, id, 'return', 'Again'))).toBe('price-book-status');
    });

    it('ends too late for an instant that is near or past', async () => {
      const lead = limits.priceBookLeadSeconds;
      const id = await inReview(new Date(server().clock.now().getTime() + (lead + 60) * 1000));
      server().clock.advance({ seconds: 60 });
      const near = await step(other, id, 'approve');
      expect([near.status, codeOf(near)]).toEqual([409, 'price-book-too-late']);
      server().clock.advance({ seconds: lead + 1 });
      expect(codeOf(await step(other, id, 'approve'))).toBe('price-book-too-late');
      expect((await bookOf(one, id)).problems[0]).toMatchObject({ rule: 'date-past', severity: 'error' });
    });

    it('can be undone until shortly before the instant, and an instant is free again then', async () => {
      // Within the time that a session lasts.
      const instant = new Date(server().clock.now().getTime() + 20 * 60_000);
      const first = await publish(one, other, instant);
      expect(await step(third, first.id, 'withdraw')).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
      expect(codeOf(await step(third, first.id, 'withdraw'))).toBe('price-book-status');
      const second = await publish(one, other, instant);
      const seconds = (instant.getTime() - server().clock.now().getTime()) / 1000;
      server().clock.advance({ seconds: seconds - limits.priceBookLeadSeconds });
      const near = await step(third, second.id, 'withdraw');
      expect([near.status, codeOf(near)]).toEqual([409, 'price-book-too-late']);
      server().clock.advance({ seconds: limits.priceBookLeadSeconds });
      expect(codeOf(await step(third, second.id, 'withdraw'))).toBe('price-book-too-late');
      expect(await bookOf(one, second.id)).toMatchObject({ status: 'published', isActive: true });
    });

    it('refuses steps that were decided on an older version', async () => {
      const id = await inReview();
      const { version } = await bookOf(one, id);
      for (const name of ['submit', 'return', 'approve', 'withdraw']) {
        const answer = await other.post(`/api/price-books/${id}/${name}`).send({ version: version - 1, reason });
        expect([name, answer.status, codeOf(answer)]).toEqual([name, 409, 'stale-version']);
      }
      expect(codeOf(await step(other, id, 'withdraw'))).toBe('price-book-status');
      expect(codeOf(await step(other, id, 'submit', reason))).toBe('price-book-status');
    });
  });
});

describe.each(defaultEngines)('an only admin on $name', (engine) => {
  const server = withServer(engine);

  it('approves alone, and history and audit say so', async () => {
    const boss = await server().adminBrowser();
    const { id } = await draftFrom(boss, new Date(server().clock.now().getTime() + 3_600_000));
    await step(boss, id, 'submit', reason);
    const answer = await step(boss, id, 'approve');
    expect(answer.body).toMatchObject({
      status: 'published',
      approver: 'admin',
      events: [{ action: 'self-approved' }, {}, {}, {}],
    });
    const lines = server().log.filter(({ requestId }) => requestId === answer.headers['x-request-id']);
    expect(lines.map(({ event }) => event).filter(Boolean)).toEqual(['price-book.approve', 'price-book.self-approve']);
  });
});
