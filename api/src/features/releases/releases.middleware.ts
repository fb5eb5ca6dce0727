import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../../platform/config/config.js';
import { isApiCall, isReadMethod } from '../../platform/http/request-info.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { removeDocumentHeaders } from '../../platform/http/security-headers.middleware.js';
import { pages, type PageSources } from './page.middleware.js';
import { siteFiles } from './site-files.middleware.js';
import { ReleaseRegistry, isServedAsReleased } from './release-registry.js';

/** Where the registry and the released files lie, as addresses and below the release folder alike. */
const registryPath = '/remotes.json';
const releasedFile = /^\/(remotes\/[\w-]+|shell)\/[\w.+-]+\/./;

/**
 * Serves the release folder: the registry, the files of every version that is still there, and for every address that
 * is a page the live shell's `index.html`. What is none of these goes on, to be answered with 404.
 */
export function releases(config: Config, sources: PageSources): RequestHandler {
  const registry = new ReleaseRegistry(config);
  const served = Router().use(
    siteFiles(),
    addressedRegistry(registry, config),
    files(config),
    ...pages(registry, sources, config),
  );
  return (request, response, next) => (isApiCall(request.path) ? next() : served(request, response, next));
}

/** The registry with this server's own addresses in it; where it has none, the file is served as it lies there. */
function addressedRegistry(registry: ReleaseRegistry, config: Config): RequestHandler {
  return async (request, response, next) => {
    if (!isReadMethod(request) || request.path !== registryPath || isServedAsReleased(config)) return next();
    const served = await registry.registry().catch((cause: unknown) => {
      throw new ProblemError('unavailable', { cause });
    });
    response.set('Cache-Control', 'no-cache').json(served);
  };
}

/** Released files that browsers open as documents. */
const isNoDocument = (path: string): boolean => /\.(js|css|json|map|woff2|ttf)$/.test(path);

function files({ releasesDirectory, production }: Config): RequestHandler {
  const serve = sirv(releasesDirectory, {
    // Looks at the folder itself for each file: a release adds files while the server runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      // What lies under a version never changes; the registry says which version is live, and is asked each time.
      response.setHeader('Cache-Control', path === registryPath ? 'no-cache' : 'public, max-age=31536000, immutable');
      if (path === registryPath) return;
      if (isNoDocument(path)) removeDocumentHeaders(response);
      // Released files are everybody's: a page of another origin may be made of them (`REMOTES_ORIGIN`).
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  return (request, response, next) => {
    if (!isReadMethod(request) || !isReleasePath(request.path)) return next();
    if (production && isInternal(request.path)) return next();
    // Scripts and styles are fetched whole; sirv answers a malformed range with an error.
    delete request.headers.range;
    serve(request, response, next);
  };
}

/** Source maps hold the sources; `release.json` says of which commit a release was made, and by which Node. */
const isInternal = (path: string): boolean => /(\.map|\/release\.json)(\.(br|gz))?$/i.test(path);

const isReleasePath = (path: string): boolean =>
  path === registryPath || (releasedFile.test(path) && !/\/\.|\/$/.test(path) && !path.includes('%'));
