import { isLanguage, type Language } from '@programme/i18n';
import { isPathCurrency, routePaths } from '@programme/mfe-contract';
import { isCurrency, type Currency } from '@programme/pricing';

export type PreferenceChoice = { readonly language?: Language; readonly currency?: Currency };

/** Addresses for a market: each chooses language and currency (S1 §2, decision B1). */
export const landings: Readonly<Record<string, Required<PreferenceChoice>>> = {
  [routePaths.landingPolish]: { language: 'pl', currency: 'PLN' },
  [routePaths.landingEnglish]: { language: 'en', currency: 'EUR' },
  [routePaths.landingSpanish]: { language: 'es', currency: 'EUR' },
};

const queryNames = { language: 'lang', currency: 'currency' } as const;

/** What an address asks for: its query, else its path (decision B2). Unknown values are ignored. */
export function preferencesFromAddress(pathname: string, search: string): PreferenceChoice {
  const query = new URLSearchParams(search);
  const language = query.get(queryNames.language);
  const currency = query.get(queryNames.currency);
  const pathCurrency = pathname.split('/').find(isPathCurrency);
  return {
    ...landings[pathname],
    ...(pathCurrency && { currency: pathCurrency }),
    ...(isLanguage(language) && { language }),
    ...(isCurrency(currency) && { currency }),
  };
}

/** The query of an address with a choice written into it. */
export function withPreference(search: string, { language, currency }: PreferenceChoice): string {
  const query = new URLSearchParams(search);
  if (language) query.set(queryNames.language, language);
  if (currency) query.set(queryNames.currency, currency);
  return `?${query}`;
}
