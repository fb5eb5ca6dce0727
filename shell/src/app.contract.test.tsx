import { render } from '@testing-library/react';
import { createI18n } from '@programme/i18n';
import { loadShellTexts } from '@programme/i18n/shell';
import { contractVersion } from '@programme/mfe-contract';
import { createBrowserRouter, RouterProvider, StoreProvider } from '@programme/platform';
import { stubApi, testShellContract } from '@programme/testing';
import { ThemeRoot } from '@programme/ui';
import { App } from './app';
import { loadRemoteModule } from './remotes/remote-loader';
import { resolvePreferences } from './preferences/preferences.slice';
import { createShellStore } from './store';
import { TextSources } from './texts/text-sources';
import { TextsProvider } from './texts/texts-provider';

jest.mock('./remotes/remote-loader', () => ({ loadRemoteModule: jest.fn() }));

const ada = { id: 1, username: 'ada', isAdmin: true };

describe('The shell', () => {
  testShellContract(async (Screen) => {
    window.history.replaceState(null, '', '/');
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    stubApi({
      'GET /api/user': { body: ada },
      'GET /api/translations': { body: [] },
      'POST /api/login': { body: ada },
      'POST /api/logout': { status: 204 },
    });
    jest
      .mocked(loadRemoteModule)
      .mockResolvedValue({ contractVersion, Routes: Screen, loadTexts: () => Promise.resolve({}) });
    const sources = new TextSources(createI18n());
    await sources.add('shell', loadShellTexts, 'en');
    render(
      <StoreProvider store={createShellStore(resolvePreferences(window.location))}>
        <TextsProvider sources={sources}>
          <ThemeRoot>
            <RouterProvider router={createBrowserRouter([{ path: '*', Component: App }])} />
          </ThemeRoot>
        </TextsProvider>
      </StoreProvider>,
    );
  });
});
