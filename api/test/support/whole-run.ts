import type { FakeSmtp } from '@programme/fake-smtp';
import type { Agent } from 'supertest';
import { expect } from 'vitest';
import { NotificationDispatcher } from '../../src/features/notifications/notification-dispatcher.js';
import { JobScheduler } from '../../src/platform/jobs/job-scheduler.js';
import { MetricsService } from '../../src/platform/metrics/metrics.service.js';
import { checkRecord } from './checked-record.js';
import {
  acceptanceOf,
  answer,
  approve,
  ask,
  decide,
  extend,
  readPublic,
  record,
  reject,
  requestExtension,
  reverse,
  setLargestDiscount,
  unlocked,
  withdraw,
} from './decisions.js';
import { contact } from './mail-harness.js';
import { asChange, createOffer, creators, detailsOf, enterprise, learnCreators, newOffer } from './offers.js';
import { tokenOf } from './link-token.js';
import { book2026, draftFrom, otherAdmin, step } from './price-books.js';
import { admin as firstAdmin, type TestServer } from './test-server.js';

/** Does once what can be done with the product: by HTTP what people do, by name what jobs do. */
export class WholeRun {
  private admin!: Agent;
  private boss!: Agent;

  constructor(
    private readonly server: TestServer,
    private readonly smtp: FakeSmtp,
    private readonly jobs: readonly string[],
  ) {}

  async run(): Promise<void> {
    await this.#manageUsers();
    await this.#manageCreators();
    await this.#editTexts();
    await this.#reportCalculations();
    const id = await this.#visitOffer();
    await this.#extendOffer();
    await this.#sendOffer();
    await this.#decideOffers();
    await this.#approveDiscounts();
    await this.#listOffers(id);
    await this.#changePrices();
    await checkRecord(this.server);
    await this.#passTime();
  }

