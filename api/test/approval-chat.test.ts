import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OfferCreated } from '@programme/contracts';
import type { Agent } from 'supertest';
import { withChat } from './support/chat-harness.js';
import { approve, reject, setLargestDiscount } from './support/decisions.js';
import { defaultEngines } from './support/engines.js';
import { enterprise, newOffer } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';

/** Without the marks that keep the direction of a text from a user to itself. */
const plain = (text = ''): string => text.replace(/[\u2068\u2069]/g, '');

describe.each(defaultEngines)('what becomes of a discount, in the chat on $name', (engine) => {
  const harness = withChat(engine);
  let boss: Agent;
  let id: string;

  beforeEach(async () => {
    const { admin, server, chat } = harness();
    boss = await otherAdmin(server, 'boss');
    await setLargestDiscount(admin, 10);
    const quotes = [{ ...enterprise, startupFeeOverride: 0 }];
    const { body } = await admin
      .post('/api/offers')
      .send(newOffer({ clientName: 'Acme & Sons', quotes }))
      .expect(201);
    ({ id } = (body as OfferCreated).offer);
    await harness().deliver();
    chat.delivered.length = 0;
  });

  afterEach(() => setLargestDiscount(harness().admin, null, boss));

  it('tells the creator that it is approved, once', async () => {
    await approve(boss, id, 1).expect(200);
    await approve(boss, id, 1).expect(409);
    await harness().deliver();
    expect(harness().chat.delivered).toHaveLength(1);
    const said = plain(harness().chat.delivered[0]?.text);
    expect(said).toContain(`The discount of the offer ${id} for Acme &amp; Sons was approved.`);
    expect(said).toContain(`https://offers.example/offer/${id}`);
  });

  it('tells the creator why it is not approved, without the link', async () => {
    await reject(boss, id, 1, '<!channel> Too much').expect(200);
    await harness().deliver();
    expect(harness().chat.delivered).toHaveLength(1);
    const said = plain(harness().chat.delivered[0]?.text);
    expect(said).toContain(`for Acme &amp; Sons was not approved. Reason: &lt;!channel&gt; Too much`);
    expect(said).not.toContain('https://');
  });
});
