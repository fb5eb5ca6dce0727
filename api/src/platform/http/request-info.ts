import { apiPaths } from '@programme/contracts';
import { defaultLanguage, isLanguage, languages, type Language } from '@programme/i18n';
import type { Request } from 'express';

/** Whether a path is a call's: the API's, but for its own description, which is a page. */
export const isApiCall = (path: string): boolean => /^\/api(\/|$)/i.test(path) && !path.startsWith(apiPaths.docs);

/** Methods that change nothing. */
export const isSafeMethod = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** The language in which this reader wants sentences: the best of Accept-Language that there is, else English. */
export function requestLanguage(request: Request): Language {
  const best = request.acceptsLanguages([...languages]);
  return isLanguage(best) ? best : defaultLanguage;
}

/** Files and pages are only ever read. */
export const isReadMethod = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
