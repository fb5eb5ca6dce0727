import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { permissionsOf } from '@programme/contracts';
import { loadShellTexts } from '@programme/i18n/shell';
import { contractVersion, type RemoteModule } from '@programme/mfe-contract';
import { createBrowserRouter, RouterProvider, StoreProvider } from '@programme/platform';
import { firstPriceBook, priceBookContent } from '@programme/pricing';
import { problem, stubApi, type ApiAnswer } from '@programme/testing';
import { ThemeRoot } from '@programme/ui';
import { App } from './app';
import { loadRemoteModule } from './remotes/remote-loader';
import { resolvePreferences } from './preferences/resolve-preferences';
import { createShellStore } from './store/shell.store';
import { TextSources } from './texts/text-sources';
import { TextsProvider } from './texts/texts-provider';

jest.mock('./remotes/remote-loader', () => ({ loadRemoteModule: jest.fn() }));

export const remote = (Routes: RemoteModule['Routes']): RemoteModule => ({
  contractVersion,
  Routes,
  loadTexts: () => Promise.resolve({}),
});

/** Every remote shows its name; those that a test names are replaced. */
export function releaseRemotes(replaced: Record<string, () => Promise<RemoteModule>> = {}) {
  jest
    .mocked(loadRemoteModule)
    .mockReset()
    .mockImplementation((name) => replaced[name]?.() ?? Promise.resolve(remote(() => <h1>Remote {name}</h1>)));
}

beforeEach(() => releaseRemotes());

const nobody = problem(401, 'unauthenticated', 'Please log in.');
export const admin: ApiAnswer = {
  body: { id: 1, username: 'ada', isAdmin: true, permissions: permissionsOf({ isAdmin: true }) },
};

const prices = { id: firstPriceBook.id, content: priceBookContent(firstPriceBook), next: null };

/** Opens the shell at an address. Nobody is logged in unless the API's answers say so. */
export async function renderShell(address: string, answers: Parameters<typeof stubApi>[0] = {}) {
  window.history.replaceState(null, '', address);
  const calls = stubApi({
    'GET /api/user': nobody,
    'GET /api/translations': { body: [] },
    'GET /api/price-book': { body: prices },
    'POST /api/remote-failures': { status: 204 },
    ...answers,
  });
  const store = createShellStore(resolvePreferences(window.location));
  const { language } = store.getState().preferences;
  const sources = new TextSources();
  await sources.add('shell', loadShellTexts, language);
  render(
    <StoreProvider store={store}>
      <TextsProvider sources={sources}>
        <ThemeRoot>
          <RouterProvider router={createBrowserRouter([{ path: '*', Component: App }])} />
        </ThemeRoot>
      </TextsProvider>
    </StoreProvider>,
  );
  return { calls, person: userEvent.setup() };
}

export const shows = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
