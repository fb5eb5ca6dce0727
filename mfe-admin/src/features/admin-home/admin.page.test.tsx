import { screen, waitFor } from '@testing-library/react';
import type { CallResult } from '@programme/mfe-contract';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { AdminPage } from './admin.page';

const open = (options: FakeShellOptions = {}) =>
  renderWithShell(<AdminPage />, { route: '/admin', user: { id: 1, username: 'ada', isAdmin: true }, ...options });

test.each([
  { language: 'en', heading: 'Admin', signedIn: 'You are signed in as ada.' },
  { language: 'pl', heading: 'Administracja', signedIn: 'Zalogowano jako ada.' },
  { language: 'es', heading: 'Administración', signedIn: 'Ha iniciado sesión como ada.' },
] as const)('The page says who is signed in ($language)', ({ language, heading, signedIn }) => {
  open({ language });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(signedIn)).toBeVisible();
});

test('Logging out tells so and leads to the login page', async () => {
  const { person, toast, location, changeUser } = open();
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Logout successful' }));
  changeUser(null);
  expect(location()).toBe('/auth');
});

test('A failed logout says why on the page and in a toast, and can be tried again', async () => {
  const logout = jest
    .fn<Promise<CallResult>, []>()
    .mockResolvedValueOnce({ ok: false, detail: 'The server does not answer' })
    .mockResolvedValueOnce({ ok: true });
  const { person, toast, location } = open({ logout });
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Logout failedThe server does not answer');
  expect(toast).toHaveBeenCalledWith({
    tone: 'error',
    title: 'Logout failed',
    description: 'The server does not answer',
  });
  expect(location()).toBe('/admin');

  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith({ title: 'Logout successful' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('A second press while logging out sends nothing', async () => {
  const logout = jest.fn(() => new Promise<CallResult>(() => undefined));
  const { person } = open({ logout });
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  expect(logout).toHaveBeenCalledTimes(1);
});

test('The offers are one link away', async () => {
  const { person, location } = open();
  await person.click(screen.getByRole('link', { name: 'Offers' }));
  expect(location()).toBe('/offers');
});
