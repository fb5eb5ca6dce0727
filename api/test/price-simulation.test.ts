import { beforeAll, describe, expect, it } from 'vitest';
import type { PriceSimulation } from '@programme/contracts';
import type { Agent } from 'supertest';
import { defaultEngines } from './support/engines.js';
import { both, comfort, createOffer, enterprise, learnCreators } from './support/offers.js';
import { book2026, draftFrom, newDraft, asBookChange } from './support/price-books.js';
import { withServer } from './support/with-server.js';

describe.each(defaultEngines)('the simulation of a price book on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let draft: string;

  const simulate = async (id: string): Promise<PriceSimulation> =>
    (await boss.post(`/api/price-books/${id}/simulate`).expect(200)).body as PriceSimulation;

  beforeAll(async () => {
    boss = await server().adminBrowser();
    await learnCreators(boss);
    // Every tier of PLN costs 100 more a month.
    draft = (await draftFrom(boss, new Date('2027-01-01T00:00:00Z'))).id;
  });

  it('changes nothing for the book in force', async () => {
    await createOffer(boss, { quotes: [enterprise, comfort, both] });
    const { enterprise: cells, comfort: packs, offers, complete } = await simulate(book2026);
    expect(cells).toHaveLength(16 * 12 * 4);
    expect(packs).toHaveLength(5 * 4);
    expect([...cells, ...packs].filter(({ before, after }) => before !== after)).toEqual([]);
    expect(offers.mostAffected).toEqual([]);
    expect(complete).toBe(true);
  });

  it('names every cell before and after', async () => {
    const { enterprise: cells, comparedWith, priceBookId } = await simulate(draft);
    expect([comparedWith, priceBookId]).toEqual([book2026, draft]);
    expect(cells).toContainEqual({ currency: 'PLN', activeUsers: 101, months: 6, before: 34_750, after: 35_200 });
    expect(cells.filter(({ currency }) => currency !== 'PLN').every(({ before, after }) => before === after)).toBe(
      true,
    );
  });

  it('sums open offers by currency and package, and lists the most affected; offers that are over do not count', async () => {
    const before = await simulate(draft);
    const sumOf = ({ offers: { totals } }: PriceSimulation) =>
      totals.find((sum) => sum.currency === 'PLN' && sum.package === 'enterprise');
    const [pln] = [
      await createOffer(boss, { clientName: 'More', quotes: [{ ...enterprise, activeUsers: 1, monthsCount: 12 }] }),
    ];
    await createOffer(boss, { clientName: 'Same', currency: 'EUR' });
    const after = await simulate(draft);
    expect(after.offers.count).toBe(before.offers.count + 2);
    // 10 000 + 12 × 3 000 × 0.6, and with 3 100.
    const [one, two] = [sumOf(before), sumOf(after)];
    expect([two?.quotes, two?.before, two?.after]).toEqual([
      (one?.quotes ?? 0) + 1,
      (one?.before ?? 0) + 31_600,
      (one?.after ?? 0) + 32_320,
    ]);
    expect(after.offers.mostAffected[0]).toEqual({
      id: pln.offer.id,
      clientName: 'More',
      currency: 'PLN',
      package: 'enterprise',
      before: 31_600,
      after: 32_320,
    });
    expect(after.offers.mostAffected.map(({ clientName }) => clientName)).not.toContain('Same');
    await server().database.query('UPDATE offers SET valid_until = ? WHERE id = ?', ['2026-11-20', pln.offer.id]);
    expect((await simulate(draft)).offers.count).toBe(before.offers.count + 1);
  });

  it('groups the calculations of the last 90 days', async () => {
    const log = { currency: 'PLN', employees: 200, activeUsers: 120, months: 6, totalPrice: 1 };
    const report = (more = {}) =>
      boss
        .post('/api/logs')
        .send({ ...log, ...more, timestamp: '2026-11-21T09:00:00Z' })
        .expect(201);
    await report();
    const old = await report();
    await server().database.query('UPDATE api_logs SET timestamp = ? WHERE id = ?', [
      new Date('2026-08-01T00:00:00Z'),
      (old.body as { id: number }).id,
    ]);
    await report();
    // As the Comfort calculator reports a company of 1,000 of whom 30 % take part: 300 seats in a pack of 135 (P24).
    await report({ calculator: 'comfort', employees: 1000, activeUsers: 300, months: 3 });
    const { calculations } = await simulate(draft);
    expect(calculations.groups).toEqual([
      { currency: 'PLN', calculator: '2026-admin', count: 2, before: 69_500, after: 70_400 },
      { currency: 'PLN', calculator: 'comfort', count: 1, before: 40_500, after: 40_500 },
    ]);
  });

  it('refuses a book with errors', async () => {
    const source = await newDraft(boss);
    const { id } = source;
    const broken = asBookChange(source, (content) => void content.rates2025.splice(0));
    await boss.put(`/api/price-books/${id}`).send(broken).expect(200);
    const { body } = await boss.post(`/api/price-books/${id}/simulate`).expect(409);
    expect(body).toMatchObject({ type: 'urn:programme:problem:price-book-invalid' });
  });
});
