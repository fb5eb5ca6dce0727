import { screen, waitFor } from '@testing-library/react';
import type { CallResult, SessionUser } from '@programme/mfe-contract';
import { StoreProvider } from '@programme/platform';
import { noAnswer, problem, renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { LoginPage } from './login.page';

const admin: SessionUser = { id: 1, username: 'ada', isAdmin: true };
const refusal = 'Invalid username or password';
const refused: CallResult = { ok: false, detail: refusal };

const off: ApiAnswer = { body: { registration: false, chat: false, mail: false } };
const on: ApiAnswer = { body: { registration: true, chat: false, mail: false } };

const open = (options: FakeShellOptions = {}) =>
  renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <LoginPage />
    </StoreProvider>,
    { route: '/auth', ...options },
  );

beforeEach(() => void stubApi({ 'GET /api/settings': off }));

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

test('A refused login says why in a toast, and at the field once more, and keeps what was typed', async () => {
  const { person, toast } = open({ login: () => Promise.resolve(refused) });
  await person.type(username(), 'ada');
  await person.type(password(), 'wrong');
  await person.click(submit());

  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  expect(password()).toHaveAccessibleDescription(refusal);
  expect(password()).toBeInvalid();
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
  await screen.findByText(refusal);
  await person.type(password(), '2{Enter}');
  await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
  expect(password()).toBeValid();
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

test.each([
  ['back to the page that asked', admin, { from: '/admin/logs?company=abc' }, '/admin/logs?company=abc'],
  ['where everybody may go', { ...admin, isAdmin: false }, { from: '/admin/logs' }, '/'],
  ['back to the own account', { ...admin, isAdmin: false }, { from: '/account' }, '/account'],
  ['never to another site', admin, { from: '//evil.example' }, '/admin'],
  ['never to another site', admin, { from: '/\\evil.example' }, '/admin'],
  ['never to another site', admin, { from: 'https://evil.example/' }, '/admin'],
  ['to the portal', admin, { from: 7 }, '/admin'],
])('A login leads %s', async (_where, user, state, leadsTo) => {
  const { person, toast, location, changeUser } = open({ state });
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

describe('Registration', () => {
  const openRegister = async (answer: ApiAnswer | (() => Promise<ApiAnswer>)) => {
    const calls = stubApi({ 'GET /api/settings': on, 'POST /api/register': answer });
    const view = open();
    await view.person.click(await screen.findByRole('tab', { name: 'Register' }));
    return { ...view, calls };
  };
  const create = () => screen.getByRole('button', { name: 'Create account' });

  test.each([
    ['is off', off],
    ['cannot be known', { status: 503, body: 'starting' }],
  ])('There is the login alone where it %s', async (_what, settings) => {
    const calls = stubApi({ 'GET /api/settings': settings });
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(submit()).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('What was typed before the second tab came stays', async () => {
    let answer: (settings: ApiAnswer) => void = () => undefined;
    stubApi({ 'GET /api/settings': () => new Promise<ApiAnswer>((resolve) => (answer = resolve)) });
    const { person } = open();
    await person.type(username(), 'ada');
    answer(on);
    await screen.findByRole('tab', { name: 'Register' });
    expect(username()).toHaveValue('ada');
    expect(username()).toHaveFocus();
  });

  test('A new account leads back to the login, which says what comes next', async () => {
    const { person, calls } = await openRegister({ status: 201, body: { id: 7, username: 'bob', isAdmin: false } });
    expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    expect(username()).toHaveAccessibleDescription('3 to 64 characters');
    await person.type(username(), 'bob');
    await person.type(password(), 'a fine long password');
    await person.click(create());

    expect(await screen.findByRole('status')).toHaveTextContent(/bob has been created.*An admin must still grant/);
    expect(screen.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
    expect(username()).toHaveValue('bob');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({ username: 'bob', password: 'a fine long password' });
  });

  test('Rules are told before anything is sent', async () => {
    const { person, calls } = await openRegister(noAnswer);
    await person.type(username(), 'bo');
    await person.type(password(), 'short');
    await person.click(create());
    expect(await screen.findByText('At least 3 characters')).toBeVisible();
    expect(screen.getByText('At least 12 characters')).toBeVisible();
    expect(username()).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['a name that is taken', problem(409, 'username-taken', 'This username is already taken.'), username],
    [
      'a common password',
      problem(400, 'invalid-request', 'Please check.', { password: 'This password is too easy to guess' }),
      password,
    ],
  ])('%s is said at its field, and nothing typed is lost', async (_what, answer, field) => {
    const { person } = await openRegister(answer);
    await person.type(username(), 'bob');
    await person.type(password(), 'password1234');
    await person.click(create());
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(/already taken|easy to guess/);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(username()).toHaveValue('bob');
    expect(password()).toHaveValue('password1234');
  });

  test('Any other failure is said above the form', async () => {
    const { person } = await openRegister({ status: 502, body: '<html>' });
    await person.type(username(), 'bob');
    await person.type(password(), 'a fine long password');
    await person.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failedThe server is not responding');
    expect(username()).toHaveValue('bob');
  });
});
