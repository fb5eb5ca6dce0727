import { randomUUID } from 'node:crypto';
import {
  appSecret,
  countOf,
  databaseCommand,
  readDatabase,
  serverEngine,
  type Answer,
  type ApiClient,
  type ApiProcess,
} from '@programme/api-testing';
import {
  apiPath,
  apiPaths,
  consentKey,
  decisionPaths,
  type OfferCreated,
  type OfferState,
  type PublicOffer,
} from '@programme/contracts';
import { atLeast, atMost, between, exactly, pause, type Scenario } from '../harness/scenario.js';

const callsAtOnce = 200;
const browsers = 40;

/** What the clients agree to. */
const consent = 'I accept.';

/** An offer is accepted, declined, withdrawn and edited at once by two processes, of which one is killed. */
export const decidedOffers: Scenario = {
  name: 'decided-offers',
  needsServer: true,
  run: async (harness, { short }) => {
    const rounds = short ? 2 : 20;
    const url = await harness.database(serverEngine());
    const apis = [await harness.api(url), await harness.api(url)] as const;
    const admin = await apis[0].admin();
    const words = { en: consent, pl: consent, es: consent };
    await admin.call('PATCH', apiPath(apiPaths.translation, { key: consentKey }), words);
    const reader = await readDatabase(url);
    let [outcomes, decided, lost] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      // Staff are quick, so that clients alone answer every other offer.
      const { id, calls } = await manyCalls(admin, apis, round % 2 === 1);
      const answers = Promise.all(calls.map((call) => call()));
      await pause(between(0, 400));
      await apis[1].kill();
      await apis[1].restart();
      const digests = (await answers).flatMap(({ status, body }) =>
        status === 201 ? ((body as OfferState).decision?.digest ?? '') : [],
      );
      decided += digests.length;
      for (const digest of digests) {
        const known = 'SELECT COUNT(*) FROM offer_decisions WHERE digest = ? AND current_offer_id = ?';
        if ((await countOf(reader, known, digest, id)) !== 1) lost += 1;
      }
      // All calls name the first revision and version: one of them is the first, and leaves one event.
      outcomes += (await countOf(reader, 'SELECT COUNT(*) FROM offer_events WHERE offer_id = ?', id)) - 1;
    }
    await reader.close();
    const verified = await databaseCommand('verify', [], { DATABASE_URL: url, APP_SECRET: appSecret });
    return [
      exactly(`outcomes of ${rounds} offers, ${callsAtOnce} calls each`, outcomes, rounds),
      atLeast('decisions acknowledged', decided, rounds / 2),
      atMost('acknowledged decisions lost', lost, 0),
      exactly('exit code of db:verify', verified.code, 0),
    ];
  },
};

type Call = () => Promise<Answer>;

/** An offer, and calls that each would decide, withdraw or change it. */
async function manyCalls(admin: ApiClient, apis: readonly [ApiProcess, ApiProcess], withStaff: boolean) {
  const [creator] = (await admin.call('GET', apiPaths.creators)).body as { name: string }[];
  const fields = { clientName: 'Acme', creator: creator?.name ?? '', currency: 'PLN', validUntil: '2030-01-31' };
  const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }];
  const made = await admin.call('POST', apiPaths.offers, { ...fields, quotes });
  const { offer, generatedPassword: password } = made.body as OfferCreated;
  const { id } = offer;
  const clients = await Promise.all(
    Array.from({ length: browsers }, async () => {
      const { headers } = await apis[0].client().call('POST', apiPath(apiPaths.offerValidate, { id }), { password });
      return apis[0].client(headers.get('set-cookie')?.split(';')[0]);
    }),
  );
  const shown = (await clients[0]?.call('GET', apiPath(apiPaths.offerPublic, { id })))?.body as PublicOffer;
  const person = { name: 'Ewa Zając', role: 'CEO', email: 'ewa@example.com' };
  const option = { quoteId: shown.quotes[0]?.id, package: 'enterprise', months: 6 };
  const acceptance = { revision: 1, decision: 'accepted', ...option, ...person, consent };
  const decline = { revision: 1, decision: 'declined', reason: 'price' };
  const change = { ...fields, id, version: 1, quotes, validUntil: '2030-02-28' };
  const calls = Array.from({ length: callsAtOnce }, (_, index): Call => {
    const api = apis[index % 2 === 0 ? 0 : 1];
    const client = clients[index % browsers]?.at(api.url);
    const kind = Math.floor(Math.random() * 10);
    if (!client || (withStaff && kind === 0))
      return again(() => admin.at(api.url).call('POST', apiPath(decisionPaths.withdraw, { id }), { version: 1 }));
    if (withStaff && kind === 1)
      return again(() => admin.at(api.url).call('PUT', apiPath(apiPaths.offer, { id }), change));
    const key = { 'idempotency-key': randomUUID() };
    const body = kind < 5 ? decline : acceptance;
    return again(() => client.call('POST', apiPath(decisionPaths.decision, { id }), body, key));
  });
  return { id, calls };
}

/** Makes a call until it is answered: a killed process answers none, and a busy one asks for patience. */
const again =
  (call: Call): Call =>
  async () => {
    for (;;) {
      const answer = await call().catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await pause(100);
    }
  };
