import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { isReadMethod } from '../../platform/http/request-info.js';
import { removeDocumentHeaders } from '../../platform/http/security-headers.middleware.js';

const folder = fileURLToPath(new URL('../../../assets/', import.meta.url));

const daySeconds = 86_400;

/** Serves what browsers and search engines ask of every site, at its root: `/robots.txt` and the icons. */
export function siteFiles(): RequestHandler {
  const serve = sirv(folder, {
    etag: true,
    maxAge: daySeconds,
    extensions: [],
    setHeaders: (response, path) => {
      removeDocumentHeaders(response);
      // sirv knows no type for it.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (request, response, next) => (isReadMethod(request) ? serve(request, response, next) : next());
}
