import { preferenceQuery, preferencesOfQuery, type PreferenceChoice } from '@programme/contracts';
import { isPathCurrency, routePaths } from '@programme/mfe-contract';

/** Addresses for a market: each chooses language and currency (S1 §2, decision B1). */
export const landings: Readonly<Record<string, PreferenceChoice>> = {
  [routePaths.landingPolish]: { language: 'pl', currency: 'PLN' },
  [routePaths.landingEnglish]: { language: 'en', currency: 'EUR' },
  [routePaths.landingSpanish]: { language: 'es', currency: 'EUR' },
};

/** The preferences of a landing address, undefined for other addresses. Trailing slashes are ignored. */
export const landingOf = (pathname: string): PreferenceChoice | undefined => landings[pathname.replace(/\/+$/, '')];

/** What an address asks for: its query, else its path (decision B2). Unknown values are ignored. */
export function preferencesFromAddress(pathname: string, search: string): PreferenceChoice {
  const pathCurrency = pathname.split('/').find(isPathCurrency);
  return {
    ...landingOf(pathname),
    ...(pathCurrency && { currency: pathCurrency }),
    ...preferencesOfQuery(search),
  };
}

/** The query of an address with a choice written into it. */
export function withPreference(search: string, { language, currency }: PreferenceChoice): string {
  const query = new URLSearchParams(search);
  if (language) query.set(preferenceQuery.language, language);
  if (currency) query.set(preferenceQuery.currency, currency);
  return `?${query}`;
}
