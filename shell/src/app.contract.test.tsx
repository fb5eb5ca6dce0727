import { testShellContract } from '@programme/testing';
import { admin, releaseRemotes, remote, renderShell } from './app.fixture';

describe('The shell', () => {
  testShellContract(async (Screen) => {
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    const load = () => Promise.resolve(remote(Screen));
    releaseRemotes({ calculators: load, offers: load });
    await renderShell('/', {
      'GET /api/user': admin,
      'POST /api/login': admin,
      'POST /api/logout': { status: 204 },
    });
  });
});
