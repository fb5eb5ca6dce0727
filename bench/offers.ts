/**
 * `npm run bench -- offers`: the salesperson's list over 20,000 offers of three quotes each, as one API process answers it
 * over HTTP, on SQLite and on MariaDB. Makes databases of its own and drops them.
 */
import { apiPaths } from '@programme/contracts';
import { logIn, medianAndP95, onBothEngines, startApi, stop, url } from './api-process.js';
import { fillOffers } from './offers-data.js';

const offers = 20_000;
const rounds = 40;

const table: Record<string, string>[] = [];
await onBothEngines(measure);
console.table(table);

async function measure(engine: string, databaseUrl: string) {
  const api = await startApi(databaseUrl);
  try {
    await fillOffers(databaseUrl, offers);
    const cookie = await logIn();
    const [{ creator }] = await (await fetch(`${url}${apiPaths.offers}?limit=1`, { headers: { cookie } })).json();
    const deep = await cursorOfPage(cookie, 20);
    const queries = {
      'first page': '?limit=100',
      'page 20': `?limit=100&cursor=${deep}`,
      'by creator': `?limit=100&creator=${encodeURIComponent(creator)}`,
      'search, many found': '?limit=100&q=client',
      'search, one found': '?limit=100&q=client%2019999',
      'search, none found': '?limit=100&q=nobody',
    };
    for (const [what, query] of Object.entries(queries)) {
      table.push({ engine, what, ...(await medianAndP95(`${url}${apiPaths.offers}${query}`, cookie, rounds)) });
    }
  } finally {
    await stop(api);
  }
}

async function cursorOfPage(cookie: string, pages: number) {
  let address = `${apiPaths.offers}?limit=100`;
  for (let page = 1; page < pages; page += 1) {
    const { headers } = await fetch(`${url}${address}`, { headers: { cookie } });
    address = /<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  return new URL(address, url).searchParams.get('cursor');
}
