import { screen, waitFor } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell } from '@programme/testing';
import { createShellStore } from '../store/shell.store';
import { UserMenu } from './user-menu';

async function open(user = { id: 1, username: 'ada lovelace', isAdmin: true }) {
  const store = createShellStore({});
  const onLogout = jest.fn();
  const view = renderWithShell(
    <StoreProvider store={store}>
      <UserMenu user={user} onLogout={onLogout} />
    </StoreProvider>,
    { user },
  );
  await view.person.click(screen.getByRole('button', { name: `Account: ${user.username}` }));
  return { store, onLogout, ...view };
}

test('It says who is logged in and in which role', async () => {
  await open();
  expect(screen.getByText('Logged in as ada lovelace')).toBeVisible();
  expect(screen.getByText('Role: admin')).toBeVisible();
});

test('A user who is no admin has no way to the admin page', async () => {
  await open({ id: 2, username: 'bob', isAdmin: false });
  expect(screen.getByText('Role: user')).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Admin' })).not.toBeInTheDocument();
});

test('An admin gets to the admin page, and the menu closes', async () => {
  const { person, location } = await open();
  await person.click(screen.getByRole('menuitem', { name: 'Admin' }));
  expect(location()).toBe('/admin');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('Language and theme are chosen in it, by keyboard too', async () => {
  const { person, store, setLanguage } = await open();
  expect(screen.getByRole('menuitemradio', { name: 'Language: English' })).toBeChecked();
  await person.click(screen.getByRole('menuitemradio', { name: 'Language: Polski' }));
  expect(setLanguage).toHaveBeenCalledWith('pl');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Konto: ada lovelace' }));
  expect(screen.getByRole('menuitemradio', { name: 'Motyw: Jak w urządzeniu' })).toBeChecked();
  await person.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}');
  expect(store.getState().preferences.theme).toBe('dark');
});

test('Everybody gets to the own account', async () => {
  const { person, location } = await open({ id: 2, username: 'bob', isAdmin: false });
  await person.click(screen.getByRole('menuitem', { name: 'Account' }));
  expect(location()).toBe('/account');
});

test('It leads out', async () => {
  const { person, onLogout } = await open();
  await person.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});
