import type { NewQuote, OfferCreated, OfferDetails, Overview } from '@programme/contracts';
import type { Agent } from 'supertest';
import { describe, expect, it } from 'vitest';
import { withDecisions } from './support/decision-harness.js';
import { approve, setLargestDiscount } from './support/decisions.js';
import { engines } from './support/engines.js';
import { asChange, detailsOf, enterprise, newOffer } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

const off = (discountValue: number): NewQuote => ({ ...enterprise, discountType: 'percentage', discountValue });

const approvalsOf = async (by: Agent) => ((await by.get('/api/overview').expect(200)).body as Overview).approvals;

describe.each(engines)('the approval of several admins’ discounts on $name', (engine) => {
  const harness = withDecisions(engine);

  it('is for an admin who gave none of the discounts, whoever gave the last one', async () => {
    const { admin, server } = harness();
    const [boss, third] = [await otherAdmin(server, 'boss'), await otherAdmin(server, 'third')];
    await setLargestDiscount(admin, 10);
    const { id } = (
      (
        await admin
          .post('/api/offers')
          .send(newOffer({ quotes: [off(50)] }))
          .expect(201)
      ).body as OfferCreated
    ).offer;
    const quotes = [off(50), { ...off(21), activeUsers: 300 }];
    const change = { ...asChange(await detailsOf(admin, id)), quotes };
    const { approval } = (await boss.put(`/api/offers/${id}`).send(change).expect(200)).body as OfferDetails;
    expect(approval?.requestedBy).toBe('boss');
    const [firsts, seconds] = [1, 2].map((quote) => approval?.options.filter((option) => option.quote === quote));
    expect(new Set(firsts?.map(({ requestedBy }) => requestedBy))).toEqual(new Set(['admin']));
    expect(new Set(seconds?.map(({ requestedBy }) => requestedBy))).toEqual(new Set(['boss']));
    for (const own of [admin, boss]) {
      expect((await approve(own, id, 2)).status).toBe(403);
      expect((await approvalsOf(own))?.filter(({ offerId }) => offerId === id)).toEqual([]);
    }
    expect(await approvalsOf(third)).toContainEqual(expect.objectContaining({ offerId: id }));
    expect((await approve(third, id, 2)).status).toBe(200);
  });
});
