import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useShell, type LogoutGuard, type ShellApi } from '@programme/mfe-contract';
import { problem } from '@programme/testing';
import { releaseRemotes, remote, renderShell } from './app.fixture';
import { reloadPage } from './session/reload-page';

jest.mock('./session/reload-page', () => ({ reloadPage: jest.fn(() => new Promise(() => undefined)) }));
beforeEach(() => jest.mocked(reloadPage).mockClear());

const bob = { body: { id: 2, username: 'bob', isAdmin: false, permissions: [] } };
const loggedOut = { 'GET /api/user': bob, 'POST /api/logout': { status: 204 } };

const menu = () => screen.findByRole('button', { name: 'Account: bob' }, { timeout: 5000 });

async function chooseLogout(person: Awaited<ReturnType<typeof renderShell>>['person']) {
  await person.click(await menu());
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

describe('A user without admin rights', () => {
  test('reads who is logged in, and can log out: the page is loaded anew', async () => {
    const { person, calls } = await renderShell('/pricing-enterprise', loggedOut);
    await person.click(await menu());
    expect(screen.getByText('Logged in as bob')).toBeVisible();
    await person.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/logout');
  });

  test('learns of a logout that failed, and stays logged in', async () => {
    const failing = { ...loggedOut, 'POST /api/logout': problem(503, 'unavailable', 'Please try again.') };
    const { person } = await renderShell('/pricing-enterprise', failing);
    await chooseLogout(person);
    expect(await screen.findByRole('status')).toHaveTextContent('Logout failedPlease try again.');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(await menu()).toBeVisible();
  });
});

test('Nobody is logged in: there is no menu', async () => {
  await renderShell('/pricing-enterprise');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
});

describe('A screen', () => {
  let shell: ShellApi;
  const guarded = (guard: LogoutGuard) =>
    remote(() => {
      shell = useShell();
      const { setLogoutGuard } = shell;
      useEffect(() => {
        setLogoutGuard(guard);
        return () => setLogoutGuard(null);
      }, [setLogoutGuard]);
      return <h1>Screen</h1>;
    });

  test('can hold a logout back until its own question is answered', async () => {
    let goOn: () => Promise<void> = () => Promise.resolve();
    releaseRemotes({ calculators: () => Promise.resolve(guarded((logout) => void (goOn = logout))) });
    const { person, calls } = await renderShell('/pricing-enterprise', loggedOut);
    await chooseLogout(person);
    expect(calls.filter(({ path }) => path === '/api/logout')).toEqual([]);
    void act(() => void goOn());
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  });

  test('has its delayed call answered before the session ends', async () => {
    releaseRemotes({ calculators: () => Promise.resolve(guarded((logout) => void logout())) });
    const { person, calls } = await renderShell('/pricing-enterprise', loggedOut);
    await menu();
    let answer: () => void = () => undefined;
    act(() => shell.toast({ title: 'Deleted', onClose: () => new Promise<void>((resolve) => (answer = resolve)) }));
    await chooseLogout(person);
    expect(calls.filter(({ path }) => path === '/api/logout')).toEqual([]);
    act(() => answer());
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  });
});
