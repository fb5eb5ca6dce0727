import type { CookieOptions } from 'express';
import type { Config } from '../../platform/config/config.js';

/** Over https the name's prefix makes browsers refuse a cookie of this name from a subdomain or over plain http. */
export const sessionCookieName = ({ secure }: Pick<Config, 'secure'>): string =>
  secure ? '__Host-session' : 'session';

/** No lifetime: the browser forgets the cookie when it closes, the server forgets the session on its own terms. */
export const sessionCookieOptions = ({ secure }: Pick<Config, 'secure'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const satisfies CookieOptions;
