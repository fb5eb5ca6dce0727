import { beforeAll, describe, expect, it } from 'vitest';
import { limits, type NewOffer, type OfferChange, type OfferEvent, type OfferRevision } from '@programme/contracts';
import type { Agent } from 'supertest';
import { canonicalDigest } from '../src/platform/digests/canonical-digest.js';
import { acceptanceOf, decide, readPublic, unlocked, withdraw } from './support/decisions.js';
import { defaultEngines } from './support/engines.js';
import { asChange, createOffer, creators, detailsOf, learnCreators, listOffers, newOffer } from './support/offers.js';
import { withServer } from './support/with-server.js';

const content = {
  language: 'pl',
  contactName: 'Ewa Zając',
  contactEmail: 'ewa@example.com',
  introduction: 'Dzień dobry,\n\noto nasza oferta.',
  terms: '1. Płatność 14 dni.\n2. <b>VAT</b> 23 %',
} as const;

describe.each(defaultEngines)('what an offer says, and to whom, on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const make = async (changes: Partial<NewOffer> = content) => {
    const { offer, generatedPassword } = await createOffer(admin, changes);
    const client = await unlocked(server(), offer.id, generatedPassword);
    return { id: offer.id, client };
  };

  const change = async (id: string, changes: Partial<OfferChange>) =>
    admin.put(`/api/offers/${id}`).send({ ...asChange(await detailsOf(admin, id)), ...changes });

  const revisions = async (id: string) =>
    (await admin.get(`/api/offers/${id}/revisions`).expect(200)).body as OfferRevision[];

  const newest = async (id: string) =>
    ((await admin.get(`/api/offers/${id}/history`).expect(200)).body as OfferEvent[])[0];

  it('is stored with it, and is read by staff and by whoever gave its code', async () => {
    const { id, client } = await make();
    expect((await detailsOf(admin, id)).offer).toMatchObject(content);
    const { introduction, terms, contactName: name, contactEmail: email } = content;
    expect(await readPublic(client, id)).toMatchObject({
      offer: { introduction, terms },
      language: 'pl',
      contact: { name, email },
      creatorContact: { email: null, phone: null },
    });
    await server().browser().get(`/api/offers/${id}/public`).expect(401);
    const [listed] = await listOffers(admin);
    expect(listed).toMatchObject({ id, language: 'pl' });
    expect(JSON.stringify(listed)).not.toContain(email);
  });

  it('is nothing for callers that know no such fields, who change none of it', async () => {
    const { id, client } = await make({});
    expect((await detailsOf(admin, id)).offer).toMatchObject({
      language: null,
      contactName: null,
      contactEmail: null,
      introduction: null,
      terms: null,
    });
    const { offer, contact, language } = await readPublic(client, id);
    expect(Object.keys(offer)).not.toEqual(expect.arrayContaining(['introduction']));
    expect([contact, language]).toEqual([null, null]);
    expect((await change(id, content)).status).toBe(200);
    const { clientName, creator, currency, validUntil, quotes, version } = asChange(await detailsOf(admin, id));
    const old = { id, version, clientName, creator, currency, validUntil, quotes };
    await admin
      .put(`/api/offers/${id}`)
      .send({ ...old, clientName: 'Beta' })
      .expect(200);
    expect((await detailsOf(admin, id)).offer).toMatchObject({ clientName: 'Beta', ...content });
    const nothing = { language: null, contactName: null, contactEmail: null, introduction: '', terms: ' \n ' };
    expect((await change(id, nothing)).status).toBe(200);
    expect((await detailsOf(admin, id)).offer).toMatchObject({ ...nothing, introduction: null, terms: null });
  });

  it('is kept without blanks around it, and with one kind of line break', async () => {
    const { id } = await make({ introduction: ' \r\n One\r\nTwo \n', terms: '\t' });
    expect((await detailsOf(admin, id)).offer).toMatchObject({ introduction: 'One\nTwo', terms: null });
  });

  it.each([
    ['another language', { language: 'de' }, 'language'],
    ['a contact without an address', { contactName: 'Ewa' }, 'contactEmail'],
    ['a contact without a name', { contactEmail: 'ewa@example.com' }, 'contactName'],
    ['no e-mail address', { contactName: 'Ewa', contactEmail: 'ewa' }, 'contactEmail'],
    ['a name with a blank before it', { contactName: ' Ewa', contactEmail: 'ewa@example.com' }, 'contactName'],
    ['a long introduction', { introduction: 'x'.repeat(limits.introduction + 1) }, 'introduction'],
    ['a control character', { introduction: 'bell\u0007' }, 'introduction'],
    ['long terms', { terms: 'x'.repeat(limits.terms + 1) }, 'terms'],
    ['a number', { terms: 7 }, 'terms'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const body = { ...newOffer(), ...wrong };
    const { body: problem } = await admin.post('/api/offers').send(body).expect(400);
    expect(Object.keys((problem as { errors: object }).errors)).toEqual([field]);
  });

  it('is as long as it may be in any letters', async () => {
    const introduction = '𝄞'.repeat(limits.introduction / 2);
    const terms = 'Ż'.repeat(limits.terms);
    const { id } = await make({ introduction, terms });
    expect((await detailsOf(admin, id)).offer).toMatchObject({ introduction, terms });
  });

  it('keeps a contact whole: a change that would leave half of one is refused at the other half', async () => {
    const { id } = await make();
    const { contactName, ...rest } = asChange(await detailsOf(admin, id));
    expect(contactName).toBe(content.contactName);
    const { body } = await admin
      .put(`/api/offers/${id}`)
      .send({ ...rest, contactEmail: null })
      .expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['contactEmail']);
  });

  it('makes a revision by its texts alone, which say what differs', async () => {
    const { id, client } = await make();
    await readPublic(client, id);
    await change(id, { language: 'es', contactName: 'Jan Lis', contactEmail: 'jan@example.com' });
    expect(await revisions(id)).toHaveLength(1);
    expect(await newest(id)).toMatchObject({ fields: ['language', 'contactName', 'contactEmail'], revision: 1 });
    await change(id, { introduction: 'Dear Jan', terms: null });
    const [second, first] = await revisions(id);
    expect(second).toMatchObject({ number: 2, changes: ['introduction', 'terms'] });
    expect(second?.snapshot.offer).not.toHaveProperty('terms');
    expect(first?.snapshot.offer).toMatchObject({ introduction: content.introduction, terms: content.terms });
    expect(JSON.stringify([first, second])).not.toContain('example.com');
    expect(await newest(id)).toMatchObject({ fields: ['introduction', 'terms'], revision: 2 });
    expect(await readPublic(client, id)).toMatchObject({ revision: 2, offer: { introduction: 'Dear Jan' } });
  });

  it('leaves the digest of an offer without texts what it was before there were any', async () => {
    const { id } = await make({ language: 'pl', contactName: 'Ewa Zając', contactEmail: 'ewa@example.com' });
    const [revision] = await revisions(id);
    const { clientName, creator, currency, validUntil, createdAt } = revision!.snapshot.offer;
    const before = {
      offer: { clientName, creator, currency, validUntil, createdAt },
      quotes: revision!.snapshot.quotes,
    };
    expect(revision?.digest).toBe(canonicalDigest(before));
  });

  it('is in the evidence of an acceptance by its terms', async () => {
    const { id, client } = await make();
    await decide(client, id, acceptanceOf(await readPublic(client, id))).expect(201);
    const { id: other, client: another } = await make({});
    await decide(another, other, acceptanceOf(await readPublic(another, other))).expect(201);
    const rows = await server().database.query<{ offer_id: string; evidence: unknown }[]>(
      'SELECT offer_id, evidence FROM offer_decisions WHERE offer_id IN (?, ?)',
      [id, other],
    );
    const evidence = Object.fromEntries(
      rows.map((row) => [row.offer_id, typeof row.evidence === 'string' ? JSON.parse(row.evidence) : row.evidence]),
    ) as Record<string, object>;
    expect(evidence[id]).toMatchObject({ terms: content.terms });
    expect(evidence[other]).not.toHaveProperty('terms');
  });

  it('is refused when somebody has written other terms into the tables than were frozen', async () => {
    const { id, client } = await make();
    const acceptance = acceptanceOf(await readPublic(client, id));
    await server().database.query('UPDATE offers SET terms = ? WHERE id = ?', ['Net 1', id]);
    await decide(client, id, acceptance).expect(409);
  });

  it('is hidden once the offer is withdrawn, but for how its creator is reached', async () => {
    const [{ id: creatorId } = { id: 0 }] = (await admin.get('/api/creators').expect(200)).body as { id: number }[];
    const reached = { email: 'first@example.com', phone: '+48 22 123 45 67' };
    await admin.patch(`/api/creators/${creatorId}`).send(reached).expect(200);
    const { id, client } = await make({ ...content, creator: creators.first });
    expect(await readPublic(client, id)).toMatchObject({ creatorContact: reached });
    expect(await revisions(id)).toHaveLength(1);
    await withdraw(admin, id, 1).expect(200);
    const seen = await readPublic(client, id);
    expect(seen).toMatchObject({ contact: null, creatorContact: reached });
    for (const secret of [content.contactEmail, content.introduction, content.terms])
      expect(JSON.stringify(seen)).not.toContain(JSON.stringify(secret).slice(1, -1));
    await admin.patch(`/api/creators/${creatorId}`).send({ email: null, phone: null }).expect(200);
  });

  it('goes with its offer', async () => {
    const { id } = await make({ ...content, contactEmail: 'gone@example.com' });
    await admin.delete(`/api/offers/${id}`).send({}).expect(204);
    for (const table of ['offers', 'offer_revisions', 'offer_events', 'idempotent_requests']) {
      const rows = await server().database.query<object[]>(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows)).not.toContain('gone@example.com');
    }
  });
});
