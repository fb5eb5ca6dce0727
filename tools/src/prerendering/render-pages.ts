import type { DigestedPrices } from '../release-folder/price-books.js';
import { loadBundle, type Bundle } from './load-bundle.js';
import { fontFiles, fontsOf, remoteFiles, scriptFilesOf, shellFiles, type RequiredFile } from './required-files.js';
import { checkSharing, isEager, sharedOf } from './shared-modules.js';

/** A route of the shell, with an address that stands for all addresses of the route. */
type Route = {
  readonly path: string;
  readonly example: string;
  readonly remote: string;
  readonly access: string;
  readonly chooses: object;
};

type RenderedPage = {
  readonly title: string;
  readonly html: string;
  readonly styles: string;
  readonly keys: string[];
};

/** A rendered page, and what a browser loads to hydrate it. */
export type Page = RenderedPage & { readonly needs: RequiredFile[] };

/** The folders of a release of the shell and of a remote, of their Node builds, and the remote's name. */
export type Combination = {
  readonly shell: string;
  readonly shellServer: string;
  readonly remote: string;
  readonly remoteServer: string;
};

/** What to render, and with which prices. */
export type RenderRequest = { readonly combination: Combination; readonly prices: DigestedPrices };

/** What the shell's Node build exports (shell/src/server). */
type ShellBuild = {
  readonly pageRoutes: Route[];
  readonly pageChoices: { readonly languages: string[]; readonly currencies: string[] };
  readonly neutralQuery: string[];
  readonly exampleParameter: string;
  /** Said when pages show the prices that they are rendered with. Older shells have prices in their scripts. */
  readonly rendersPrices?: true;
  /** Shells of November 2026 export it in place of `rendersPrices`. */
  readonly firstPrices?: unknown;
  readonly sharedModules: Readonly<Record<string, unknown>>;
  renderPage(request: {
    path: string;
    language: string;
    currency: string;
    prices: unknown;
    offerIsLocked?: boolean;
    asAdmin: boolean;
    remote: { name: string; module: unknown };
  }): Promise<RenderedPage>;
};

type RenderedPages = {
  readonly neutralQuery: string[];
  /** Digest of the prices that the pages show; undefined for a shell that has prices of its own. */
  readonly priceBook: string | undefined;
  /** All that the shell knows. */
  readonly addresses: string[];
  readonly routes: Route[];
  /** By the example address, then by `<language>.<currency>`, with `.locked` for the gate of an offer. */
  readonly pages: Map<string, Map<string, Page>>;
};

/**
 * Renders every address of a remote, inside a release of the shell, in each language and currency. Throws when the two
 * do not fit together, or any page cannot be rendered.
 */
export async function renderPages({ combination, prices }: RenderRequest): Promise<RenderedPages> {
  const renderer = new PageRenderer(combination, prices);
  const { pageRoutes, pageChoices, neutralQuery, rendersPrices, firstPrices } = renderer.shell.exports;
  const priceBook = rendersPrices || firstPrices ? prices.digest : undefined;
  const routes = pageRoutes.filter((route) => route.remote === combination.remote);
  const pages = new Map<string, Map<string, Page>>();
  for (const route of routes) {
    if (pages.has(route.example)) continue;
    const rendered: [string, Page][] = [];
    for (const language of pageChoices.languages) {
      rendered.push(...(await renderer.render(route, language, pageChoices.currencies)));
    }
    pages.set(route.example, new Map(rendered));
  }
  return { neutralQuery, priceBook, addresses: pageRoutes.map(({ path }) => path), routes, pages };
}

/** What the shell calls a route that asks for a login; shells of before December 2026 called it `admin`. */
const staffAccess = ['staff', 'admin'];

class PageRenderer {
  readonly shell: Bundle<ShellBuild>;
  readonly #files;
  readonly #fonts;
  readonly #shellShared;
  /** Language → chunks of the shell. */
  readonly #shellChunks = new Map<string, Set<string>>();

  constructor(
    private readonly combination: Combination,
    private readonly prices: DigestedPrices,
  ) {
    const { shell, shellServer, remoteServer } = combination;
    this.#shellShared = sharedOf(shellServer);
    checkSharing(this.#shellShared, sharedOf(remoteServer));
    this.shell = loadBundle<ShellBuild>(shellServer);
    this.#files = { shell: scriptFilesOf(shellServer), remote: scriptFilesOf(remoteServer) };
    this.#fonts = fontsOf(shell);
  }

  /** The pages of a route in one language, by `<language>.<currency>`, with `.locked` for the gate of an offer. */
  async render(
    { example: path, access }: Route,
    language: string,
    currencies: readonly string[],
  ): Promise<[string, Page][]> {
    const { remote, remoteServer } = this.combination;
    const { renderPage, sharedModules, exampleParameter } = this.shell.exports;
    // Other books with the same prices are served the same page, so it must show neither an id nor what comes next.
    const prices = { id: exampleParameter, content: this.prices.content, next: null };
    const bundle = loadBundle(remoteServer, sharedModules);
    const request = { path, language, prices, remote: { name: remote, module: bundle.exports } };
    const before = new Set(this.shell.chunks);
    const [firstCurrency = ''] = currencies;
    if (staffAccess.includes(access)) await renderPage({ ...request, currency: firstCurrency, asAdmin: true });
    const rendered: [string, RenderedPage][] = [];
    for (const currency of currencies) {
      const page = { ...request, currency, asAdmin: false };
      rendered.push([`${language}.${currency}`, await renderPage(page)]);
      if (access === 'client') {
        rendered.push([`${language}.${currency}.locked`, await renderPage({ ...page, offerIsLocked: true })]);
      }
    }
    const added = [...this.shell.chunks].filter((chunk) => !before.has(chunk));
    if (!this.#shellChunks.has(language)) this.#shellChunks.set(language, new Set(added));
    const scripts = [
      ...shellFiles(this.#files.shell, this.#shellChunks.get(language) ?? []),
      ...remoteFiles(this.#files.remote, bundle, (name) => this.#providedByShell(name)),
    ];
    return rendered.map(([choice, page]) => {
      if (page.html.includes(exampleParameter))
        throw new Error(`${path} shows parameters of its address, or its book's id`);
      const text = page.html.replaceAll(/<[^>]*>/g, '');
      return [choice, { ...page, needs: [...scripts, ...fontFiles(this.#fonts, text)] }];
    });
  }

  #providedByShell(name: string): readonly string[] | undefined {
    return isEager(this.#shellShared, name) ? [] : this.#files.shell[`shared:${name}`];
  }
}
