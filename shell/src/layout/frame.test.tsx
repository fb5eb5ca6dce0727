import { screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { createShellStore } from '../store/shell.store';
import { Frame } from './frame';

const open = (options: FakeShellOptions) =>
  renderWithShell(
    <StoreProvider store={createShellStore({})}>
      <Frame comparison={null} onLogout={jest.fn()}>
        <h1>Screen</h1>
      </Frame>
    </StoreProvider>,
    options,
  );

// jsdom has no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());

const seesClientsView = () => screen.queryByText(/You see what the client sees/);

test('On an offer page a client has no navigation of ours, and no bar of the staff (decision B24)', () => {
  open({ route: '/offer/o-1' });
  expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open menu', hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Theme' })).toBeVisible();
  expect(seesClientsView()).not.toBeInTheDocument();
});

test('An admin reads there that it is the client’s view, keeps the account, and has a way back', async () => {
  const { person, location } = open({ route: '/offer/o-1', user: { id: 1, username: 'ada', isAdmin: true } });
  expect(seesClientsView()).toHaveTextContent('Your visit is not counted.');
  expect(await screen.findByRole('button', { name: /^Account: / })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Admin', hidden: true })).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Back to the offers' }));
  expect(location()).toBe('/offers');
});

test('Another user’s visit is counted, and offers are not theirs to list', () => {
  open({ route: '/offer/o-1', user: { id: 2, username: 'bob', isAdmin: false } });
  expect(seesClientsView()).not.toHaveTextContent('counted');
  expect(screen.queryByRole('link', { name: 'Back to the offers' })).not.toBeInTheDocument();
});

test('Everywhere else the navigation is there', () => {
  open({ route: '/', user: { id: 1, username: 'ada', isAdmin: true } });
  expect(screen.getByRole('navigation', { hidden: true })).toBeInTheDocument();
  expect(seesClientsView()).not.toBeInTheDocument();
});
