import { screen, waitFor, within } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { problem, renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { AccountPage } from './account.page';

const bob = { id: 2, username: 'bob', isAdmin: false };

type Answers = Parameters<typeof stubApi>[0];

const settings = (mail: boolean): ApiAnswer => ({
  body: { registration: true, chat: true, mail, timezone: 'Europe/Warsaw' },
});

async function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({
    'GET /api/settings': settings(true),
    'GET /api/account': { body: { ...bob, email: 'bob@example.com' } },
    ...answers,
  });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <AccountPage />
    </StoreProvider>,
    { route: '/account', user: bob, ...options },
  );
  return { ...view, calls, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

const form = (name: string) => screen.findByRole('form', { name });

const input = (section: HTMLElement, label: string) => within(section).getByLabelText(label, { selector: 'input' });

test.each([
  ['en', 'Account', 'You are logged in as bob. Role: user', 'E-mail address'],
  ['pl', 'Konto', 'Zalogowano jako bob. Rola: użytkownik', 'Adres e-mail'],
  ['es', 'Cuenta', 'Ha iniciado sesión como bob. Rol: usuario', 'Correo electrónico'],
] as const)(
  'The page says whose account it is, also to whoever is no admin (%s)',
  async (language, title, lead, section) => {
    const { setPageTitle } = await open({}, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(await screen.findByRole('region', { name: section })).toBeVisible();
    expect(setPageTitle).toHaveBeenLastCalledWith(expect.stringMatching(`^${title} – `));
  },
);

test('An account that does not load says why, and can be asked for again', async () => {
  let answer: ApiAnswer = problem(503, 'unavailable', 'The service is away.');
  const { person } = await open({ 'GET /api/account': () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loadedThe service is away.');
  answer = { body: { ...bob, email: null } };
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(input(await form('E-mail address'), 'E-mail (optional)')).toHaveValue('');
});

describe('The own address', () => {
  const type = async (answer: ApiAnswer, email: string) => {
    let stored: string | null = 'bob@example.com';
    const view = await open({
      'GET /api/account': () => ({ body: { ...bob, email: stored } }),
      'PUT /api/account/email': ({ body }) => {
        if (answer.status === 204) stored = (body as { email: string | null }).email;
        return answer;
      },
    });
    const fields = await form('E-mail address');
    await view.person.clear(input(fields, 'E-mail (optional)'));
    if (email !== '') await view.person.type(input(fields, 'E-mail (optional)'), email);
    await view.person.type(input(fields, 'Present password'), 'the one of now');
    await view.person.click(within(fields).getByRole('button', { name: 'Save address' }));
    return view;
  };

  test.each([
    ['new@example.com', 'new@example.com'],
    ['', null],
  ])('is set with the present password, which is asked for anew: "%s"', async (typed, email) => {
    const { sent, toast } = await type({ status: 204 }, typed);
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Address saved' }));
    expect(sent()).toEqual([{ email, password: 'the one of now' }]);
    await waitFor(async () => expect(input(await form('E-mail address'), 'Present password')).toHaveValue(''));
    expect(input(await form('E-mail address'), 'E-mail (optional)')).toHaveValue(typed);
  });

  test('with a wrong password is refused at that field, and stays as typed', async () => {
    const errors = { password: 'This is not your present password' };
    await type(problem(400, 'invalid-request', 'Check.', errors), 'new@example.com');
    const fields = await form('E-mail address');
    await waitFor(() => expect(input(fields, 'Present password')).toHaveAccessibleDescription(errors.password));
    expect(input(fields, 'E-mail (optional)')).toHaveValue('new@example.com');
  });

  test('that cannot be saved says why', async () => {
    await type(problem(429, 'too-many-attempts', 'Too many attempts.'), 'new@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('The address was not savedToo many attempts.');
  });

  test('gets nothing where mail is off, which is said', async () => {
    await open({ 'GET /api/settings': settings(false) });
    expect(await screen.findByText(/E-mail is switched off on this server/)).toBeVisible();
  });
});

describe('The own password', () => {
  const type = async (answer: ApiAnswer, password = 'a fine long password') => {
    const view = await open({ 'PUT /api/account/password': answer });
    const fields = await form('Change your password');
    await view.person.type(input(fields, 'Present password'), 'the one of now');
    await view.person.type(input(fields, 'New password'), password);
    await view.person.click(within(fields).getByRole('button', { name: 'Change password' }));
    return { ...view, fields };
  };

  test('is changed with the present one', async () => {
    const { sent, toast } = await type({ status: 204 });
    expect(screen.getByText(/logged out everywhere else/)).toBeVisible();
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Password changed' }));
    expect(sent()).toEqual([{ current: 'the one of now', password: 'a fine long password' }]);
    for (const label of ['Present password', 'New password'])
      await waitFor(async () => expect(input(await form('Change your password'), label)).toHaveValue(''));
  });

  test('that is too short is refused before anything is sent', async () => {
    const { fields, sent } = await type({ status: 204 }, 'short');
    await waitFor(() => expect(input(fields, 'New password')).toBeInvalid());
    expect(sent()).toEqual([]);
  });

  test('with a wrong present one is refused at that field, and stays as typed', async () => {
    const errors = { current: 'This is not your present password' };
    const { fields } = await type(problem(400, 'invalid-request', 'Check.', errors));
    await waitFor(() => expect(input(fields, 'Present password')).toHaveAccessibleDescription(errors.current));
    expect(input(fields, 'New password')).toHaveValue('a fine long password');
  });

  test('that cannot be changed when the session has ended keeps what was typed', async () => {
    const { fields } = await type(problem(401, 'unauthenticated', 'Please log in.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(input(fields, 'New password')).toHaveValue('a fine long password');
  });
});
