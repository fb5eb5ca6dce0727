import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { admin, PriceSheetStub, serverEngine, type ApiClient } from '@programme/api-testing';
import { apiPath, apiPaths, type OfferCreated } from '@programme/contracts';
import type { Answers, Target } from '../harness/attacker.js';
import { atLeast, atMost, pause, type Scenario } from '../harness/scenario.js';
import { send, type Call } from '../harness/send.js';

const kinds = [
  'huge lists',
  'deep bodies',
  'unknown offers',
  'unknown users',
  'guesses at one offer',
  'prices of 2025',
  'views',
  'forged addresses',
  'slow bodies',
];

const attackerFile = fileURLToPath(new URL('../harness/attacker.ts', import.meta.url));

const price = { startFee2025: 1, monthTotal2025: 2, longMonthDiscount: 0, value2025: 3 };

/**
 * One network attacks, as `docs/security.md` names it, for a minute each, two processes behind nginx; everybody else
 * reads, logs in and opens offers meanwhile.
 */
export const attacks: Scenario = {
  name: 'attacks',
  needsServer: true,
  run: async (harness, { short }) => {
    const seconds = short ? 1 : 60;
    const sheet = await PriceSheetStub.start();
    harness.finally(() => sheet.stop());
    sheet.answers(200, 'application/json', JSON.stringify(price));
    const database = await harness.database(serverEngine());
    const settings = { PRICE_SHEET_URL_PLN: sheet.url };
    const first = await harness.api(database, settings);
    const apis = [first, await harness.api(database, settings)];
    const edge = await harness.edge(apis);
    const [attacked, read] = await makeOffers(await first.admin(), 2);
    if (!attacked || !read) throw new Error('There are no offers');
    const cookie = await unlock(edge.url, attacked, '127.99.0.1');
    const target: Target = { url: edge.url, offerId: attacked.id, cookie };
    const attacker = fork(attackerFile, [JSON.stringify(target)], {
      execArgv: ['--conditions=source', '--import', 'tsx'],
    });
    harness.finally(() => attacker.kill());
    const ended = once(attacker, 'exit').then(() => Promise.reject(new Error('The attacker has ended')));
    ended.catch(() => undefined);
    /** The next thing that the attacker says. */
    const said = async <T>(): Promise<T> => ((await Promise.race([once(attacker, 'message'), ended])) as [T])[0];
    const findings = [];
    for (const kind of kinds) {
      const attacking = said<'attacking'>();
      attacker.send(kind);
      await attacking;
      const result = said<Answers>();
      const { slowest, failed, calls } = await readMeanwhile(edge.url, read, seconds * 1_000);
      attacker.send('stop');
      const answers = await result;
      findings.push(
        atLeast(`${kind}: answers to others`, calls, 10),
        { ...atMost(`${kind}: others failed`, failed.length, 0), seen: [failed.length, ...new Set(failed)].join(' ') },
        // A few answers on a machine that does other things besides say nothing of speed.
        ...(short ? [] : [atMost(`${kind}: p95 of others`, slowest, 2_000, ' ms')]),
        atMost(`${kind}: processes ended`, apis.filter(({ process }) => process.ended).length, 0),
        atLeast(
          `${kind}: requests of the attacker`,
          Object.values(answers).reduce((sum, count) => sum + count, 0),
          10,
        ),
      );
      console.log(`       ${kind}: ${JSON.stringify(answers)}`);
    }
    return findings;
  },
};

type Offer = { id: string; password: string };

async function makeOffers(client: ApiClient, count: number): Promise<Offer[]> {
  const creators = (await client.call('GET', apiPaths.creators)).body as { name: string }[];
  const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }];
  const offer = { clientName: 'Acme', creator: creators[0]?.name, currency: 'PLN', validUntil: '2099-01-31', quotes };
  const made = await Promise.all(Array.from({ length: count }, () => client.call('POST', apiPaths.offers, offer)));
  return made.map(({ body }) => {
    const { offer, generatedPassword } = body as OfferCreated;
    return { id: offer.id, password: generatedPassword ?? '' };
  });
}

/** Gives an offer's code. */
const codeOf = ({ id, password }: Offer): Call => ({
  path: apiPath(apiPaths.offerValidate, { id }),
  body: JSON.stringify({ password }),
});

async function unlock(url: string, { id, password }: Offer, from: string) {
  const { cookie, status } = await sendFrom(from, url, codeOf({ id, password }));
  if (status !== 200) throw new Error(`The offer was not opened: ${status}`);
  return cookie;
}

/** Eight people of networks of their own do what people do, again and again. */
async function readMeanwhile(url: string, offer: Offer, milliseconds: number) {
  const end = Date.now() + milliseconds;
  const times: number[] = [];
  const failed: string[] = [];
  const people = Array.from({ length: 8 }, async (_, person) => {
    for (let round = 0; Date.now() < end; round += 1) {
      const from = `127.${100 + person}.${round % 250}.1`;
      const timed = async (call: Call) => {
        const start = performance.now();
        const answer = await sendFrom(from, url, call);
        times.push(performance.now() - start);
        const isAnswered = answer.status > 0 && answer.status < 400;
        if (!isAnswered) failed.push(`${call.path.replace(offer.id, ':id')} ${answer.status || 'no answer'}`);
        return answer;
      };
      await timed({ method: 'GET', path: apiPaths.translations });
      await timed({ path: apiPaths.login, body: JSON.stringify(admin) });
      const headers = { cookie: (await timed(codeOf(offer))).cookie };
      await timed({ method: 'GET', path: apiPath(apiPaths.offerPublic, { id: offer.id }), headers });
      await timed({ path: apiPath(apiPaths.offerVisits, { id: offer.id }), body: '{}', headers });
      await pause(50);
    }
  });
  await Promise.all(people);
  times.sort((one, other) => one - other);
  return { slowest: times[Math.floor(times.length * 0.95)] ?? NaN, failed, calls: times.length };
}

/** One call from an address of this machine's own, over a connection of its own. */
async function sendFrom(from: string, url: string, call: Call) {
  const agent = new Agent({ localAddress: from });
  return send(agent, url, call).finally(() => agent.destroy());
}
