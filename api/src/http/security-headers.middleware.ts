import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';

/** Name under which `response.locals` holds the nonce of this answer's styles. */
const nonceLocal = 'cspNonce';

/** The nonce of this answer's Content-Security-Policy, for the page's own style elements. */
export const cspNonce = (response: Response): string => String(response.locals[nonceLocal]);

/** Of what a browser can offer a page, ours asks for the clipboard at most; what is injected shall not get at the rest. */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every answer: what a page may load and who may frame it, no guessing of types, no referrers. */
export function securityHeaders(config: Pick<Config, 'secure' | 'remotesOrigin' | 'remoteOverride'>): RequestHandler[] {
  const remotes = remoteOrigins(config);
  return [
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissions);
      response.locals[nonceLocal] = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...remotes],
          styleSrc: ["'self'", ...remotes, (_request, response) => `'nonce-${cspNonce(response as Response)}'`],
          imgSrc: ["'self'", ...remotes, 'data:', 'blob:'],
          fontSrc: ["'self'", ...remotes, 'data:'],
          connectSrc: ["'self'", ...remotes, ...(config.remoteOverride ? remotes.map(toSocket) : [])],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: config.secure,
      xFrameOptions: { action: 'deny' },
    }),
  ];
}

/** What only says how a document may behave: of no use with a script or a font, and a kilobyte with each. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

export function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
}

/** Other origins than the page's own that it may be made of. */
function remoteOrigins({ remotesOrigin, remoteOverride }: Pick<Config, 'remotesOrigin' | 'remoteOverride'>): string[] {
  const override = remoteOverride && new URL(remoteOverride.manifest).origin;
  return [remotesOrigin, override].filter((origin) => origin !== undefined);
}

/** A development server tells the page of changes over a socket. */
const toSocket = (origin: string): string => origin.replace(/^http:/, 'ws:');
