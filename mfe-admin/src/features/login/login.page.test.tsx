import { screen, waitFor } from '@testing-library/react';
import type { CallResult, SessionUser } from '@programme/mfe-contract';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { LoginPage } from './login.page';

const admin: SessionUser = { id: 1, username: 'ada', isAdmin: true };
const refused: CallResult = { ok: false, detail: 'Invalid username or password' };

const open = (options: FakeShellOptions = {}) => renderWithShell(<LoginPage />, { route: '/auth', ...options });

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

test.each([
  {
    language: 'en',
    heading: 'Log in',
    button: 'Log in',
    messages: ['Username is required', 'Password is required'],
  },
  {
    language: 'pl',
    heading: 'Logowanie',
    button: 'Zaloguj się',
    messages: ['Podaj nazwę użytkownika', 'Podaj hasło'],
  },
  {
    language: 'es',
    heading: 'Iniciar sesión',
    button: 'Iniciar sesión',
    messages: ['Indique el nombre de usuario', 'Indique la contraseña'],
  },
] as const)('An empty form says what is required and sends nothing ($language)', async (texts) => {
  const login = jest.fn();
  const { person } = open({ language: texts.language, login });
  expect(screen.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();

  await person.click(screen.getByRole('button', { name: texts.button }));

  for (const message of texts.messages) expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
  expect(login).not.toHaveBeenCalled();
});

test('While the call is pending the button says so and cannot be pressed again', async () => {
  let end: (result: CallResult) => void = () => undefined;
  const login = jest.fn(() => new Promise<CallResult>((resolve) => (end = resolve)));
  const { person } = open({ login });
  await person.type(username(), 'ada');
  await person.type(password(), 'secret{Enter}');

  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await person.type(password(), '{Enter}');
  expect(login).toHaveBeenCalledTimes(1);
  expect(login).toHaveBeenCalledWith({ username: 'ada', password: 'secret' });

  end(refused);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('A refused login says why on the page and in a toast, and keeps what was typed', async () => {
  const { person, toast } = open({ login: () => Promise.resolve(refused) });
  await person.type(username(), 'ada');
  await person.type(password(), 'wrong');
  await person.click(submit());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Login failed');
  expect(alert).toHaveTextContent('Invalid username or password');
  expect(toast).toHaveBeenCalledWith({ tone: 'error', title: 'Login failed', description: refused.detail });
  expect(username()).toHaveValue('ada');
  expect(password()).toHaveValue('wrong');
});

test('The message of a refused login goes when the next one is sent', async () => {
  const login = jest
    .fn<Promise<CallResult>, []>()
    .mockResolvedValueOnce(refused)
    .mockReturnValueOnce(new Promise(() => undefined));
  const { person } = open({ login });
  await person.type(username(), 'ada');
  await person.type(password(), 'wrong{Enter}');
  await screen.findByRole('alert');
  await person.type(password(), '2{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  { who: 'an admin', user: admin, leadsTo: '/admin' },
  { who: 'anybody else', user: { ...admin, isAdmin: false }, leadsTo: '/' },
])('A login of $who leads to $leadsTo', async ({ user, leadsTo }) => {
  const { person, toast, location, changeUser } = open();
  await person.type(username(), 'ada');
  await person.type(password(), 'secret{Enter}');
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Login successful' }));
  changeUser(user);
  expect(location()).toBe(leadsTo);
});

test('Who is logged in already is sent to the calculator, admins too', () => {
  const { location } = open({ user: admin });
  expect(location()).toBe('/');
});

test('There is no form before it is known who is signed in', () => {
  open({ status: 'loading' });
  expect(screen.getByRole('progressbar', { name: 'Loading your account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
});

test('The password can be shown and hidden again', async () => {
  const { person } = open();
  expect(password()).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('The page names itself in the title and gives it back on leaving', () => {
  const { setPageTitle, unmount } = open({ language: 'es' });
  expect(setPageTitle).toHaveBeenLastCalledWith('Iniciar sesión – Programa de Actividad');
  unmount();
  expect(setPageTitle).toHaveBeenLastCalledWith(null);
});
