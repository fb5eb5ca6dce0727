import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pricesOfPage, type ActivePriceBook } from '@programme/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { textKey, writePrerenderedRelease } from './support/prerendered-release.js';
import { putFile } from './support/put-file.js';
import { TestServer } from './support/test-server.js';

describe('prerendered pages', () => {
  let directory: string;
  let database: TestDatabase;
  let server: TestServer;

  const put = (path: string, content: unknown) => putFile(directory, path, content);

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'release-'));
    await writePrerenderedRelease(directory);
    database = await sqliteEngine.create();
    server = await TestServer.start(database, { releasesDirectory: directory });
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  const open = async (address: string, cookie = '', status = 200): Promise<string> => {
    const answer = await server.browser().get(address).set('Cookie', cookie).expect(status);
    return answer.text;
  };

  const dataOf = (page: string) =>
    JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as Record<
      string,
      unknown
    >;

  it.each(['/offer/%', '/offer/%E0%A4%A', '/%c0%af', '/%'])(
    '%s, cut off by a mail program, is a page that is not found',
    async (path) => {
      const { port } = new URL(server.url);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        // As it is: other clients mend such an address first.
        request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
      });
      answer.resume();
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['x-robots-tag'] ?? null).toBe(
        path.startsWith('/offer') ? 'noindex, nofollow, noarchive' : null,
      );
    },
  );

  it.each([
    ['/robots.txt', 'text/plain', 200],
    ['/favicon.ico', 'image/x-icon', 200],
    ['/apple-touch-icon.png', 'image/png', 200],
    ['/favicon.svg', 'application/problem+json', 404],
  ])('%s is answered with %s', async (path, type, status) => {
    const answer = await server.browser().get(path).expect(status);
    expect(answer.headers['content-type']).toContain(type);
    if (status !== 200) return;
    expect(answer.headers['cache-control']).toBe('public,max-age=86400');
    if (path === '/robots.txt') expect(answer.text).toContain('Disallow: /offer/');
  });

  it.each([
    ['/', '', 'en PLN'],
    ['/', 'a=b; preferences=pl.EUR', 'pl EUR'],
    ['/', 'preferences=xx.EUR', 'en EUR'],
    ['/?lang=es', 'preferences=pl.EUR', 'es EUR'],
    ['/?lang=xx&currency=XXX&utm_source=mail', '', 'en PLN'],
    ['/EUR', 'preferences=pl.USD', 'pl EUR'],
    ['/EUR?currency=MXN', '', 'en MXN'],
    ['/es', 'preferences=pl.USD', 'es EUR'],
    ['/offer/0b9c5a52', '', 'en PLN'],
  ])('%s with the cookie "%s" is served in %s', async (address, cookie, expected) => {
    const page = await open(address, cookie);
    const [language = '', currency = ''] = expected.split(' ');
    expect(page).toContain(`<div id="root"><h1>${expected}</h1></div>`);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<title>Title in ${language} &amp; ${currency}</title>`);
    expect(page).toContain(`<meta name="description" content="&quot;What&quot; it is, in ${language}">`);
    expect(dataOf(page)['screen']).toEqual({ language, currency });
    expect(page).toContain(
      `<link rel="preload" href="/shell/1.0.0/texts-${language}.js" as="script" fetchpriority="low">`,
    );
  });

  it.each([
    ['preferences=en.PLN.dark', '<html lang="en" data-theme="dark">'],
    ['preferences=en.PLN.light', '<html lang="en" data-theme="light">'],
    ['preferences=en.PLN.system', '<html lang="en">'],
    ['preferences=en.PLN.sepia"><script>', '<html lang="en">'],
  ])('to a browser with the cookie "%s" the page is %s, prerendered or not', async (cookie, element) => {
    expect(await open('/', cookie)).toContain(element);
    expect(await open('/admin', cookie)).toContain(element);
  });

  it.each([
    ['session=s%3Aanything.signed; sidebar=rail', '<html lang="en" data-sidebar="rail">'],
    ['session=s%3Aanything.signed; sidebar=wide', '<html lang="en" data-sidebar="wide">'],
    ['session=s%3Aanything.signed; sidebar="><script>', '<html lang="en">'],
    ['sidebar=rail', '<html lang="en">'],
  ])('with the cookie "%s" the page is %s: it keeps a place for the navigation of staff', async (cookie, element) => {
    expect(await open('/', cookie)).toContain(element);
  });

  it.each([
    ['', 'none'],
    ['preferences=pl.EUR', 'none'],
    ['session=s%3Aanything.signed', undefined],
  ])('to a browser with the cookie "%s" the page says of a session: %s', async (cookie, session) => {
    expect(dataOf(await open('/', cookie))['session']).toBe(session);
  });

  it.each([
    ['/offer/x', '', 'locked'],
    ['/offer/x', 'session=s%3Aanything.signed', undefined],
    ['/offer/x', 'unlocked=1', undefined],
    ['/', '', undefined],
  ])('the page %s to a browser with the cookie "%s" says of an offer: %s', async (address, cookie, offer) => {
    expect(dataOf(await open(address, cookie))['offer']).toBe(offer);
  });

  it.each([
    ['/offer/a%22b', '', false],
    ['/offer/a%22b', 'unlocked=1', true],
    ['/offer/a%22b', 'session=s%3Aanything.signed', true],
    ['/', 'unlocked=1', false],
  ])(
    'the page %s to a browser with the cookie "%s" has it ask for the offer at once: %s',
    async (address, cookie, asks) => {
      const call = '<link rel="preload" href="/api/offers/a%22b/public" as="fetch" crossorigin="use-credentials">';
      expect((await open(address, cookie)).includes(call)).toBe(asks);
    },
  );

  it.each([
    ['/offer/x?lang=pl', '', 'gate', { offer: 'locked' }],
    ['/offer/x?lang=pl', 'unlocked=1', 'pl PLN', {}],
    ['/offer/x?lang=pl', 'session=s%3Aanything.signed', 'pl PLN', {}],
    // A release without this gate.
    ['/offer/x?lang=es', '', 'es PLN', {}],
  ])('the page %s to a browser with the cookie "%s" shows: %s', async (address, cookie, shown, offer) => {
    const page = await open(address, cookie);
    expect(page).toContain(`<div id="root"><h1>${shown}</h1></div>`);
    const language = address.slice(-2);
    expect(dataOf(page)['screen']).toEqual({ language, currency: 'PLN', ...offer });
  });

  it.each(['/?employed_2025=100', '/?utm=1', '/lost', '/EUR/', '/admin', '/offer/x//'])(
    '%s may show something else, so it is served without a prerendered page',
    async (address) => {
      const page = await open(address);
      expect(page).toContain('<div id="root"></div>');
      expect(page).toContain('<title>Made up</title>');
      expect(dataOf(page)).not.toHaveProperty('screen');
    },
  );

  it.each(['/unknown', '/unknown?lang=pl', '/%45UR', '/eur', '/EUR/more', '/offer/', '/admin/secret'])(
    '%s, which no route of the shell knows, is the same page with status 404',
    async (address) => {
      const page = await open(address, '', 404);
      expect(page).toContain('<div id="root"></div>');
      expect(dataOf(page)['remotes']).toMatchObject({ calculators: { version: '2.0.0' } });
      await server.browser().head(address).expect(404);
    },
  );

  it.each(['/', '/unknown'])(
    '%s is for its reader alone: it differs by the cookies of language and currency',
    async (address) => {
      const { headers } = await server.browser().get(address);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['vary']?.split(', ')).toContain('Cookie');
    },
  );

  it('names what the browser needs, also where it renders by itself', async () => {
    const page = await open('/?employed_2025=100&lang=pl');
    expect(page).toContain('<html lang="pl">');
    expect(page).toContain('href="/shell/1.0.0/texts-pl.js" as="script" fetchpriority="low">');
    expect(page).toContain('href="/remotes/calculators/2.0.0/mf-manifest.json" as="fetch" crossorigin>');
    expect(page).toContain('href="/shell/1.0.0/latin.woff2" as="font" type="font/woff2" crossorigin>');
    // As the shell will ask for it, or the browser fetches it twice.
    expect(page).toContain(
      'href="/remotes/calculators/2.0.0/entry.js" as="script" fetchpriority="low" integrity="sha384-x" crossorigin>',
    );
    expect(page).toContain('href="/remotes/calculators/2.0.0/chunk.js" as="script" fetchpriority="low">');
  });

  it('carries the registry, and gives the styles the nonce of the answer', async () => {
    const answer = await server.browser().get('/').expect(200);
    expect(dataOf(answer.text)['remotes']).toMatchObject({ calculators: { version: '2.0.0' } });
    const nonce = /'nonce-([^']+)'/.exec(answer.headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(answer.text).toContain(`<style nonce="${nonce}">h1{}</style>`);
  });

  it('carries the words of admins, and no prerendered page that shows others', async () => {
    const admin = await server.adminBrowser();
    const words = { en: 'Go </script><b>', pl: '', es: 'Calcular ya' };
    await admin.patch(`/api/translations/${textKey}`).send(words).expect(200);
    const english = await open('/');
    expect(english).not.toContain('<h1>');
    expect(english).not.toContain('</script><b>');
    expect(dataOf(english)['texts']).toEqual([{ key: textKey, ...words, version: 1 }]);
    expect(await open('/?lang=pl')).toContain('<h1>pl PLN</h1>');
    await admin.delete(`/api/translations/${textKey}`).expect(204);
    expect(await open('/')).toContain('<h1>en PLN</h1>');
  });

  it('carries the prices in force, and is prerendered only where it was with these', async () => {
    const { body } = await server.browser().get('/api/price-book').expect(200);
    const { id, digest, content, next } = body as ActivePriceBook;
    const index = 'pages/1.0.0/calculators/2.0.0/index.json';
    const pages = JSON.parse(await readFile(join(directory, index), 'utf8')) as object;
    for (const [priceBook, isPrerendered] of [
      [digest, true],
      ['0'.repeat(64), false],
    ] as const) {
      await put(index, { ...pages, priceBook });
      await utimes(join(directory, 'remotes.json'), new Date(), new Date());
      const page = await open('/');
      expect(page.includes('<h1>')).toBe(isPrerendered);
      expect(pricesOfPage(dataOf(page)['prices'] as Parameters<typeof pricesOfPage>[0])).toEqual({ id, content, next });
    }
    await put(index, pages);
    await utimes(join(directory, 'remotes.json'), new Date(), new Date());
  });

  it.each(['br', 'gzip'])('is packed with %s', async (encoding) => {
    const answer = await new Promise<{ encoding: string | undefined; vary: string | undefined }>((resolve, reject) => {
      request(`${server.url}/`, { headers: { 'accept-encoding': encoding } }, (response) => {
        response.resume();
        resolve({ encoding: response.headers['content-encoding'], vary: response.headers.vary });
      })
        .on('error', reject)
        .end();
    });
    expect(answer).toEqual({ encoding, vary: 'Cookie, Accept-Encoding' });
  });
});
