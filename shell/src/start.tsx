import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createI18n } from '@programme/i18n';
import { loadShellTexts } from '@programme/i18n/shell';
import { routePath } from '@programme/mfe-contract';
import { createBrowserRouter } from '@programme/platform';
import { createStyleCache } from '@programme/ui';
import { landingOf } from './preferences/address-preferences';
import { resolvePreferences } from './preferences/resolve-preferences';
import { Root, shellRouterRoutes } from './root';
import { guardRestoredPages } from './session/restored-page';
import { shellApi } from './store/shell.api';
import { createShellStore } from './store/shell.store';
import { earlyInput, repeatInputOfServedFields } from './hydration/early-input';
import { restoreInlineStyles } from './hydration/inline-styles';
import { loadFirstRemote } from './hydration/load-initial-remote';
import { nextTask } from './shared/yield-to-main';
import { pageData } from './shared/page-data';
import { TextSources } from './texts/text-sources';

/**
 * Renders the page; where the server sent it with its first screen, takes that over as it stands. In several tasks, as its
 * modules are evaluated.
 */
export async function start(root: HTMLElement): Promise<void> {
  const { screen, texts, session } = pageData();
  const preferences = resolvePreferences(window.location);
  const { language, currency } = preferences;
  // What a landing chooses has been read; Back leads out of the product.
  if (landingOf(window.location.pathname)) window.history.replaceState(null, '', routePath('calculator2026'));

  const served = screen?.language === language && screen.currency === currency;
  const sources = new TextSources(createI18n(language));
  await nextTask();
  const loading = loadFirstRemote(window.location.pathname, language, sources);
  await nextTask();
  const store = createShellStore(preferences);
  guardRestoredPages(store);
  await nextTask();
  if (texts) {
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'translations', arg: undefined, value: texts }]));
    sources.override(texts);
  }
  const servedState = store.getState();
  if (session === 'none') {
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: null }]));
  }
  await sources.add('shell', loadShellTexts, language);
  const first = served ? await loading : undefined;
  await nextTask();

  // Browsers hide the attribute from selectors but not from scripts of the page.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const router = createBrowserRouter(shellRouterRoutes);
  const page = <Root {...{ store, sources, router, first, servedState }} styles={createStyleCache(nonce)} />;
  // A screen restores what was typed into it before a reload; the served one is empty.
  const restored = router.state.location.state !== null;
  if (served && !restored && !first?.error) {
    restoreInlineStyles(root);
    repeatInputOfServedFields(root);
    const repeatInput = earlyInput(root);
    // As a transition: in slices, between which the page scrolls and takes input.
    startTransition(
      () =>
        void hydrateRoot(root, page, {
          onRecoverableError: (error) => console.error('The served page did not fit', error),
        }),
    );
    repeatInput();
  } else {
    createRoot(root).render(page);
  }
}
