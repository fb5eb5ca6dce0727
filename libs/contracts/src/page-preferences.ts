import { isLanguage, type Language } from '@programme/i18n';
import { isCurrency, type Currency } from '@programme/pricing';

/** Colour themes; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Language, currency and theme of a page, as far as somebody chose them. Addresses choose no theme. */
export type PreferenceChoice = { readonly language?: Language; readonly currency?: Currency; readonly theme?: Theme };

/** Parameters of an address that choose them. */
export const preferenceQuery = { language: 'lang', currency: 'currency' } as const;

/**
 * Repeats for the server what the browser has stored, so that the first bytes of a visit are in the right language and theme. The
 * stored choice is the one that counts.
 */
export const preferenceCookie = 'preferences';

const separator = '.';

/** What the query of an address asks for; values that there are not are ignored. */
export const preferencesOfQuery = (search: string): PreferenceChoice => {
  const query = new URLSearchParams(search);
  return choice(query.get(preferenceQuery.language), query.get(preferenceQuery.currency));
};

/** What a `Cookie` header, or the document's cookies, say of an earlier choice. */
export function preferencesOfCookies(cookies: string): PreferenceChoice {
  const [language, currency, theme] = valueOf(preferenceCookie, cookies)?.split(separator) ?? [];
  return { ...choice(language, currency), ...(isTheme(theme) && { theme }) };
}

/** The cookie, with its name, that remembers a choice. */
export const cookieOfPreferences = ({ language, currency, theme }: Required<PreferenceChoice>): string =>
  `${preferenceCookie}=${[language, currency, theme].join(separator)}`;

const choice = (language: unknown, currency: unknown): PreferenceChoice => ({
  ...(isLanguage(language) && { language }),
  ...(isCurrency(currency) && { currency }),
});

/** How staff see their navigation on wide screens: with its words, or as a rail of icons. */
export const staffSidebars = ['wide', 'rail'] as const;
export type StaffSidebar = (typeof staffSidebars)[number];

export const isStaffSidebar = (value: unknown): value is StaffSidebar => staffSidebars.some((one) => one === value);

/** Tells the server what staff see beside their screens, so that a page has its place from its first bytes. */
export const sidebarCookie = 'sidebar';

/** What a `Cookie` header says of the staff's navigation; undefined in the browser of a visitor. */
export function sidebarOfCookies(cookies: string): StaffSidebar | undefined {
  const value = valueOf(sidebarCookie, cookies);
  return isStaffSidebar(value) ? value : undefined;
}

function valueOf(name: string, cookies: string): string | undefined {
  const prefix = `${name}=`;
  return cookies
    .split(/; */)
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}
