import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { noncePlaceholder, permissionsOf, type KnownPrices } from '@programme/contracts';
import { Translator, type Language, type TextParameters } from '@programme/i18n';
import { loadShellTexts } from '@programme/i18n/shell';
import { isCompatibleContract, isRemoteModule } from '@programme/mfe-contract';
import { createMemoryRouter } from '@programme/platform/memory-router';
import type { Currency } from '@programme/pricing';
import { serverStyles } from '@programme/ui/server';
import { Root, shellRouterRoutes } from '../root';
import { shellApi } from '../store/shell.api';
import { OfferIsLockedContext } from '../session/locked-offer.context';
import { createShellStore } from '../store/shell.store';
import type { InitialRemote } from '../remotes/initial-remote';
import { extractInlineStyles } from '../hydration/inline-styles';
import { TextSources } from '../texts/text-sources';
import { consumeTitle } from './shared-modules';

export type PageRequest = {
  readonly path: string;
  readonly language: Language;
  readonly currency: Currency;
  /** The remote of the path, as its own bundle exports it. */
  readonly remote: { readonly name: string; readonly module: unknown };
  /** What the page's prices are calculated by. */
  readonly prices: KnownPrices;
  /** Renders the page of an offer for a browser that has not given its code. */
  readonly offerIsLocked?: boolean;
  /** Renders as an admin, to find out which chunks that loads. The page itself is discarded. */
  readonly asAdmin: boolean;
};

/** A prerendered page, and the keys of the texts in it. */
export type RenderedPage = {
  readonly title: string;
  /** What search engines show below the title. */
  readonly description: string;
  readonly html: string;
  /** Style elements for the head. */
  readonly styles: string;
  readonly keys: readonly string[];
};

/** Prerenders a page, as a browser renders it before effects run. Throws when any component throws. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, language, currency, remote, prices, asAdmin, offerIsLocked = false } = request;
  const store = createShellStore({ language, currency });
  store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'priceBook', arg: undefined, value: prices }]));
  if (asAdmin) {
    const value = { id: 0, username: '', isAdmin: true, permissions: permissionsOf({ isAdmin: true }) };
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value }]));
  }
  const translator = new RecordingTranslator();
  const sources = new TextSources(translator);
  await sources.add('shell', loadShellTexts, language);
  const initialRemote = await prepareRemote(remote, path, language, sources);
  const styles = serverStyles(noncePlaceholder);
  const router = createMemoryRouter(shellRouterRoutes, { initialEntries: [path] });
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <OfferIsLockedContext value={() => offerIsLocked}>
      <Root {...{ store, sources, router, initialRemote }} styles={styles.cache} />
    </OfferIsLockedContext>,
    // Without streaming in pieces: assembling them would need inline scripts in the page.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const rendered = await text(prelude);
  if (errors.length > 0) throw errors[0];
  const title = consumeTitle() ?? translator.translate(language, 'shell.title');
  const { html, css } = extractInlineStyles(rendered);
  const ruled = css ? `<style nonce="${noncePlaceholder}">${css}</style>` : '';
  const description = translator.translate(language, 'shell.description');
  return { title, description, html, styles: styles.tagsFor(html) + ruled, keys: [...translator.keys] };
}

async function prepareRemote(
  { name, module }: PageRequest['remote'],
  path: string,
  language: Language,
  sources: TextSources,
): Promise<InitialRemote> {
  if (!isRemoteModule(module)) throw new Error(`${name} exports no remote`);
  if (!isCompatibleContract(module.contractVersion)) {
    throw new Error(`${name} was built for the contract ${module.contractVersion}`);
  }
  await Promise.all([sources.add(name, module.loadTexts, language), module.loadScreen?.(path)]);
  return { name, module };
}

/** Records the keys that are looked up. */
class RecordingTranslator extends Translator {
  readonly keys = new Set<string>();

  override translate(language: Language, key: string, parameters?: TextParameters): string {
    this.keys.add(key);
    return super.translate(language, key, parameters);
  }
}
