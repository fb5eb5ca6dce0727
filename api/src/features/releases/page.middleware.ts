import { constants } from 'node:zlib';
import {
  noncePlaceholder,
  offerUnlockedCookie,
  pagePaths,
  type KnownPrices,
  type TranslationEntry,
} from '@programme/contracts';
import compression from 'compression';
import { parseCookie } from 'cookie';
import type { RequestHandler, Response } from 'express';
import pTimeout from 'p-timeout';
import { match } from 'path-to-regexp';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { cspNonce } from '../../platform/http/security-headers.middleware.js';
import { sessionCookieName } from '../sessions/session-cookie.js';
import { isReadMethod } from '../../platform/http/request-info.js';
import type { LiveRelease } from './live-release.js';
import type { ReleaseRegistry } from './release-registry.js';

/** Answers the texts that admins have reworded. */
export type TextSource = () => Promise<readonly TranslationEntry[]>;

/** What pages show that is not part of a release. */
export type PageSources = { readonly texts: TextSource; readonly prices: PriceSource };

type SessionConfig = Parameters<typeof sessionCookieName>[0];

/** Answers the prices in force and the digest of their content; `undefined` while they are not known. */
export type PriceSource = () => (KnownPrices & { readonly digest: string }) | undefined;

/** Milliseconds that a page waits for the admins' words; without them the browser asks for them itself. */
const textsTimeoutMs = 1000;

/** Each page is packed for one answer: a middling quality takes a millisecond and saves nine tenths. */
const packed = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

/** Serves the live shell at every page's address, prerendered where a page was prerendered. */
export function pages(registry: ReleaseRegistry, sources: PageSources, config: SessionConfig): RequestHandler[] {
  const onPages =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) =>
      isReadMethod(request) && isPagePath(request.path) ? handler(request, response, next) : next();
  return [onPages(packed), onPages(page(registry, sources, sessionCookieName(config)))];
}

/**
 * Addresses of pages: not the API's or a release's, however they are spelt, and without a file extension, so that a
 * missing file is no page.
 */
function isPagePath(path: string): boolean {
  const plain = (decoded(path) ?? path).replaceAll(/[/\\]+/g, '/');
  return !/^\/(api|remotes|shell)(\/|$)/i.test(plain) && !hasFileExtension(plain);
}

/** Whether the last part of a path has one. It begins with a letter: a price book's id, `programme-2026.1`, has none. */
const hasFileExtension = (path: string): boolean => /\.(?:[a-z.]|$)/i.test(path.slice(path.lastIndexOf('/') + 1));

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function page(registry: ReleaseRegistry, { texts, prices }: PageSources, sessionCookie: string): RequestHandler {
  return async (request, response) => {
    const { originalUrl, headers } = request;
    const path = decoded(request.path) === undefined ? cutOff : request.path;
    const search = /\?.*/s.exec(originalUrl)?.[0] ?? '';
    const reworded = await textsOrNothing(texts);
    // After waiting for the texts: meanwhile other prices may have come into force.
    const known = prices();
    const release = await liveRelease(registry, known?.digest);
    const cookies = headers.cookie ?? '';
    const { [sessionCookie]: session, [offerUnlockedCookie]: unlocked } = parseCookie(cookies);
    const hasSession = session !== undefined;
    const id = offerOf(path);
    const offer = id === undefined ? undefined : { id, isLocked: !hasSession && unlocked === undefined };
    const visit = { path, search, cookies, hasSession, offer };
    const html = await release.page(visit, { texts: reworded, prices: known });
    // The page itself says so: its not-found screen (decision B29).
    if (!release.knows(path)) response.status(404);
    if (!isOfferPage(request.path)) return sendPage(html, response);
    response.set('X-Robots-Tag', robots);
    sendPage(html.replace('<head>', `<head><meta name="robots" content="${robots}" />`), response);
  };
}

/** Stands for a link that was cut off within a sign, such as `/offer/%`: an address that no page has. */
const cutOff = '/-';

const textsOrNothing = (texts: TextSource) =>
  pTimeout(texts(), { milliseconds: textsTimeoutMs }).catch(() => undefined);

/** An offer is for those who were sent its link: no search engine lists it, follows it or keeps a copy. */
const robots = 'noindex, nofollow, noarchive';

const offerPrefix = pagePaths.offer.slice(0, pagePaths.offer.indexOf(':'));

const isOfferPage = (path: string): boolean => path.toLowerCase().startsWith(offerPrefix);

const matchOffer = match<{ offerId: string }>(pagePaths.offer, { sensitive: true });

/** The id of the offer whose page has this address. */
function offerOf(path: string): string | undefined {
  const found = matchOffer(path);
  return found ? found.params.offerId : undefined;
}

async function liveRelease(registry: ReleaseRegistry, digest: string | undefined): Promise<LiveRelease> {
  try {
    return await registry.live(digest);
  } catch (cause) {
    throw new ProblemError('unavailable', { cause });
  }
}

/**
 * A page is of one answer, for the nonce in it: it has no ETag, and is never answered with 304. It differs by the
 * reader's cookies, so that no cache may give it to another one.
 */
function sendPage(html: string, response: Response): void {
  const nonce = cspNonce(response);
  response
    .set('Cache-Control', 'private, no-cache')
    .vary('Cookie')
    .type('html')
    .send(html.replaceAll(noncePlaceholder, nonce));
}
