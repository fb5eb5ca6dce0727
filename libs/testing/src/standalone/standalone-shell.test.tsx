import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from '@programme/platform';
import { createStyleCache, ThemeRoot } from '@programme/ui';
import { createTextsOfAllLanguages } from '../built-in-texts';
import { stubApi, testShellContract } from '../index';
import { StandaloneShell } from './standalone-shell';

const ada = { id: 1, username: 'ada', isAdmin: true, permissions: [] };

describe('The shell of a remote alone', () => {
  testShellContract(async (Screen) => {
    window.history.replaceState(null, '', '/');
    stubApi({
      'GET /api/user': { body: ada },
      'POST /api/login': { body: ada },
      'POST /api/logout': { status: 204 },
    });
    const translator = await createTextsOfAllLanguages();
    const Page = () => (
      <StandaloneShell translator={translator}>
        <Screen />
      </StandaloneShell>
    );
    render(
      <ThemeRoot cache={createStyleCache()}>
        <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
      </ThemeRoot>,
    );
  });
});
