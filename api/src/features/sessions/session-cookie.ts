import type { CookieOptions } from 'express';
import type { Config } from '../../platform/config/config.js';

/** Over https the name's prefix makes browsers refuse a cookie of this name from a subdomain or over plain http. */
export const sessionCookieName = ({ secure }: Pick<Config, 'secure'>): string =>
  secure ? '__Host-session' : 'session';

/** No lifetime: the browser forgets the cookie when it closes, the server forgets the session on its own terms. */
export const sessionCookieOptions = ({ secure }: Pick<Config, 'secure'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const satisfies CookieOptions;

const minute = 60_000;

/** A session ends this long after it began, however busy. */
const absoluteMs = 8 * 60 * minute;

/** …and this long after its last use. */
const idleMs = 60 * minute;

/** A use within a minute of the last recorded one is not recorded: not every request needs an UPDATE. */
const renewalMs = minute;

/** When a session ends that began at `createdAt` and is used `now`; epoch milliseconds. */
export const sessionEnd = (createdAt: number, now: number): number => Math.min(createdAt + absoluteMs, now + idleMs);

/** Whether moving a session's end is worth a write. */
export const isWorthRenewing = (end: number, newEnd: number): boolean => newEnd - end >= renewalMs;