  async #manageUsers(): Promise<void> {
    this.admin = await this.server.adminBrowser();
    this.boss = await otherAdmin(this.server, 'boss');
    const wrong = { ...firstAdmin, password: 'wrong' };
    for (let guess = 0; guess < 10; guess += 1) await this.server.browser().post('/api/login').send(wrong).expect(401);
    await this.server.browser().post('/api/login').send(wrong).expect(429);
    this.server.clock.advance({ minutes: 20 });
    await (await this.server.adminBrowser()).post('/api/logout').send({}).expect(204);
    const member = { username: 'member', password: 'other plain words here' };
    const { body } = await this.server.browser().post('/api/register').send(member).expect(201);
    const { id } = body as { id: number };
    for (const isAdmin of [true, false]) await this.admin.patch(`/api/users/${id}`).send({ isAdmin }).expect(200);
    await this.#confirmLink(id, member.password);
    const made = await this.admin.post(`/api/users/${id}/link`).send({}).expect(201);
    const token = tokenOf(made.body);
    await this.server.browser().post('/api/links/open').send({ token }).expect(200);
    const password = 'new plain words here';
    await this.server.browser().post('/api/links/use').send({ token, password }).expect(204);
    const owner = this.server.browser();
    await owner.post('/api/login').send({ username: member.username, password }).expect(200);
    await owner.put('/api/account/password').send({ current: password, password: member.password }).expect(204);
    await owner.put('/api/account/email').send({ email: 'member@example.com', password: member.password }).expect(204);
    await owner.get('/api/account').expect(200);
    await this.admin.post(`/api/users/${id}/link`).send({ byMail: true }).expect(201);
    await this.admin.put(`/api/users/${id}/email`).send({ email: 'other@example.com' }).expect(204);
    await this.admin.get('/api/users').expect(200);
  }

  /** Of a link that another admin has made. */
  async #confirmLink(userId: number, password: string): Promise<void> {
    const maker = { username: 'maker', password };
    const { body } = await this.server.browser().post('/api/register').send(maker).expect(201);
    await this.admin
      .patch(`/api/users/${(body as { id: number }).id}`)
      .send({ isAdmin: true })
      .expect(200);
    const browser = this.server.browser();
    await browser.post('/api/login').send(maker).expect(200);
    const made = await browser.post(`/api/users/${userId}/link`).send({}).expect(201);
    await browser
      .post('/api/links/use')
      .send({ token: tokenOf(made.body), password })
      .expect(204);
    await this.admin.post(`/api/users/${userId}/link/confirm`).send({}).expect(204);
    await this.admin
      .patch(`/api/users/${(body as { id: number }).id}`)
      .send({ isAdmin: false })
      .expect(200);
  }

  async #manageCreators(): Promise<void> {
    await learnCreators(this.admin);
    const added = { name: 'Somebody New', shortName: 'New', email: 'new@example.com', phone: '+48 22 123 45 67' };
    await this.admin.post('/api/creators').send(added).expect(201);
    await this.admin.patch('/api/creators/1').send({ email: 'one@example.com' }).expect(200);
    const mapping = { creatorName: creators.second, slackUserId: 'U012AB3CD' };
    const { body } = await this.admin.post('/api/slack-mappings').send(mapping).expect(201);
    const { id } = body as { id: number };
    await this.admin.get('/api/slack-mappings').expect(200);
    await this.admin.patch(`/api/slack-mappings/${id}`).send({ isActive: false }).expect(200);
    await this.admin.delete(`/api/slack-mappings/${id}`).send({}).expect(204);
    const first = { creatorName: creators.first, slackUserId: 'U012AB3CD' };
    await this.admin.post('/api/slack-mappings').send(first).expect(201);
    await this.admin.post('/api/slack-mappings/test').send({ creatorName: creators.first }).expect(204);
  }

  async #editTexts(): Promise<void> {
    const path = '/api/translations/shell.title';
    const words = { en: 'Prices', pl: 'Ceny', es: 'Precios' };
    await this.admin.patch(path).send(words).expect(200);
    await this.admin
      .patch(path)
      .send({ ...words, en: 'Fees', version: 1 })
      .expect(200);
    await this.admin.delete(path).send({}).expect(204);
    await this.server.browser().get('/api/translations').expect(200);
  }

  async #reportCalculations(): Promise<void> {
    const log = { currency: 'PLN', employees: 1, activeUsers: 1, months: 1, totalPrice: 1, company: 'Acme' };
    const timestamp = this.server.clock.now().toISOString();
    await this.server
      .browser()
      .post('/api/logs')
      .send({ ...log, timestamp })
      .expect(201);
    for (const query of [
      '',
      '?q=ac',
      '?currency=PLN&from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z&limit=1',
      '?q=ac&currency=PLN',
    ])
      await this.admin.get(`/api/logs${query}`).expect(200);
    await this.admin.get('/api/logs/export?q=ac').expect(200);
  }

  async #openOffer(changes: Parameters<typeof createOffer>[1] = {}) {
    const { offer, generatedPassword } = await createOffer(this.admin, { ...contact, ...changes });
    const client = await unlocked(this.server, offer.id, generatedPassword);
    return { id: offer.id, client, shown: await readPublic(client, offer.id) };
  }

  async #change(id: string, fields: object): Promise<void> {
    const body = { ...asChange(await detailsOf(this.admin, id)), ...fields };
    await this.admin.put(`/api/offers/${id}`).send(body).expect(200);
  }

  async #versionOf(id: string): Promise<number> {
    return (await detailsOf(this.admin, id)).offer.version;
  }

  async #visitOffer(): Promise<string> {
    const { id, client } = await this.#openOffer({ validUntil: '2026-11-25' });
    const guess = () => this.server.browser().post(`/api/offers/${id}/validate`).send({ password: 'wrong' });
    while ((await guess()).status === 401);
    await guess().expect(429);
    const { body } = await client.post(`/api/offers/${id}/view`).send({}).expect(201);
    this.server.clock.advance({ minutes: 2 });
    const view = `/api/offers/${id}/view/${(body as { id: number }).id}`;
    await client.put(view).send({ duration: 3, activeSeconds: 2 }).expect(204);
    await this.admin.get(`/api/offers/${id}/analytics?limit=1`).expect(200);
    await ask(client, id, { text: 'Does it run in August?', name: 'Ewa' }).expect(201);
    await answer(this.admin, id, 'Yes, all year.').expect(201);
    return id;
  }

  async #extendOffer(): Promise<void> {
    const { offer, generatedPassword } = await createOffer(this.admin, { validUntil: '2026-11-21' });
    await this.#change(offer.id, { quotes: [{ ...enterprise, activeUsers: 5 }] });
    this.server.clock.advance({ hours: 24 });
    await this.#logIn();
    await requestExtension(await unlocked(this.server, offer.id, generatedPassword), offer.id).expect(201);
    await this.admin.get('/api/overview').expect(200);
    await extend(this.admin, offer.id, 2, '2026-11-30').expect(200);
  }

  async #sendOffer(): Promise<void> {
    const { id } = await this.#openOffer({ validUntil: '2026-11-28' });
    const sending = { version: await this.#versionOf(id), remindClient: true };
    await this.admin.post(`/api/offers/${id}/send`).set('Idempotency-Key', 'sending-1').send(sending).expect(201);
    await this.#deliver();
    await this.admin.get(`/api/offers/${id}/mails`).expect(200);
  }

  async #decideOffers(): Promise<void> {
    const { id, client, shown } = await this.#openOffer();
    await decide(client, id, acceptanceOf(shown)).expect(201);
    const { decisions } = await detailsOf(this.admin, id);
    await this.server.browser().get(`/api/verify/${decisions?.[0]?.digest}`).expect(200);
    await reverse(this.admin, id, await this.#versionOf(id)).expect(200);
    await this.#change(id, { quotes: [{ ...enterprise, activeUsers: 5 }] });
    for (const turn of [withdraw, reverse]) await turn(this.admin, id, await this.#versionOf(id)).expect(200);
    const other = await this.#openOffer();
    const answered = { version: 1, channel: 'phone', answeredOn: '2026-11-22', decision: 'declined', reason: 'price' };
    await record(this.admin, other.id, answered).expect(200);
    await this.#change(other.id, { quotes: [{ ...enterprise, activeUsers: 5 }] });
    await this.admin.post(`/api/offers/${other.id}/code`).send({}).expect(200);
    for (const part of ['revisions', 'history', 'reproduce'])
      await this.admin.get(`/api/offers/${other.id}/${part}`).expect(200);
    await this.admin.delete(`/api/offers/${other.id}`).send({}).expect(204);
  }

  async #approveDiscounts(): Promise<void> {
    await setLargestDiscount(this.admin, 10);
    const quotes = [{ ...enterprise, discountType: 'percentage', discountValue: 25 } as const];
    for (const settle of [approve, reject]) {
      const { body } = await this.admin.post('/api/offers').send(newOffer({ quotes })).expect(201);
      const { id } = (body as { offer: { id: string } }).offer;
      await this.admin.get('/api/overview').expect(200);
      await settle(this.boss, id, 1).expect(200);
    }
    await setLargestDiscount(this.admin, null, this.boss);
  }

  async #listOffers(offerId: string): Promise<void> {
    for (const query of [
      '',
      '?q=ac',
      '?status=open&currency=PLN&limit=1',
      '?sort=client',
      '?sort=validUntil',
      '?sort=opened',
    ])
      await this.admin.get(`/api/offers${query}`).expect(200);
    for (const path of ['?view=needs-answer', '?view=mine', '/counts'])
      await this.admin.get(`/api/offers${path}`).expect(200);
    const path = '/api/offer-templates';
    const { body } = await this.admin.post(path).send({ name: 'Summer', offerId }).expect(201);
    const { id } = body as { id: number };
    await this.admin.get(path).expect(200);
    await this.admin.get(`${path}/${id}`).expect(200);
    await this.admin.patch(`${path}/${id}`).send({ version: 1, name: 'Winter' }).expect(200);
    await this.admin.delete(`${path}/${id}`).send({}).expect(204);
  }

  async #changePrices(): Promise<void> {
    const { id } = await draftFrom(this.admin, new Date(this.server.clock.now().getTime() + 86_400_000));
    expect((await step(this.admin, id, 'submit', 'As agreed')).status).toBe(200);
    expect((await step(this.admin, id, 'approve')).status).toBe(403);
    expect((await step(this.boss, id, 'approve')).status).toBe(200);
    const unwanted = await draftFrom(this.admin, new Date(this.server.clock.now().getTime() + 172_800_000));
    await this.admin.delete(`/api/price-books/${unwanted.id}`).send({}).expect(204);
    await this.admin.get('/api/price-books').expect(200);
    await this.admin.post(`/api/price-books/${book2026}/simulate`).send({}).expect(200);
    await this.server.browser().get('/api/price-book').expect(200);
  }

  /** Runs each job when there is something for it to do, and again when everything is long over. */
  async #passTime(): Promise<void> {
    this.server.clock.advance({ hours: 24 * 5 });
    await this.#logIn();
    // A mail that waits is out of date when the server takes mails again.
    this.smtp.answerWith({ kind: 'refused', at: 'recipient', code: 450 });
    // Before the jobs, which deliver in the background: nothing may be left that this call has to wait for.
    await this.admin.post('/api/slack-reminders/check').send({}).expect(200);
    await this.#runJobs();
    await this.#deliver();
    await this.server.app.get(MetricsService).text();
    await this.admin.get('/api/overview').expect(200);
    this.smtp.answerWith({ kind: 'ok' });
    this.server.clock.advance({ hours: 24 * 1200 });
    await this.#deliver();
    await this.#runJobs();
  }

  async #logIn(): Promise<void> {
    this.admin = await this.server.adminBrowser();
    this.boss = this.server.browser();
    await this.boss.post('/api/login').send({ username: 'boss', password: 'four plain words here' }).expect(200);
  }

  async #runJobs(): Promise<void> {
    for (const job of this.jobs) await this.server.app.get(JobScheduler).run(job);
  }

  #deliver(): Promise<void> {
    return this.server.app.get(NotificationDispatcher, { strict: false }).dispatch();
  }
}
