import { createHash } from 'node:crypto';
import type { DecisionEvidence, OfferState, PublicOffer } from '@programme/contracts';
import { describe, expect, it } from 'vitest';
import type { Agent } from 'supertest';
import { OfferDecisionEntity } from '../src/features/offers/states/offer-decision.entity.js';
import { withDecisions } from './support/decision-harness.js';
import { reverse } from './support/decisions.js';
import { sqliteEngine } from './support/engines.js';
import { detailsOf } from './support/offers.js';

describe('decisions', () => {
  const harness = withDecisions(sqliteEngine);

  it('are known by their digests to anybody, who learns nothing else', async () => {
    const { admin, id } = harness();
    const { body } = await harness().accept().expect(201);
    const { digest = '', decidedAt } = (body as OfferState).decision ?? {};
    const verify = (text: string) => harness().server.browser().get(`/api/verify/${text}`);
    const known = { known: true, decidedAt, revision: 1, reversed: false };
    expect((await verify(digest.toUpperCase()).expect(200)).body).toEqual(known);
    await reverse(admin, id, 2).expect(200);
    expect((await verify(digest).expect(200)).body).toEqual({ ...known, reversed: true });
    expect((await verify('0'.repeat(64)).expect(200)).body).toEqual({ known: false });
    for (const text of ['0', digest.slice(1), `${digest}0`, 'x'.repeat(64)]) await verify(text).expect(400);
  });

  it('are proved by their evidence, whose SHA-256 is the digest, to whoever may read the offer', async () => {
    const { admin, id, client, server } = harness();
    const evidence = (browser: Agent) => browser.get(`/api/offers/${id}/evidence`);
    await evidence(client).expect(404);
    const { body } = await harness().accept().expect(201);
    const { digest } = (body as OfferState).decision ?? {};
    for (const reader of [client, admin]) {
      const answer = (await evidence(reader).expect(200)).body as DecisionEvidence;
      expect(createHash('sha256').update(answer.evidence).digest('hex')).toBe(digest);
      expect(JSON.parse(answer.evidence)).toMatchObject({ offerId: id, kind: 'accepted' });
    }
    await evidence(server.browser()).expect(401);
    await reverse(admin, id, 2).expect(200);
    await evidence(client).expect(404);
  });

  it('are shown as altered, and are known no more, when somebody has changed their rows', async () => {
    const { admin, id, client, server } = harness();
    const { body } = await harness().accept().expect(201);
    const { digest = '' } = (body as OfferState).decision ?? {};
    const rows = server.database.getRepository(OfferDecisionEntity);
    const row = await rows.findOneByOrFail({ digest });
    await rows.update({ id: row.id }, { evidence: { ...row.evidence, name: 'Somebody Else' } as never });
    const verified = await server.browser().get(`/api/verify/${digest}`).expect(200);
    expect(verified.body).toEqual({ known: false, altered: true });
    await client.get(`/api/offers/${id}/evidence`).expect(404);
    const shown = (await client.get(`/api/offers/${id}/public`).expect(200)).body as PublicOffer;
    expect(shown.decision).toMatchObject({ altered: true, digest });
    expect((await detailsOf(admin, id)).decisions).toMatchObject([{ altered: true }]);
    await rows.update({ id: row.id }, { evidence: row.evidence as never });
    expect((await detailsOf(admin, id)).decisions[0]).not.toHaveProperty('altered');
  });
});
