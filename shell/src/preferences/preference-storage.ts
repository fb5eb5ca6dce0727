import { cookieOfPreferences, isTheme, type PreferenceChoice } from '@programme/contracts';
import { isLanguage } from '@programme/i18n';
import { isCurrency } from '@programme/pricing';

/** Names of the entries in local storage (decision B3). */
const keys = { language: 'language', currency: 'currency', theme: 'theme' } as const;

/** What the visitor chose last time. Storage that is blocked, empty or holds nonsense counts as no choice. */
export function readStoredPreferences(): PreferenceChoice {
  const language = read(keys.language);
  const currency = read(keys.currency);
  const theme = read(keys.theme);
  return {
    ...(isLanguage(language) && { language }),
    ...(isCurrency(currency) && { currency }),
    ...(isTheme(theme) && { theme }),
  };
}

/** Seconds that the server's copy of the choice lives: browsers keep no cookie for longer than some 400 days. */
const cookieLifetime = 365 * 24 * 3600;

export function storePreferences(preferences: Required<PreferenceChoice>): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieOfPreferences(preferences)}; Path=/; SameSite=Lax; Max-Age=${cookieLifetime}${secure}`;
  try {
    localStorage.setItem(keys.language, preferences.language);
    localStorage.setItem(keys.currency, preferences.currency);
    localStorage.setItem(keys.theme, preferences.theme);
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
