import { screen } from '@testing-library/react';
import { isCompatibleContract, isRemoteModule } from '@programme/mfe-contract';
import { renderWithShell, stubApi } from '@programme/testing';
import * as remote from './remote';

test('The module is what the shell expects of a remote', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(isCompatibleContract(remote.contractVersion)).toBe(true);
});

test.each([
  ['/auth', 'Log in'],
  ['/admin/users', 'Admin'],
  ['/offers', 'Offers'],
])('%s shows the page %s', (route, heading) => {
  stubApi({ 'GET /api/settings': { status: 503 }, 'GET /api/users': { body: [] } });
  const user = route === '/auth' ? null : { id: 1, username: 'ada', isAdmin: true };
  renderWithShell(<remote.Routes />, { route, user });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['en', 'Login failed'],
  ['pl', 'Nie udało się zalogować'],
  ['es', 'No se pudo iniciar sesión'],
] as const)('The remote brings its texts in %s', async (language, text) => {
  expect((await remote.loadTexts(language))['auth.failed']).toBe(text);
});
