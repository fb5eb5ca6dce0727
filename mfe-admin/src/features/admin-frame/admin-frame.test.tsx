import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { routePaths, useShell, type CallResult } from '@programme/mfe-contract';
import { Route, RouterLink, Routes, StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { AdminFrame } from './admin-frame';
import type { RouteTab } from './route-tabs';

const users: RouteTab = { route: 'adminUsers', label: 'admin.tab.users' };
const creators: RouteTab = { route: 'adminCreators', label: 'admin.tab.creators' };
const tabs = [users, creators];

function Screens({ unsaved }: { readonly unsaved: number }) {
  const [left, setLeft] = useState(unsaved);
  const { preferences } = useShell();
  const frame = (open: RouteTab) => (
    <AdminFrame tabs={tabs} open={open} unsaved={left} onDiscard={() => setLeft(0)}>
      <p>Area {open.route}</p>
      <RouterLink to="?lang=pl">query</RouterLink>
      <button onClick={() => preferences.setLanguage('pl')}>po polsku</button>
    </AdminFrame>
  );
  return (
    <Routes>
      <Route path={routePaths.adminUsers} element={frame(users)} />
      <Route path={routePaths.adminCreators} element={frame(creators)} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
}

const open = ({ unsaved = 0, ...options }: FakeShellOptions & { unsaved?: number } = {}) =>
  renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <Screens unsaved={unsaved} />
    </StoreProvider>,
    { route: '/admin/users', user: { id: 1, username: 'ada', isAdmin: true }, ...options },
  );

// The page names its time zone, which it asks for.
beforeEach(() => void stubApi({}));

const tab = (name: string) => screen.getByRole('tab', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

test.each([
  { language: 'en', name: 'Users', offers: 'Offers', out: 'Log out' },
  { language: 'pl', name: 'Użytkownicy', offers: 'Oferty', out: 'Wyloguj się' },
  { language: 'es', name: 'Usuarios', offers: 'Ofertas', out: 'Cerrar sesión' },
] as const)('One row has the tabs, the offers and the way out ($language)', ({ language, name, offers, out }) => {
  open({ language });
  const row = tab(name).closest('div')!.parentElement!;
  expect(within(row).getByRole('link', { name: offers })).toBeVisible();
  expect(within(row).getByRole('button', { name: out })).toBeVisible();
});

describe('Tabs', () => {
  test('The open tab is marked, names the page and what it shows', () => {
    const { setPageTitle } = open();
    expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Creators')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: 'Users' })).toHaveTextContent('Area adminUsers');
    expect(setPageTitle).toHaveBeenLastCalledWith('Users – Activity Programme');
  });

  test('Arrow keys move along them, Enter opens one, and the keyboard stays where it is', async () => {
    const { person, location } = open();
    await person.click(tab('Users'));
    await person.keyboard('{ArrowRight}');
    expect(tab('Creators')).toHaveFocus();
    expect(location()).toBe('/admin/users');
    await person.keyboard('{Enter}');
    expect(location()).toBe('/admin/creators');
    expect(tab('Creators')).toHaveFocus();
    await person.keyboard('{Home} ');
    expect(location()).toBe('/admin/users');
    expect(tab('Users')).toHaveFocus();
  });

  test('Only the open tab is a stop of the Tab key', () => {
    open();
    expect(tab('Users')).toHaveAttribute('tabindex', '0');
    expect(tab('Creators')).toHaveAttribute('tabindex', '-1');
  });
});

describe('Logging out', () => {
  test('tells so, and shows nothing until the shell leads to the login page', async () => {
    const { person, toast, changeUser } = open();
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Logout successful' }));
    changeUser(null);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('that fails says why on the page and in a toast, and can be tried again', async () => {
    const logout = jest
      .fn<Promise<CallResult>, []>()
      .mockResolvedValueOnce({ ok: false, detail: 'The server is not responding' })
      .mockResolvedValueOnce({ ok: true });
    const { person, toast, location } = open({ logout });
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Logout failedThe server is not responding');
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Logout failed',
      description: 'The server is not responding',
    });
    expect(location()).toBe('/admin/users');

    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith({ title: 'Logout successful' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('empties the tab of what was typed, once it succeeds', async () => {
    sessionStorage.setItem('form.1.creator.7', '{}');
    const logout = jest
      .fn<Promise<CallResult>, []>()
      .mockResolvedValueOnce({ ok: false, detail: 'The server is not responding' })
      .mockResolvedValueOnce({ ok: true });
    const { person, toast } = open({ logout });
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('alert');
    expect(sessionStorage).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith({ title: 'Logout successful' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('sends nothing twice', async () => {
    const logout = jest.fn(() => new Promise<CallResult>(() => undefined));
    const { person } = open({ logout });
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
    expect(logout).toHaveBeenCalledTimes(1);
  });

  test('with unsaved changes asks first', async () => {
    const logout = jest.fn(() => Promise.resolve({ ok: true } as const));
    const { person } = open({ unsaved: 1, logout });
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    expect(dialog()).toHaveTextContent('One change is not saved yet. If you leave, it is lost.');
    expect(logout).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Leave and discard' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });
});

describe('Leaving with unsaved changes', () => {
  const toOffers = () => screen.getByRole('link', { name: 'Offers' });

  test('asks; staying stays, leaving leaves', async () => {
    const { person, location } = open({ unsaved: 3 });
    await person.click(toOffers());
    expect(dialog()).toHaveTextContent('3 changes are not saved yet. If you leave, they are lost.');
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(location()).toBe('/admin/users');

    await person.click(toOffers());
    await person.click(screen.getByRole('button', { name: 'Leave and discard' }));
    expect(location()).toBe('/offers');
  });

  test('does not ask for another tab, another query or another language', async () => {
    const { person, location } = open({ unsaved: 3 });
    await person.click(tab('Creators'));
    expect(location()).toBe('/admin/creators');
    await person.click(screen.getByRole('link', { name: 'query' }));
    expect(location()).toBe('/admin/creators?lang=pl');
    await person.click(screen.getByRole('button', { name: 'po polsku' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('by closing the page lets the browser ask, as long as there is something to lose', () => {
    const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { unmount } = open({ unsaved: 1 });
    expect(closes()).toBe(true);
    unmount();
    expect(closes()).toBe(false);
  });

  test('asks nothing when nothing would be lost', async () => {
    const { person, location } = open();
    await person.click(toOffers());
    expect(location()).toBe('/offers');
  });
});
