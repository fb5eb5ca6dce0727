import './remotes/external-runtime';
import './remotes/shared-kits';
import './fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createI18n } from '@programme/i18n';
import { loadShellTexts } from '@programme/i18n/shell';
import { routePath } from '@programme/mfe-contract';
import { createBrowserRouter } from '@programme/platform';
import { createStyleCache } from '@programme/ui';
import { landings } from './preferences/address-preferences';
import { resolvePreferences } from './preferences/preferences.slice';
import { watchScripts } from './remotes/failed-scripts';
import { watchTyping } from './remotes/typed-input';
import { Root, shellRouterRoutes } from './root';
import { shellApi } from './session/shell.api';
import { createShellStore } from './store';
import { earlyInput, holdEarlyClicks, repeatInputOfServedFields } from './takeover/early-input';
import { restoreInlineStyles } from './takeover/inline-styles';
import { loadFirstRemote } from './takeover/load-first-remote';
import { pageData } from './takeover/page-data';
import { TextSources } from './texts/text-sources';

/** Renders the page; where the server sent it with its first screen, takes that over as it stands. */
async function start(root: HTMLElement): Promise<void> {
  watchScripts();
  watchTyping();
  const releaseClicks = holdEarlyClicks(root);
  const { screen, texts } = pageData();
  const preferences = resolvePreferences(window.location);
  const { language, currency } = preferences;
  // What a landing chooses has been read; Back leads out of the product.
  if (landings[window.location.pathname]) window.history.replaceState(null, '', routePath('calculator2026'));

  const store = createShellStore(preferences);
  const sources = new TextSources(createI18n(language));
  if (texts) {
    store.dispatch(shellApi.util.upsertQueryEntries([{ endpointName: 'translations', arg: undefined, value: texts }]));
    sources.override(texts);
  }
  const served = screen?.language === language && screen.currency === currency;
  const loading = loadFirstRemote(window.location.pathname, language, sources);
  await sources.add('shell', loadShellTexts, language);
  const first = served ? await loading : undefined;

  // Browsers hide the attribute from selectors but not from scripts of the page.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const router = createBrowserRouter(shellRouterRoutes);
  const page = <Root store={store} sources={sources} router={router} styles={createStyleCache(nonce)} first={first} />;
  if (served && !first?.error) {
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
  // Forms learn of the last input when React has rendered it.
  setTimeout(releaseClicks);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');
void start(root);
