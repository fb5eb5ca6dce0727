import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Config } from '../../platform/config/config.js';
import { sessionCookieName, sessionCookieOptions } from './session-cookie.js';
import type { SessionStore } from './session.store.js';

/**
 * Sessions for the API's calls. A visitor has none, and gets no cookie, until there is something to remember.
 * `PUBLIC_URL` says whether people come over https; the last hop to this process may well be plain.
 */
export function sessions(config: Config, store: SessionStore): RequestHandler[] {
  const handle = session({
    store,
    name: sessionCookieName(config),
    cookie: sessionCookieOptions(config),
    secret: [...config.appSecrets],
    resave: false,
    saveUninitialized: false,
  });
  return config.secure ? [asSecure, handle] : [handle];
}

const asSecure: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'secure', { value: true, configurable: true });
  next();
};
