import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../errors/problem.error.js';
import { isSafeMethod } from './request-info.js';

/** Values of Sec-Fetch-Site for this origin's own pages, and for what a person opens without any page. */
const ownSites = ['same-origin', 'none'];

/**
 * Refuses state-changing calls that another site's page makes with our visitor's cookie. A caller that
 * is no browser sends neither header, and has no cookie of anyone else's to misuse.
 */
export const sameOrigin =
  (publicUrl: string): RequestHandler =>
  (request, _response, next) => {
    const site = request.get('sec-fetch-site');
    const foreign = (site !== undefined && !ownSites.includes(site)) || !isOwnOrigin(request, publicUrl);
    next(!isSafeMethod(request.method) && foreign ? new ProblemError('foreign-origin') : undefined);
  };

/** Compared letter by letter, as browsers write origins: another scheme, port or user is another origin. */
function isOwnOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.get('origin');
  return origin === undefined || origin === publicUrl || origin === `${request.protocol}://${request.host}`;
}
