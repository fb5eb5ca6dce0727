import {
  cookieOfPreferences,
  isStaffSidebar,
  isTheme,
  sidebarCookie,
  type PreferenceChoice,
  type StaffSidebar,
} from '@programme/contracts';
import { isLanguage } from '@programme/i18n';
import { isCurrency } from '@programme/pricing';

/** Names of the entries in local storage (decision B3). */
const keys = { language: 'language', currency: 'currency', theme: 'theme', sidebar: 'sidebar' } as const;

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
  setCookie(cookieOfPreferences(preferences));
  write(keys.language, preferences.language);
  write(keys.currency, preferences.currency);
  write(keys.theme, preferences.theme);
}

/** How staff last had their navigation; undefined in the browser of a visitor. */
export function readSidebar(): StaffSidebar | undefined {
  const sidebar = read(keys.sidebar);
  return isStaffSidebar(sidebar) ? sidebar : undefined;
}

export function storeSidebar(sidebar: StaffSidebar): void {
  setCookie(`${sidebarCookie}=${sidebar}`);
  write(keys.sidebar, sidebar);
}

function setCookie(cookie: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}; Path=/; SameSite=Lax; Max-Age=${cookieLifetime}${secure}`;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full storage only means that the choice is not remembered.
  }
}
