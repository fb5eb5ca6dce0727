/**
 * `npm run bench -- simulation`: what a price book would do to 20,000 open offers of three quotes and to 1,000,000 logs, as
 * one API process works it out; and how long other calls wait meanwhile. On SQLite and on MariaDB. The rows take some
 * minutes to write; `LOGS=100000` writes fewer.
 */
import { apiPath, apiPaths, priceBookPaths, type ActivePriceBook, type PriceBookDetails } from '@programme/contracts';
import { logIn, onBothEngines, startApi, stop, url } from './api-process.js';
import { milliseconds, quantile } from './figures.js';
import { fillLogs } from './logs-data.js';
import { fillOffers } from './offers-data.js';

const offers = 20_000;
const logs = Number(process.env.LOGS ?? 1_000_000);

const table: Record<string, string | number>[] = [];
await onBothEngines(measure);
console.table(table);

async function measure(engine: string, databaseUrl: string) {
  const api = await startApi(databaseUrl);
  try {
    await fillOffers(databaseUrl, offers);
    await fillLogs(databaseUrl, logs);
    const cookie = await logIn();
    const active: ActivePriceBook = await (await fetch(`${url}${priceBookPaths.active}`)).json();
    const draft = (await post(priceBookPaths.all, cookie, { basedOn: active.id, label: 'Bench' })) as PriceBookDetails;
    const waits = countWaits();
    const start = performance.now();
    const { complete } = (await post(apiPath(priceBookPaths.simulate, { id: draft.id }), cookie)) as {
      complete: boolean;
    };
    const took = performance.now() - start;
    const times = await waits.stop();
    table.push({
      engine,
      simulation: milliseconds(took),
      complete: String(complete),
      'other calls': times.length,
      'their p99': milliseconds(quantile(times, 0.99)),
      'their longest': milliseconds(Math.max(...times)),
    });
  } finally {
    await stop(api);
  }
}

async function post(path: string, cookie: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Asks for something that takes no time, one call after the other. */
function countWaits() {
  const times: number[] = [];
  let isOver = false;
  const run = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${url}${apiPaths.healthLive}`)).text();
      times.push(performance.now() - start);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await run;
      return times;
    },
  };
}
