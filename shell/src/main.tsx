import './remotes/external-runtime';
import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '@programme/i18n';
import { loadShellTexts } from '@programme/i18n/shell';
import { createBrowserRouter, RouterProvider, StoreProvider } from '@programme/platform';
import { ThemeRoot } from '@programme/ui';
import { App } from './app';
import { createShellStore } from './store';
import { TextSources } from './texts/text-sources';
import { TextsProvider } from './texts/texts-provider';

async function start(root: HTMLElement): Promise<void> {
  const store = createShellStore();
  const { language } = store.getState().preferences;
  const sources = new TextSources(createI18n(language));
  await sources.add('shell', loadShellTexts, language);

  // Browsers hide the attribute from selectors but not from scripts of the page.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={store}>
        <TextsProvider sources={sources}>
          <ThemeRoot {...(nonce ? { nonce } : {})}>
            <RouterProvider router={createBrowserRouter([{ path: '*', Component: App }])} />
          </ThemeRoot>
        </TextsProvider>
      </StoreProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');
void start(root);
