import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.js';
import { isApiCall } from './request-info.js';

/** Name under which `response.locals` holds the nonce of this answer's styles. */
const nonceLocal = 'cspNonce';

/** The nonce of this answer's Content-Security-Policy, for the page's own style elements. */
export const cspNonce = (response: Response): string => String(response.locals[nonceLocal]);

/**
 * Of what a browser can offer a page, ours asks for the clipboard at most; what is injected shall not get at the rest.
 */
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

type Settings = Pick<Config, 'secure' | 'remotesOrigin' | 'remoteOverride'>;
type Policy = Exclude<NonNullable<HelmetOptions['contentSecurityPolicy']>, boolean>;
type Directives = NonNullable<Policy['directives']>;

/** An answer to a call is no page, even where a browser shows it as one: it may load nothing. */
const policyOfCalls: Directives = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** What only says what a page and its scripts may do: an answer to a call can have neither. */
const withoutPageHeaders = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions;

/** The headers of every answer: what a page may load and who may frame it, no guessing of types, no referrers. */
export function securityHeaders(config: Settings): RequestHandler {
  const ofCalls = helmet({ ...common(config, policyOfCalls), ...withoutPageHeaders });
  const ofPages = helmet(common(config, policyOfPages(config)));
  return (request, response, next) => {
    if (isApiCall(request.path)) return ofCalls(request, response, next);
    response.locals[nonceLocal] = randomBytes(16).toString('base64');
    response.setHeader('Permissions-Policy', permissions);
    ofPages(request, response, next);
  };
}

const common = ({ secure }: Settings, directives: Directives) =>
  ({
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure,
    xFrameOptions: { action: 'deny' },
  }) as const satisfies HelmetOptions;

function policyOfPages(config: Settings): Directives {
  const remotes = remoteOrigins(config);
  return {
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
  };
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
function remoteOrigins({ remotesOrigin, remoteOverride }: Settings): string[] {
  const override = remoteOverride && new URL(remoteOverride.manifest).origin;
  return [remotesOrigin, override].filter((origin) => origin !== undefined);
}

/** A development server tells the page of changes over a socket. */
const toSocket = (origin: string): string => origin.replace(/^http:/, 'ws:');
