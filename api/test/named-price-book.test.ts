import { beforeAll, describe, expect, it } from 'vitest';
import type { NamedPriceBook, PriceBookDetails } from '@programme/contracts';
import type { Agent } from 'supertest';
import { UsersService } from '../src/features/users/users.service.js';
import { defaultEngines } from './support/engines.js';
import { asBookChange, book2026, draftFrom, newDraft, otherAdmin, publish, step } from './support/price-books.js';
import { withServer } from './support/with-server.js';

const programme = 'employed_2025=1200&au_2025=130&am_2025=6';

describe.each(defaultEngines)('the price book that a link names on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let second: Agent;
  let visitor: Agent;
  /** In force from ten minutes after the start of these tests. */
  let next: PriceBookDetails;

  const named = (browser: Agent, id: string) => browser.get(`/api/price-book/${id}`);
  const startFee = async (browser: Agent, id?: string): Promise<number> => {
    const query = id === undefined ? programme : `${programme}&priceBook=${id}`;
    const { body } = await browser.get(`/api/pricing-2025/PLN?${query}`).expect(200);
    return (body as { startFee2025: number }).startFee2025;
  };

  beforeAll(async () => {
    boss = await server().adminBrowser();
    second = await otherAdmin(server(), 'second');
    visitor = server().browser();
    next = await publish(boss, second, new Date(server().clock.now().getTime() + 600_000));
  });

  it('is for everybody while it is in force', async () => {
    const { body } = await named(visitor, book2026).expect(200);
    expect(body).toMatchObject({
      id: book2026,
      effectiveFrom: '2026-01-01T00:00:00.000Z',
      effectiveUntil: null,
      isPreview: false,
      content: { year: 2026 },
    });
  });

  it.each(['programme-2026.2', 'constructor', 'x'.repeat(400), '%00'])('that nobody made is %s', async (id) => {
    for (const browser of [visitor, boss]) await named(browser, id).expect(404);
  });

  it('that is scheduled, in review or a draft is for admins alone, and does not exist for others', async () => {
    const draft = await newDraft(boss);
    const reviewed = await draftFrom(boss, new Date(server().clock.now().getTime() + 900_000));
    expect((await step(boss, reviewed.id, 'submit', 'As agreed')).status).toBe(200);
    const user = { username: 'no-admin', password: 'four plain words here' };
    await server().app.get(UsersService).register(user.username, user.password);
    const someUser = server().browser();
    await someUser.post('/api/login').send(user).expect(200);
    const unknown = await named(visitor, 'no-such-book').expect(404);
    for (const { id } of [next, reviewed, draft]) {
      for (const browser of [visitor, someUser]) {
        const answer = await named(browser, id).expect(404);
        expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
        await browser.get(`/api/pricing-2025/PLN?${programme}&priceBook=${id}`).expect(404);
      }
      const { body } = await named(boss, id).expect(200);
      expect(body).toMatchObject({ id, isPreview: true, effectiveUntil: null });
    }
  });

  it('that has errors cannot be previewed', async () => {
    const draft = await newDraft(boss);
    const change = asBookChange(draft, ({ currencies }) => void currencies.EUR.tiers.splice(2, 1));
    await boss.put(`/api/price-books/${draft.id}`).send(change).expect(200);
    const answer = await named(boss, draft.id).expect(409);
    expect(answer.body).toMatchObject({ type: 'urn:programme:problem:price-book-invalid' });
    await boss.get(`/api/pricing-2025/PLN?${programme}&priceBook=${draft.id}`).expect(409);
  });

  it('prices 2025 as well, in a preview and afterwards', async () => {
    const draft = await newDraft(boss);
    const change = asBookChange(draft, ({ currencies }) => void (currencies.PLN.startupFee += 500));
    await boss.put(`/api/price-books/${draft.id}`).send(change).expect(200);
    expect([await startFee(boss), await startFee(boss, draft.id), await startFee(visitor)]).toEqual([
      10_000, 10_500, 10_000,
    ]);
  });

  it('says until when it was in force, once another one is', async () => {
    server().clock.advance({ minutes: 10 });
    const [former, current] = await Promise.all([named(visitor, book2026), named(visitor, next.id)]);
    expect(former.body).toMatchObject({ effectiveUntil: next.effectiveFrom, isPreview: false });
    expect(current.body).toMatchObject({ effectiveFrom: next.effectiveFrom, effectiveUntil: null, isPreview: false });
    const fee = ({ content }: NamedPriceBook) => content.currencies.PLN.tiers[0]!.fee;
    expect(fee(current.body as NamedPriceBook) - fee(former.body as NamedPriceBook)).toBe(100);
    expect(await startFee(visitor, book2026)).toBe(10_000);
  });
});
