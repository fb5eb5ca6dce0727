import { defaultLanguage, isLanguage, languages, type Language } from '@programme/i18n';
import type { Request } from 'express';

/** The language in which this reader wants sentences: the best of Accept-Language that there is, else English. */
export function requestLanguage(request: Request): Language {
  const best = request.acceptsLanguages([...languages]);
  return isLanguage(best) ? best : defaultLanguage;
}
