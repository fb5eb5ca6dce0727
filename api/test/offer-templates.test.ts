import { beforeAll, describe, expect, it } from 'vitest';
import {
  limits,
  quoteFields,
  type NewOffer,
  type OfferTemplate,
  type OfferTemplateDetails,
} from '@programme/contracts';
import type { Agent } from 'supertest';
import { engines, onDefaultEngine } from './support/engines.js';
import { comfort, createOffer, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { otherAdmin } from './support/price-books.js';
import { withServer } from './support/with-server.js';

const path = '/api/offer-templates';

const content = {
  language: 'pl',
  contactName: 'Ewa Zając',
  contactEmail: 'ewa.zajac@example.com',
  introduction: 'Good morning\nand welcome',
  terms: 'Net 14',
} as const;

describe.each(engines)('the templates of offers on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;
  let boss: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    boss = await otherAdmin(server(), 'boss');
    await learnCreators(admin);
  });

  const offer = async (fields: Partial<NewOffer> = {}) => (await createOffer(admin, fields)).offer.id;
  const list = async () => (await admin.get(path).expect(200)).body as OfferTemplate[];
  const details = async (id: number) => (await admin.get(`${path}/${id}`).expect(200)).body as OfferTemplateDetails;
  const add = (name: string, offerId: string) => admin.post(path).send({ name, offerId });
  const added = async (name: string, fields: Partial<NewOffer> = {}) =>
    (await add(name, await offer(fields)).expect(201)).body as OfferTemplateDetails;
  const change = (id: number, body: object) => admin.patch(`${path}/${id}`).send(body);

  it('have names of their own, whatever the case, also when two admins save at one moment', async () => {
    const { id } = await added('Łódź');
    const offerId = await offer();
    expect((await add('ŁÓDŹ', offerId).expect(409)).body).toMatchObject({
      detail: 'There is already a template with this name.',
    });
    const other = await added('Łódź 2');
    await change(other.id, { version: 1, name: 'łódź' }).expect(409);
    await change(id, { version: 1, name: 'ŁÓDŹ' }).expect(200);
    const answers = await Promise.all(
      [admin, boss, admin, boss].map((agent) => agent.post(path).send({ name: 'At once', offerId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('of two changes at one moment keep one', async () => {
    const { id } = await added('Contested');
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => boss.patch(`${path}/${id}`).send({ version: 1, name: `Name ${name}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await details(id)).version).toBe(2);
  });

  onDefaultEngine(engine, () => {
    it('hold the quotes and texts of an offer in their order, no client, no contact and no price', async () => {
      const quotes = [
        { ...enterprise, note: 'First' },
        { ...comfort, discountType: 'percentage', discountValue: 5 },
      ] as const;
      const template = await added('Two packages', { ...content, currency: 'EUR', quotes });
      expect(template).toEqual({
        id: expect.any(Number),
        name: 'Two packages',
        currency: 'EUR',
        language: 'pl',
        introduction: content.introduction,
        terms: content.terms,
        quotes: quotes.map(quoteFields),
        savedBy: 'admin',
        savedAt: server().clock.now().toISOString(),
        version: 1,
      });
      expect(await details(template.id)).toEqual(template);
      const { quotesCount, ...listed } = (await list()).find(({ id }) => id === template.id)!;
      expect(template).toMatchObject(listed);
      expect(quotesCount).toBe(2);
      expect(JSON.stringify(template)).not.toMatch(/zajac|Zając|calculatedPrices|clientName/);
    });

    it('are offers again: what they hold can be sent as it is', async () => {
      const { quotes, currency, introduction, terms } = await added('Comeback', { ...content, quotes: [comfort] });
      const id = await offer({ currency, introduction, terms, quotes, clientName: 'Another client' });
      expect((await detailsOf(admin, id)).offer).toMatchObject({ introduction: content.introduction, terms: 'Net 14' });
    });

    it('outlive the offer that they were saved from, and its later changes', async () => {
      const id = await offer({ introduction: 'Before', quotes: [enterprise] });
      const { body } = await add('Survivor', id).expect(201);
      await admin.delete(`/api/offers/${id}`).expect(204);
      expect(await details((body as OfferTemplateDetails).id)).toEqual(body);
    });

    it('are renamed, and replaced by what another offer holds, by who saw the last version', async () => {
      const template = await added('Autumn', { quotes: [enterprise] });
      const renamed = await change(template.id, { version: 1, name: 'Winter' }).expect(200);
      expect(renamed.body).toEqual({ ...template, name: 'Winter', version: 2 });
      await change(template.id, { version: 1, name: 'Spring' }).expect(409);
      const offerId = await offer({ ...content, quotes: [comfort, comfort] });
      const replaced = await boss.patch(`${path}/${template.id}`).send({ version: 2, offerId }).expect(200);
      expect(replaced.body).toMatchObject({ name: 'Winter', language: 'pl', savedBy: 'boss', version: 3 });
      expect((replaced.body as OfferTemplateDetails).quotes).toHaveLength(2);
      expect(await details(template.id)).toEqual(replaced.body);
    });

    it('are deleted once', async () => {
      const { id } = await added('Short-lived');
      await admin.delete(`${path}/${id}`).expect(204);
      await admin.delete(`${path}/${id}`).expect(404);
      await admin.get(`${path}/${id}`).expect(404);
      await change(id, { version: 1, name: 'Revived' }).expect(404);
      expect((await list()).map(({ name }) => name)).not.toContain('Short-lived');
    });

    it.each([
      ['no name', { offerId: 'x' }],
      ['a name of one letter', { name: 'x', offerId: 'x' }],
      ['a name that is too long', { name: 'x'.repeat(limits.name + 1), offerId: 'x' }],
      ['blanks around the name', { name: ' Summer', offerId: 'x' }],
      ['no offer', { name: 'Summer' }],
      ['quotes of its own', { name: 'Summer', offerId: 'x', quotes: [comfort] }],
    ])('are refused with %s', async (_what, body) => {
      await admin.post(path).send(body).expect(400);
    });

    it('need an offer that there is, and a change that changes something', async () => {
      await add('Nothing behind it', 'none').expect(404);
      const { id } = await added('Unchanged');
      await change(id, { version: 1 }).expect(400);
      await change(id, { version: 1, offerId: 'none' }).expect(404);
      expect((await details(id)).version).toBe(1);
    });

    it('end at a number, and say so', async () => {
      const offerId = await offer();
      for (let number = (await list()).length; number < limits.templates; number += 1)
        await add(`Number ${number}`, offerId).expect(201);
      expect((await add('One too many', offerId).expect(409)).body).toMatchObject({
        detail: 'There are 100 templates already. Delete one that is no longer used.',
      });
    });
  });
});
