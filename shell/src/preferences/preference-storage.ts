import { isLanguage } from '@programme/i18n';
import { isCurrency } from '@programme/pricing';
import type { PreferenceChoice } from './address-preferences';

/** Names of the entries in local storage (decision B3). */
const keys = { language: 'language', currency: 'currency' } as const;

/** What the visitor chose last time. Storage that is blocked, empty or holds nonsense counts as no choice. */
export function readStoredPreferences(): PreferenceChoice {
  const language = read(keys.language);
  const currency = read(keys.currency);
  return { ...(isLanguage(language) && { language }), ...(isCurrency(currency) && { currency }) };
}

export function storePreferences({ language, currency }: Required<PreferenceChoice>): void {
  try {
    localStorage.setItem(keys.language, language);
    localStorage.setItem(keys.currency, currency);
  } catch {
    // Blocked or full storage only means that the choice is not remembered.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
