import type { Request, RequestHandler, Response } from 'express';
import { pagePaths } from '@programme/contracts';
import sirv from 'sirv';
import { ProblemError } from '../http/problem.error.js';
import { cspNonce } from '../http/security-headers.middleware.js';
import { ReleaseRegistry } from './release-registry.js';

/** What a page holds in place of the nonce of its answer. */
const noncePlaceholder = '__CSP_NONCE__';

/** Where the registry and the released files lie, as addresses and below the release folder alike. */
const registryPath = '/remotes.json';
const releasedFile = /^\/(remotes\/[\w-]+|shell)\/[\w.+-]+\/./;

/**
 * Serves the release folder: the registry, the files of every version that is still there, and for every address that is
 * a page the live shell's `index.html`. What is none of these goes on, to be answered with 404.
 */
export function releases(directory: string): RequestHandler[] {
  return [files(directory), page(new ReleaseRegistry(directory))];
}

function files(directory: string): RequestHandler {
  const serve = sirv(directory, {
    // Looks at the folder itself for each file: a release adds files while the server runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      // What lies under a version never changes; the registry says which version is live, and is asked each time.
      response.setHeader('Cache-Control', path === registryPath ? 'no-cache' : 'public, max-age=31536000, immutable');
    },
  });
  return (request, response, next) => {
    if (!isRead(request) || !isReleasePath(request.path)) return next();
    // Scripts and styles are fetched whole; sirv answers a malformed range with an error.
    delete request.headers.range;
    serve(request, response, next);
  };
}

const isReleasePath = (path: string): boolean =>
  path === registryPath || (releasedFile.test(path) && !/\/\.|\/$/.test(path) && !path.includes('%'));

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Addresses of pages: not the API's or a release's, however they are spelt, and without a file extension, so that a missing
 * file is no page.
 */
function isPagePath(path: string): boolean {
  const plain = decoded(path)?.replaceAll(/[/\\]+/g, '/');
  return plain !== undefined && !/^\/(api|remotes|shell)(\/|$)/i.test(plain) && !/\.[^/]*$/.test(plain);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function page(registry: ReleaseRegistry): RequestHandler {
  return async (request, response, next) => {
    if (!isRead(request) || !isPagePath(request.path)) return next();
    const html = await readPage(registry);
    if (!isOfferPage(request.path)) return sendPage(html, response);
    response.set('X-Robots-Tag', robots);
    sendPage(html.replace('<head>', `<head><meta name="robots" content="${robots}" />`), response);
  };
}

/** An offer is for those who were sent its link: no search engine lists it, follows it or keeps a copy. */
const robots = 'noindex, nofollow, noarchive';

const offerPrefix = pagePaths.offer.replace(/:.*$/, '');

const isOfferPage = (path: string): boolean => path.toLowerCase().startsWith(offerPrefix);

async function readPage(registry: ReleaseRegistry): Promise<string> {
  try {
    return await registry.indexHtml();
  } catch (cause) {
    throw new ProblemError('unavailable', { cause });
  }
}

/** A page is of one answer, for the nonce in it: it has no ETag, and is never answered with 304. */
function sendPage(html: string, response: Response): void {
  const nonce = cspNonce(response);
  response.set('Cache-Control', 'no-cache').type('html').send(html.replaceAll(noncePlaceholder, nonce));
}
