import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { noncePlaceholder } from '@programme/contracts';
import { createI18n, type I18n, type Language } from '@programme/i18n';
import { loadShellTexts } from '@programme/i18n/shell';
import { isCompatibleContract, isRemoteModule } from '@programme/mfe-contract';
import { createMemoryRouter } from '@programme/platform/memory-router';
import type { Currency } from '@programme/pricing';
import { serverStyles } from '@programme/ui/server';
import { Root, shellRouterRoutes } from '../root';
import { shellApi } from '../store/shell.api';
import { createShellStore } from '../store/shell.store';
import type { StartedRemote } from '../remotes/initial-remote';
import { withoutInlineStyles } from '../hydration/inline-styles';
import { TextSources } from '../texts/text-sources';
import { takeTitle } from './shared-modules';

export type PageRequest = {
  readonly path: string;
  readonly language: Language;
  readonly currency: Currency;
  /** The remote of the path, as its own bundle exports it. */
  readonly remote: { readonly name: string; readonly module: unknown };
  /** Renders what an admin sees. Only to learn what that loads: such a page is nobody's to read. */
  readonly asAdmin: boolean;
};

/** The first screen of an address; texts in it are those of the keys named. */
export type RenderedPage = {
  readonly title: string;
  /** What search engines show below the title. */
  readonly description: string;
  readonly html: string;
  /** Style elements for the head. */
  readonly styles: string;
  readonly keys: readonly string[];
};

/** Renders a page as a browser does before any of its effects run. Throws when any part of it cannot be rendered. */
export async function renderPage({ path, language, currency, remote, asAdmin }: PageRequest): Promise<RenderedPage> {
  const store = createShellStore({ language, currency });
  if (asAdmin) {
    const value = { id: 0, username: '', isAdmin: true };
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value }]));
  }
  const i18n = createI18n(language);
  const keys = keysAskedOf(i18n);
  const sources = new TextSources(i18n);
  await sources.add('shell', loadShellTexts, language);
  const first = await started(remote, path, language, sources);
  const styles = serverStyles(noncePlaceholder);
  const router = createMemoryRouter(shellRouterRoutes, { initialEntries: [path] });
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Root store={store} sources={sources} router={router} styles={styles.cache} first={first} />,
    // All in one piece and in its place: putting pieces together later takes scripts that stand in the page.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const rendered = await text(prelude);
  if (errors.length > 0) throw errors[0];
  const title = takeTitle() ?? i18n.t('shell.title');
  const { html, css } = withoutInlineStyles(rendered);
  const ruled = css ? `<style nonce="${noncePlaceholder}">${css}</style>` : '';
  const description = i18n.t('shell.description');
  return { title, description, html, styles: styles.tagsFor(html) + ruled, keys: [...keys] };
}

async function started(
  { name, module }: PageRequest['remote'],
  path: string,
  language: Language,
  sources: TextSources,
): Promise<StartedRemote> {
  if (!isRemoteModule(module)) throw new Error(`${name} exports no remote`);
  if (!isCompatibleContract(module.contractVersion)) {
    throw new Error(`${name} was built for the contract ${module.contractVersion}`);
  }
  await Promise.all([sources.add(name, module.loadTexts, language), module.loadScreen?.(path)]);
  return { name, module };
}

/** The keys that are asked for from now on. */
function keysAskedOf(i18n: I18n): ReadonlySet<string> {
  const keys = new Set<string>();
  i18n.t = new Proxy(i18n.t, {
    apply: (lookUp, _self, [key, ...rest]) => {
      keys.add(String(key));
      return Reflect.apply(lookUp, i18n, [key, ...rest]) as unknown;
    },
  });
  return keys;
}
