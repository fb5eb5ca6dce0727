import {
  apiPath,
  apiPaths,
  pagePrices,
  preferencesOfCookies,
  preferencesOfQuery,
  sidebarOfCookies,
  type KnownPrices,
  type PreferenceChoice,
  type TranslationEntry,
} from '@programme/contracts';
import { defaultLanguage, withoutPluralForm, type Language } from '@programme/i18n';
import { defaultCurrency } from '@programme/pricing';
import { match } from 'path-to-regexp';
import { pageHtml } from './page-html.js';
import { lockedScreen, showsPrices, type MadePages, type NeededFile, type ReleasedPage } from './released-pages.js';

export type PageVisit = {
  readonly path: string;
  readonly search: string;
  readonly cookies: string;
  /** Whether the request brought a session, valid or not. */
  readonly hasSession: boolean;
  /** The offer whose page it is, and whether this browser has yet to unlock it, as far as its cookies tell. */
  readonly offer: { readonly id: string; readonly isLocked: boolean } | undefined;
};

type PageContents = {
  readonly texts: readonly TranslationEntry[] | undefined;
  readonly prices: (KnownPrices & { readonly digest: string }) | undefined;
};

type Route = { readonly page: ReleasedPage; readonly matches: (path: string) => unknown };

/** The live shell with the live remotes, and the page that they make at an address. */
export class LiveRelease {
  readonly #routes: readonly Route[];
  readonly #addresses: readonly Route['matches'][];

  constructor(
    private readonly template: string,
    private readonly remotes: unknown,
    { pages, addresses }: MadePages,
  ) {
    // As the shell looks its addresses up, but for a slash at the end: with it, other links are the current one.
    const options = { sensitive: true, trailing: false };
    this.#routes = pages.map((page) => ({ page, matches: match(page.path, options) }));
    this.#addresses = addresses.map((address) => match(address, options));
  }

  /** Whether the shell has a route for an address, trailing slashes ignored. True when the routes are unknown. */
  knows(path: string): boolean {
    // Looked for from the first slash of a row alone: from each, an address of 14 kB took 0.15 s.
    const plain = path.replace(/(?<!\/)\/+$/, '') || '/';
    return this.#addresses.length === 0 || this.#addresses.some((matches) => matches(plain));
  }

  /**
   * The page for whoever opens an address: with the first screen in their language and currency, where there is one and
   * the page would show just that.
   *
   * @param texts the admins' texts; undefined while they cannot be read
   * @param prices the prices in force; undefined while they are not known
   */
  async page(
    { path, search, cookies, hasSession, offer }: PageVisit,
    { texts, prices }: PageContents,
  ): Promise<string> {
    const page = this.#routes.find(({ matches }) => matches(path))?.page;
    const { language, currency, theme } = chosen(page?.chooses ?? {}, search, cookies);
    const choice = `${language}.${currency}`;
    const isLocked = offer?.isLocked === true;
    const gate = isLocked ? await page?.screen(`${choice}.${lockedScreen}`) : undefined;
    const screen = gate ?? (await page?.screen(choice));
    const fits =
      page &&
      screen &&
      showsPrices(page, prices?.digest) &&
      isNeutral(search, page.neutralQuery) &&
      !isReworded(screen.keys, texts, language);
    return pageHtml(this.template, {
      language,
      theme,
      // Of a browser where nobody is logged in, the staff's navigation has no place in the page.
      sidebar: hasSession ? sidebarOfCookies(cookies) : undefined,
      files: [...(screen?.needs ?? []), ...(offer && !isLocked ? [publicOffer(offer.id)] : [])],
      screen: fits ? screen : undefined,
      data: {
        remotes: this.remotes,
        ...(texts && { texts }),
        ...(prices && { prices: pagePrices(prices) }),
        ...(!hasSession && { session: 'none' }),
        ...(isLocked && { offer: 'locked' }),
        ...(fits && { screen: { language, currency, ...(gate && { offer: 'locked' }) } }),
      },
    });
  }
}

/** The call whose answer an unlocked offer's page shows: the browser makes it while the scripts load. */
const publicOffer = (id: string): NeededFile => ({ href: apiPath(apiPaths.offerPublic, { id }), as: 'call' });

/** Query, then path, then what was chosen before, then English and PLN: as the shell decides it (decision B2). */
const chosen = (ofPath: PreferenceChoice, search: string, cookies: string): Required<PreferenceChoice> => ({
  language: defaultLanguage,
  currency: defaultCurrency,
  theme: 'system',
  ...preferencesOfCookies(cookies),
  ...ofPath,
  ...preferencesOfQuery(search),
});

/** Whether a page looks the same as without this query, but for language and currency. */
function isNeutral(search: string, neutral: readonly string[]): boolean {
  return [...new URLSearchParams(search).keys()].every((name) =>
    neutral.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
  );
}

/** Whether an admin has changed any of these texts: then the prerendered page would show outdated ones. */
function isReworded(keys: readonly string[], texts: readonly TranslationEntry[] = [], language: Language): boolean {
  const shown = new Set(keys);
  return texts.some((text) => text[language] !== '' && (shown.has(text.key) || shown.has(withoutPluralForm(text.key))));
}
