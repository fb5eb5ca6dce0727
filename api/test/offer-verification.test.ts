import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferCreated } from '@programme/contracts';
import type { Agent } from 'supertest';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { isUniqueViolation } from '../src/platform/errors/database-error.js';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import {
  acceptanceOf,
  answer,
  approve,
  ask,
  decide,
  decline,
  extend,
  readPublic,
  reject,
  requestExtension,
  reverse,
  setLargestDiscount,
  unlocked,
  withdraw,
} from './support/decisions.js';
import { engines } from './support/engines.js';
import {
  asChange,
  both,
  comfort,
  createOffer,
  detailsOf,
  enterprise,
  learnCreators,
  newOffer,
} from './support/offers.js';
import { otherAdmin } from './support/price-books.js';
import { Random } from './support/random.js';
import { editAtRandom } from './support/random-edits.js';
import { withServer } from './support/with-server.js';

const seed = Number(process.env['RANDOM_SEED'] ?? 2026);

/** `EDITS=5000 RANDOM_SEED=1 npx vitest run offer-verification` makes as many, others, in about 3 minutes. */
const edits = Number(process.env['EDITS'] ?? 250);

describe.each(engines)('the verification of histories on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;
  const ids: Record<string, string> = {};

  const verify = () => verifyRecord(server().database, server().app.get(EvidenceSeal));
  const version = async (id: string) => (await detailsOf(admin, id)).offer.version;

  const make = async (name: string) => {
    const { offer, generatedPassword } = await createOffer(admin, {
      quotes: [enterprise, both],
      introduction: 'Dear Ewa',
      terms: 'Net 14',
    });
    ids[name] = offer.id;
    const client = await unlocked(server(), offer.id, generatedPassword);
    await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
    return { id: offer.id, client };
  };

  const change = async (id: string, validUntil: string) => {
    const old = asChange(await detailsOf(admin, id));
    const quotes = [...old.quotes, comfort];
    await admin
      .put(`/api/offers/${id}`)
      .send({ ...old, validUntil, quotes })
      .expect(200);
  };

  /** Offers with all that can become of one. */
  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
    await createOffer(admin, { quotes: [comfort] });
    await seal();
    const deleted = await make('deleted');
    await change(deleted.id, '2027-03-01');
    await admin.delete(`/api/offers/${deleted.id}`).send({}).expect(204);
    const accepted = await make('accepted');
    await decide(accepted.client, accepted.id, decline(1)).expect(201);
    await change(accepted.id, '2027-03-02');
    await decide(accepted.client, accepted.id, acceptanceOf(await readPublic(accepted.client, accepted.id))).expect(
      201,
    );
    await admin.post(`/api/offers/${accepted.id}/code`).send({}).expect(200);
    const reversed = await make('reversed');
    await decide(reversed.client, reversed.id, acceptanceOf(await readPublic(reversed.client, reversed.id))).expect(
      201,
    );
    await reverse(admin, reversed.id, 2).expect(200);
    await decide(reversed.client, reversed.id, decline(1, { text: 'Too much' })).expect(201);
    const late = await make('late');
    /** No session lasts that long. */
    const aDayLater = async () => {
      server().clock.advance({ hours: 24 });
      admin = await server().adminBrowser();
      const { accessCode } = (await detailsOf(admin, late.id)).offer;
      late.client = await unlocked(server(), late.id, accessCode ?? '');
    };
    await change(late.id, '2026-11-21');
    await ask(late.client, late.id, { text: 'May we have more time?', name: 'Ewa' }).expect(201);
    await answer(admin, late.id, 'Yes').expect(201);
    await ask(late.client, late.id, { text: 'Until when?' }).expect(201);
    await aDayLater();
    await requestExtension(late.client, late.id).expect(201);
    await extend(admin, late.id, await version(late.id), '2026-12-01').expect(200);
    await change(late.id, '2026-11-22');
    await aDayLater();
    await requestExtension(late.client, late.id).expect(201);
    const withdrawn = await make('withdrawn');
    await withdraw(admin, withdrawn.id, 1).expect(200);
    await reverse(admin, withdrawn.id, 2).expect(200);
    await withdraw(admin, withdrawn.id, await version(withdrawn.id)).expect(200);
    await awaitApproval();
    await seal();
  });

  const seal = () => server().app.get(JobScheduler).run('event-blocks');

  /** One offer whose discount was rejected, and one that was approved, changed, and waits again. */
  const awaitApproval = async () => {
    const boss = await otherAdmin(server(), 'boss');
    await setLargestDiscount(admin, 5);
    const rejected = (await admin.post('/api/offers').send(newOffer({ quotes: [both] }))).body as OfferCreated;
    await reject(boss, rejected.offer.id, 1).expect(200);
    const { offer } = (await admin.post('/api/offers').send(newOffer({ quotes: [both] }))).body as OfferCreated;
    await approve(boss, offer.id, 1).expect(200);
    await change(offer.id, '2027-03-03');
    const discounted = { ...enterprise, discountType: 'percentage', discountValue: 50 };
    const better = { ...asChange(await detailsOf(admin, offer.id)), quotes: [discounted] };
    await admin.put(`/api/offers/${offer.id}`).send(better).expect(200);
    await setLargestDiscount(admin, null, boss);
  };

  it('finds nothing where nobody has changed anything', async () => {
    expect(await verify()).toEqual({ broken: undefined, offers: 8, events: 35, blocks: 2 });
  });

  it('allows what changes by itself: a creator’s name, and addresses that are deleted in time', async () => {
    const { database } = server();
    await database
      .query(`UPDATE creators SET name = CONCAT(name, ' Jr')`)
      .catch(() => database.query(`UPDATE creators SET name = name || ' Jr'`));
    await database.query('UPDATE offer_decisions SET sealed_address = NULL WHERE kind = ?', ['declined']);
    expect((await verify()).broken).toBeUndefined();
  });

  it(`finds each of ${edits} random edits (seed ${seed})`, { timeout: Math.max(120_000, edits * 100) }, async () => {
    const random = new Random(seed);
    const missed: string[] = [];
    for (let done = 0; done < edits;) {
      const edit = await editAtRandom(server().database, random).catch((error: unknown) => {
        if (isUniqueViolation(error)) return undefined;
        throw error;
      });
      if (!edit) continue;
      if (!(await verify()).broken) missed.push(edit.what);
      await edit.undo();
      done += 1;
    }
    expect(missed).toEqual([]);
    expect((await verify()).broken).toBeUndefined();
  });

  it('names the offer, the event, and what is wrong', async () => {
    const id = ids['accepted'];
    const run = (sql: string) => server().database.query(sql, [id]);
    await run("UPDATE offer_decisions SET digest = 'x' WHERE kind = 'accepted' AND offer_id = ?");
    expect((await verify()).broken).toEqual({
      offerId: id,
      sequence: 4,
      what: 'the decision is not the one that was recorded',
    });
    await run('UPDATE offer_events SET username = NULL WHERE sequence = 3 AND offer_id = ?');
    expect((await verify()).broken).toEqual({ offerId: id, sequence: 3, what: 'the event was changed' });
    await run('DELETE FROM offer_events WHERE sequence = 2 AND offer_id = ?');
    expect((await verify()).broken).toEqual({ offerId: id, sequence: 2, what: 'the event is missing' });
    await run('DELETE FROM offer_events WHERE sequence > 1 AND offer_id = ?');
    expect((await verify()).broken).toEqual({
      offerId: id,
      sequence: 5,
      what: 'the head of the chain is not the last event',
    });
    await run('DELETE FROM offer_events WHERE offer_id = ?');
    await run('DELETE FROM offer_event_heads WHERE offer_id = ?');
    expect((await verify()).broken).toMatchObject({ offerId: id, sequence: 0 });
    await run('DELETE FROM offers WHERE id = ?');
    expect((await verify()).broken).toEqual({ block: 2, what: '29 events are there of 34' });
  });
});
