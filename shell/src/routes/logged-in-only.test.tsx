import { screen } from '@testing-library/react';
import { useLocation } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { LoggedInOnly } from './logged-in-only';

function Where() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(options: FakeShellOptions, { loggedOut = false, admins = true } = {}) {
  const onRetry = jest.fn();
  const view = renderWithShell(
    <>
      <LoggedInOnly staffOnly={admins} onRetry={onRetry} loggedOut={loggedOut}>
        <p>Secret page</p>
      </LoggedInOnly>
      <Where />
    </>,
    { route: '/admin', ...options },
  );
  return { ...view, onRetry };
}

const secret = () => screen.queryByText('Secret page');

test('An admin sees the page', () => {
  const { location } = open({ user: { id: 1, username: 'ada', isAdmin: true } });
  expect(secret()).toBeVisible();
  expect(location()).toBe('/admin');
});

test.each([
  ['Nobody', null],
  ['A user who is no admin', { id: 2, username: 'bob', isAdmin: false }],
])('%s is sent to the login page', (_who, user) => {
  const { location } = open({ user });
  expect(location()).toBe('/auth');
});

test('Whoever is logged in sees what is theirs, and nobody else', () => {
  const { changeUser, location } = open({ user: { id: 2, username: 'bob', isAdmin: false } }, { admins: false });
  expect(secret()).toBeVisible();
  changeUser(null);
  expect(location()).toBe('/auth');
});

test('While it is not known who is signed in a spinner shows, and nobody is sent anywhere', () => {
  const { location } = open({ status: 'loading' });
  expect(screen.getByRole('progressbar', { name: 'Loading your account' })).toBeVisible();
  expect(secret()).not.toBeInTheDocument();
  expect(location()).toBe('/admin');
});

test.each([
  ['en', 'The server is not responding', 'Retry'],
  ['pl', 'Serwer nie odpowiada', 'Spróbuj ponownie'],
  ['es', 'El servidor no responde', 'Reintentar'],
] as const)('When the API gives no answer, that is said and can be tried again (%s)', async (language, text, retry) => {
  const { person, onRetry, location } = open({ status: 'unreachable', language });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(secret()).not.toBeInTheDocument();
  expect(location()).toBe('/admin');
  await person.click(screen.getByRole('button', { name: retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('Who stops being an admin is sent away', () => {
  const { changeUser, location } = open({ user: { id: 1, username: 'ada', isAdmin: true } });
  changeUser(null);
  expect(location()).toBe('/auth');
  expect(secret()).not.toBeInTheDocument();
});

test('The login page is told who asked, with the query, but not after a logout', () => {
  const { unmount } = open({ user: null, route: '/admin/logs?company=abc' });
  expect(screen.getByRole('status')).toHaveTextContent('/auth {"from":"/admin/logs?company=abc"}');
  unmount();
  open({ user: null, route: '/admin/logs' }, { loggedOut: true });
  expect(screen.getByRole('status')).toHaveTextContent('/auth null');
});
