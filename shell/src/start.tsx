import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageData } from '@programme/api-client';
import { pricesOfPage } from '@programme/contracts';
import { loadShellTexts } from '@programme/i18n/shell';
import { routePath } from '@programme/mfe-contract';
import { createBrowserRouter } from '@programme/platform';
import { createStyleCache } from '@programme/ui';
import { keepEarlyInput, type EarlyInput } from '@programme/ui/keep-early-input';
import { landingOf } from './preferences/address-preferences';
import { resolvePreferences } from './preferences/resolve-preferences';
import { showTheme } from './preferences/show-theme';
import { Root, shellRouterRoutes } from './root';
import { guardRestoredPages } from './session/restored-page';
import { shellApi } from './store/shell.api';
import { createShellStore } from './store/shell.store';
import { restoreInlineStyles } from './hydration/inline-styles';
import { loadInitialRemote } from './hydration/load-initial-remote';
import { yieldToMain } from './shared/yield-to-main';
import { TextSources } from './texts/text-sources';

/**
 * Renders the page, or hydrates it when the server sent it prerendered. Yields to the main thread between steps, as the
 * chunked start-up in main.ts does.
 *
 * @returns what took the place of an element of the prerendered page, where it is hydrated
 */
export async function start(root: HTMLElement): Promise<EarlyInput['successorOf'] | undefined> {
  const { screen, texts, session, prices, offer } = pageData();
  const preferences = resolvePreferences(window.location);
  const { language, currency, theme } = preferences;
  showTheme(theme);
  // The landing's preferences have been read. Replacing the entry lets Back leave the product.
  if (landingOf(window.location.pathname)) window.history.replaceState(null, '', routePath('calculator2026'));

  // Back may bring a page that shows the gate of an offer that was unlocked since.
  const prerendered = screen?.language === language && screen.currency === currency && screen.offer === offer;
  const sources = new TextSources();
  await yieldToMain();
  const loading = loadInitialRemote(window.location.pathname, language, sources);
  await yieldToMain();
  const store = createShellStore(preferences);
  guardRestoredPages(store);
  await yieldToMain();
  if (texts) {
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'translations', arg: undefined, value: texts }]));
    sources.override(texts);
  }
  if (prices) {
    const value = pricesOfPage(prices);
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'priceBook', arg: undefined, value }]));
  }
  const prerenderedState = store.getState();
  if (session === 'none') {
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: null }]));
  }
  await sources.add('shell', loadShellTexts, language);
  const initialRemote = prerendered ? await loading : undefined;
  await yieldToMain();

  // Browsers hide the attribute from selectors but not from scripts of the page.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const router = createBrowserRouter(shellRouterRoutes);
  const page = (
    <Root {...{ store, sources, router, initialRemote, prerenderedState }} styles={createStyleCache(nonce)} />
  );
  // After a reload a screen restores typed input from the history entry; the prerendered page has empty fields.
  const restored = router.state.location.state !== null;
  if (prerendered && !restored && !initialRemote?.error) {
    restoreInlineStyles(root);
    const early = keepEarlyInput(root);
    // As a transition React hydrates in slices, so that the page stays responsive.
    startTransition(
      () =>
        void hydrateRoot(root, page, {
          onRecoverableError: (error) => {
            console.error('Hydration: the prerendered page did not match', error);
            early.restore();
          },
        }),
    );
    return early.successorOf;
  }
  createRoot(root).render(page);
  return undefined;
}
