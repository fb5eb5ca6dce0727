import { cookieOfPreferences, type PreferenceChoice } from '@programme/contracts';
import { isLanguage } from '@programme/i18n';
import { isCurrency } from '@programme/pricing';

/** Names of the entries in local storage (decision B3). */
const keys = { language: 'language', currency: 'currency' } as const;

/** What the visitor chose last time. Storage that is blocked, empty or holds nonsense counts as no choice. */
export function readStoredPreferences(): PreferenceChoice {
  const language = read(keys.language);
  const currency = read(keys.currency);
  return { ...(isLanguage(language) && { language }), ...(isCurrency(currency) && { currency }) };
}

/** Seconds that the server's copy of the choice lives: browsers keep no cookie for longer than some 400 days. */
const cookieLifetime = 365 * 24 * 3600;

export function storePreferences({ language, currency }: Required<PreferenceChoice>): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieOfPreferences({ language, currency })}; Path=/; SameSite=Lax; Max-Age=${cookieLifetime}${secure}`;
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
