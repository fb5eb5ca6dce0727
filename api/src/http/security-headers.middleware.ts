import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Name under which `response.locals` holds the nonce of this answer's styles. */
const nonceLocal = 'cspNonce';

/** The nonce of this answer's Content-Security-Policy, for the page's own style elements. */
export const cspNonce = (response: Response): string => String(response.locals[nonceLocal]);

/** The headers of every answer: what a page may load and who may frame it, no guessing of types, no referrers. */
export function securityHeaders(secure: boolean): RequestHandler[] {
  return [
    (_request, response, next) => {
      response.locals[nonceLocal] = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", (_request, response) => `'nonce-${cspNonce(response as Response)}'`],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: secure,
      xFrameOptions: { action: 'deny' },
    }),
  ];
}
