import { apiPath, apiPaths } from '@programme/contracts';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Config } from '../../../platform/config/config.js';
import { sessionCookieOptions } from '../../sessions/session-cookie.js';

type Settings = Pick<Config, 'secure'>;

/** Over https the name's prefix makes browsers refuse a cookie of this name over plain http. */
const nameOf = ({ secure }: Settings): string => (secure ? '__Secure-unlock' : 'unlock');

/** Gives the browser the token of one offer: sent with this offer's calls alone, forgotten when the browser closes. */
export function giveUnlockCookie(response: Response, settings: Settings, offerId: string, token: string): void {
  const path = apiPath(apiPaths.offer, { id: offerId });
  response.cookie(nameOf(settings), token, { ...sessionCookieOptions(settings), path });
}

/** The token that came with the request, if one did. */
export const unlockToken = ({ headers }: Request, settings: Settings): string | undefined =>
  parseCookie(headers.cookie ?? '')[nameOf(settings)];
