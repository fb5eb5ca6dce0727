import { screen } from '@testing-library/react';
import { isCompatibleContract, isRemoteModule } from '@programme/mfe-contract';
import { noAnswer, renderWithShell, stubApi } from '@programme/testing';
import * as remote from './remote';

test('The module is what the shell expects of a remote', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(isCompatibleContract(remote.contractVersion)).toBe(true);
});

const admin = { id: 1, username: 'ada', isAdmin: true };

test.each([
  ['/auth', 'Log in', null],
  ['/offers', 'Offers', admin],
])('%s shows the page %s', async (route, heading, user) => {
  stubApi({
    'GET /api/settings': { status: 503 },
    'GET /api/offers': noAnswer,
    'GET /api/offers/counts': noAnswer,
    'GET /api/creators': noAnswer,
  });
  renderWithShell(<remote.Routes />, { route, user });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['/admin', 'Overview', 'Loading the overview'],
  ['/admin/content', 'Texts', 'Loading the texts'],
  ['/admin/logs', 'Calculations', 'Loading the calculations'],
  ['/admin/users', 'Users', 'Loading the users'],
  ['/admin/creators', 'Creators', 'Loading the creators'],
])('%s opens the tab %s', async (route, tab, loading) => {
  stubApi({
    'GET /api/overview': noAnswer,
    'GET /api/translations': noAnswer,
    'GET /api/logs': noAnswer,
    'GET /api/users': noAnswer,
    'GET /api/creators': noAnswer,
  });
  const { location } = renderWithShell(<remote.Routes />, { route, user: admin });
  expect(await screen.findByRole('progressbar', { name: loading }, { timeout: 4000 })).toBeVisible();
  expect(location()).toBe(route);
  expect(screen.getByRole('heading', { level: 1, name: tab })).toBeVisible();
  expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['en', 'Login failed'],
  ['pl', 'Nie udało się zalogować'],
  ['es', 'No se pudo iniciar sesión'],
] as const)('The remote brings its texts in %s', async (language, text) => {
  expect((await remote.loadTexts(language))['auth.failed']).toBe(text);
});
