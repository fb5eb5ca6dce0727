import { beforeAll, describe, expect, it } from 'vitest';
import type { Overview, Quote } from '@programme/contracts';
import type { Agent } from 'supertest';
import {
  acceptanceOf,
  answer,
  ask,
  decide,
  decline,
  readPublic,
  requestExtension,
  unlocked,
  withdraw,
} from './support/decisions.js';
import { engines } from './support/engines.js';
import { both, createOffer, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

describe.each(engines)('the way from an offer to a decision in the overview on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const read = async (): Promise<Overview> => (await admin.get('/api/overview').expect(200)).body as Overview;

  /** Sessions end meanwhile. */
  const pass = async (hours: number) => {
    server().clock.advance({ hours });
    admin = await server().adminBrowser();
  };

  /** An offer, and the browser of its client, who opens it so many hours later. */
  const openedAfter = async (hours: number, changes: Parameters<typeof createOffer>[1]) => {
    const { offer, generatedPassword } = await createOffer(admin, changes);
    await pass(hours);
    const client = await unlocked(server(), offer.id, generatedPassword);
    await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
    return { id: offer.id, code: generatedPassword, page: await readPublic(client, offer.id) };
  };

  type Opened = Awaited<ReturnType<typeof openedAfter>>;

  const clientOf = ({ id, code }: Opened) => unlocked(server(), id, code);

  const accept = async (offer: Opened) => decide(await clientOf(offer), offer.id, acceptanceOf(offer.page)).expect(201);

  const totalsOf = ({ calculatedPrices: { enterprise: one, comfort: other } }: Quote) =>
    [one, other].flatMap((price) => (price ? [price.discountedTotal] : []));

  it('counts the steps and how long they took, and what they come to in each currency', async () => {
    const accepted = await openedAfter(1, { clientName: 'Accepts', currency: 'EUR' });
    await pass(9);
    await accept(accepted);
    const declined = await openedAfter(3, { clientName: 'Declines' });
    await pass(17);
    const said = `Too much. ${'👩‍💻'.repeat(80)}`;
    await decide(await clientOf(declined), declined.id, decline(1, { text: said })).expect(201);
    const withdrawn = await openedAfter(2, { clientName: 'Withdrawn' });
    await withdraw(admin, withdrawn.id, (await detailsOf(admin, withdrawn.id)).offer.version).expect(200);
    const waits = await createOffer(admin, { clientName: 'Waits', quotes: [enterprise, both] });
    const cheapest = Math.min(...(await detailsOf(admin, waits.offer.id)).quotes.flatMap(totalsOf));

    const { offers, currencies, decisions = [] } = await read();
    expect(offers).toEqual({
      made: 4,
      sent: 3,
      opened: 3,
      openedAgain: 0,
      accepted: 1,
      declined: 1,
      hoursToOpen: 2,
      hoursToDecide: 15,
      declineReason: 'price',
    });
    const [quote] = (await detailsOf(admin, accepted.id)).quotes;
    const total = quote?.calculatedPrices.enterprise?.discountedTotal;
    expect(currencies).toMatchObject([
      { currency: 'PLN', made: 3, open: 1, accepted: 0, openTotal: cheapest, acceptedTotal: 0 },
      { currency: 'EUR', made: 1, open: 0, accepted: 1, openTotal: 0, acceptedTotal: total },
    ]);
    expect(decisions).toMatchObject([
      { clientName: 'Declines', kind: 'declined', currency: 'PLN', total: null, reason: 'price' },
      { clientName: 'Accepts', kind: 'accepted', currency: 'EUR', total, reason: null, text: null },
    ]);
    expect([...(decisions[0]?.text ?? '')]).toHaveLength(161);
    expect(said.startsWith(decisions[0]?.text?.slice(0, -1) ?? '?')).toBe(true);
    await pass(7 * 24);
    expect((await read()).decisions).toEqual([]);
  });

  it('quotes the question that waits, which is the oldest', async () => {
    const asks = await openedAfter(1, { clientName: 'Asks' });
    await ask(await clientOf(asks), asks.id, { text: 'Answered already?' }).expect(201);
    await answer(admin, asks.id, 'Yes.').expect(201);
    await pass(1);
    await ask(await clientOf(asks), asks.id, { text: 'Can we start in May?' }).expect(201);
    await pass(1);
    await ask(await clientOf(asks), asks.id, { text: 'Or in June?' }).expect(201);
    const late = await openedAfter(1, { clientName: 'Late', validUntil: '2026-12-20' });
    await pass(60 * 24);
    await requestExtension(await clientOf(late), late.id).expect(201);
    expect((await read()).waiting).toMatchObject([
      { clientName: 'Asks', reason: 'question', question: 'Can we start in May?' },
      { clientName: 'Late', reason: 'extension', question: null },
    ]);
  });
});
