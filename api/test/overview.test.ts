import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Overview } from '@programme/contracts';
import type { Agent } from 'supertest';
import { OfferEntity } from '../src/features/offers/records/offer.entity.js';
import { OfferVisitEntity } from '../src/features/offers/visits/offer-visit.entity.js';
import { NotificationEntity } from '../src/features/notifications/notification.entity.js';
import { NotificationsService } from '../src/features/notifications/notifications.service.js';
import { LogDemandRepository } from '../src/features/logs/log-demand.repository.js';
import { engines } from './support/engines.js';
import { insertLogs } from './support/logs.js';
import { createOffer, learnCreators } from './support/offers.js';
import { draftFrom, newDraft, otherAdmin, step } from './support/price-books.js';
import { withServer } from './support/with-server.js';

const hour = 3_600_000;
const day = 24 * hour;

const noFigures = { made: 0, opened: 0, openedAgain: 0 };

describe.each(engines)('the overview on $name', (engine) => {
  const server = withServer(engine, { registration: true });
  let admin: Agent;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  const read = async (): Promise<Overview> => {
    const answer = await admin.get('/api/overview').expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.body as Overview;
  };

  const now = () => server().clock.now().getTime();

  /** Makes an offer, and moves it to where a test needs it: made so many days ago, valid for so many days from today. */
  const offerOf = async (
    clientName: string,
    madeDaysAgo: number,
    validDays: number,
    currency: 'PLN' | 'EUR' = 'PLN',
  ) => {
    const { offer } = await createOffer(admin, { clientName, currency });
    const validUntil = new Date(now() + validDays * day).toISOString().slice(0, 10);
    const createdAt = new Date(now() - madeDaysAgo * day);
    await server().database.getRepository(OfferEntity).update({ id: offer.id }, { validUntil, createdAt });
    return offer.id;
  };

  const openedAt = async (offerId: string, hoursAgo: number, isAdminView = false) => {
    const viewedAt = new Date(now() - hoursAgo * hour);
    const visits = server().database.getRepository(OfferVisitEntity);
    await visits.insert({ offerId, viewedAt, isAdminView, sessionKey: `${offerId.slice(0, 8)} ${hoursAgo}` });
  };

  it('is for admins alone', async () => {
    await server().browser().get('/api/overview').expect(401);
    const user = server().browser();
    const newcomer = { username: 'newcomer', password: 'four plain words here' };
    await user.post('/api/register').send(newcomer).expect(201);
    await user.post('/api/login').send(newcomer).expect(200);
    await user.get('/api/overview').expect(403);
  });

  it('of an empty database has figures of zero, and the weeks from Monday to Monday', async () => {
    const { calculations, ...figures } = await read();
    expect(figures).toEqual({
      waiting: [],
      accepted: [],
      attention: [],
      failedMessages: 0,
      failedMails: [],
      unreachableCreators: [],
      priceBooksInReview: [],
      rejectedDiscounts: [],
      proposedLimit: null,
      adminChanges: [],
      approvals: [],
      offers: noFigures,
      currencies: [],
    });
    expect(calculations.lengths).toEqual(Array.from({ length: 12 }, () => 0));
    expect(calculations.calculators).toEqual([]);
    expect(calculations.weeks).toHaveLength(12);
    // The clock stands on Saturday, 21 November 2026.
    expect(calculations.weeks[0]).toEqual({ start: '2026-08-31', count: 0 });
    expect(calculations.weeks[11]).toEqual({ start: '2026-11-16', count: 0 });
  });

  it('counts the calculations of 12 weeks by week, length and calculator, in the days of the server', async () => {
    const at = (timestamp: string, calculator: '2026' | 'comfort' = '2026', monthsCount = 6) => ({
      timestamp: new Date(timestamp),
      calculator,
      monthsCount,
    });
    await insertLogs(server().database, [
      at('2026-08-30T21:59:59.999Z'),
      // Midnight in Warsaw, two hours before that of UTC in summer, and one in winter.
      at('2026-08-30T22:00:00.000Z', 'comfort', 12),
      at('2026-11-15T22:59:59.999Z'),
      at('2026-11-15T23:00:00.000Z'),
      at('2026-11-20T12:00:00.000Z', '2026', 1),
    ]);
    const { weeks, lengths, calculators } = (await read()).calculations;
    expect(weeks.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(lengths).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1]);
    expect(calculators).toEqual([
      { calculator: '2026', count: 3 },
      { calculator: 'comfort', count: 1 },
    ]);
  });

  it('names the offers that need attention, the most urgent first, and counts them by what became of them', async () => {
    const today = await offerOf('Today', 1, 0);
    await openedAt(today, 5);
    await openedAt(today, 4.5);
    const week = await offerOf('In a week', 20, 7, 'EUR');
    await openedAt(week, 30, true);
    const returned = await offerOf('Returned', 10, 8);
    await openedAt(returned, 30);
    await openedAt(returned, 20);
    const unopened = await offerOf('Unopened', 3, 30);
    await openedAt(unopened, 1, true);
    await offerOf('Too new', 2, 30);
    const yesterday = await offerOf('Yesterday', 40, -1, 'EUR');
    await offerOf('Long over', 60, -15);
    await offerOf('Older than the figures', 91, 30);

    const { attention, offers, currencies } = await read();
    expect(attention).toEqual([
      { offerId: today, clientName: 'Today', reason: 'expiring', days: 0, opened: true },
      { offerId: week, clientName: 'In a week', reason: 'expiring', days: 7, opened: false },
      { offerId: unopened, clientName: 'Unopened', reason: 'unopened', days: 3, opened: false },
      { offerId: yesterday, clientName: 'Yesterday', reason: 'expired', days: 1, opened: false },
    ]);
    expect(offers).toEqual({ made: 7, opened: 2, openedAgain: 1 });
    expect(currencies).toEqual([
      { currency: 'PLN', made: 5, open: 4, expiring: 1, expired: 1 },
      { currency: 'EUR', made: 2, open: 1, expiring: 1, expired: 1 },
    ]);
  });

  it('names the price books in review, the earliest start first, to admins who may approve them', async () => {
    const start = (days: number) => new Date(now() + days * day);
    const booksOf = async (browser: Agent) =>
      ((await browser.get('/api/overview').expect(200)).body as Overview).priceBooksInReview;
    const later = await draftFrom(admin, start(30));
    const sooner = await draftFrom(admin, start(20));
    await newDraft(admin, 'Not submitted');
    for (const { id } of [later, sooner]) expect((await step(admin, id, 'submit', 'As agreed')).status).toBe(200);
    const both = [sooner, later].map(({ id, label }) => ({ id, label, submittedBy: 'admin' }));
    // An only admin approves alone.
    expect(await booksOf(admin)).toEqual(both);

    const other = await otherAdmin(server(), 'other');
    expect(await booksOf(other)).toEqual(both);
    expect(await booksOf(admin)).toEqual([]);

    expect((await step(other, later.id, 'return', 'Too much')).status).toBe(200);
    expect((await step(other, sooner.id, 'approve')).status).toBe(200);
    expect(await booksOf(other)).toEqual([]);
  });

  it('names the offers whose clients wait for an answer, the longest wait first', async () => {
    const waiting = async (clientName: string, hoursAgo: number, waits: 'questionAskedAt' | 'extensionRequestedAt') => {
      const id = await offerOf(clientName, 5, waits === 'questionAskedAt' ? 90 : -2);
      await server()
        .database.getRepository(OfferEntity)
        .update({ id }, { [waits]: new Date(now() - hoursAgo * hour) });
      return id;
    };
    await waiting('Asked', 2, 'questionAskedAt');
    await waiting('Asked first', 30, 'questionAskedAt');
    await waiting('Late', 3, 'extensionRequestedAt');
    const gone = { withdrawnAt: new Date(now()) };
    for (const waits of ['questionAskedAt', 'extensionRequestedAt'] as const)
      await server()
        .database.getRepository(OfferEntity)
        .update({ id: await waiting('Withdrawn', 1, waits) }, gone);
    expect((await read()).waiting).toMatchObject([
      { clientName: 'Asked first', reason: 'question', since: new Date(now() - 30 * hour).toISOString() },
      { clientName: 'Late', reason: 'extension', since: new Date(now() - 3 * hour).toISOString() },
      { clientName: 'Asked', reason: 'question', since: new Date(now() - 2 * hour).toISOString() },
    ]);
  });

  it('names at most 8 offers', async () => {
    for (let count = 0; count < 8; count += 1) await offerOf(`Another ${count}`, 5, 2);
    const { attention } = await read();
    expect(attention).toHaveLength(8);
    expect(attention.map(({ days }) => days)).toEqual([0, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('finds failed chat messages in an index, however many have arrived', async () => {
    const { offer } = await createOffer(admin, { clientName: 'Told often' });
    const message = {
      kind: 'view' as const,
      offerId: offer.id,
      offerVisitId: null,
      slackUserId: 'U1',
      creatorName: 'A',
    };
    const arrived = Array.from({ length: 300 }, (_, index) => ({
      ...message,
      dedupeKey: `arrived ${index}`,
      text: 'Opened',
      messageSent: true,
      attempts: 1,
      createdAt: new Date(now() - index),
    }));
    await server().database.getRepository(NotificationEntity).insert(arrived);
    const notifications = server().app.get(NotificationsService, { strict: false });
    const [asked, ...others] = await server().statementsOf(() => notifications.countFailedChat());
    expect(others).toEqual([]);
    const explain = engine.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const plan = JSON.stringify(await server().database.query(`${explain} ${asked?.sql}`, asked?.values as unknown[]));
    expect(plan).toMatch(
      engine.name === 'SQLite'
        ? /SEARCH .* INDEX ix_slack_notification_logs_sent_created/
        : /"key":"ix_slack_notification_logs_sent_created"/,
    );
  });

  it('reads the logs from one index that holds all it needs', async () => {
    const logs = server().app.get(LogDemandRepository, { strict: false });
    const query = vi.spyOn(server().database, 'query');
    await logs.countSpans([new Date(now() - day), new Date(now())]);
    await logs.countSince(new Date(now() - day), { calculators: ['2026'], months: [1, 2] });
    const asked = [...query.mock.calls];
    query.mockRestore();
    expect(asked).toHaveLength(2);
    const explain = engine.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    for (const [sql, values] of asked) {
      const plan = JSON.stringify(await server().database.query(`${explain} ${sql}`, values as unknown[]));
      expect(plan).toMatch(
        engine.name === 'SQLite' ? /COVERING INDEX ix_api_logs_demand/ : /ix_api_logs_demand.*Using index/,
      );
      expect(plan).not.toMatch(/TEMP B-TREE|temporary|filesort/);
    }
  });
});
