import { screen, waitFor } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { problem, renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { PasswordLinkPage } from './password-link.page';

const token = 'x'.repeat(43);
const opened: ApiAnswer = { body: { purpose: 'reset', username: 'bob', until: '2027-03-12T10:00:00.000Z' } };
const used = problem(410, 'link-used', 'This link does not work any more. Ask for a new one.');

function open(answers: Parameters<typeof stubApi>[0], options: FakeShellOptions = {}) {
  const calls = stubApi(answers);
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <PasswordLinkPage />
    </StoreProvider>,
    { route: `/link#${token}`, ...options },
  );
  return { ...view, calls };
}

const field = () => screen.findByLabelText('New password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Set password' });

test('A link sets the password of its account, and leads to the login', async () => {
  const { person, calls } = open({ 'POST /api/links/open': opened, 'POST /api/links/use': { status: 204 } });
  await person.type(await field(), 'a fine long password');
  expect(screen.getByText(/^For the account/)).toHaveTextContent('For the account bob. You log in with it afterwards.');
  await person.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Your password is set');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/links/open', body: { token } },
    { path: '/api/links/use', body: { token, password: 'a fine long password' } },
  ]);
});

test('A password that is refused stays as typed, with the reason at the field', async () => {
  const errors = { password: 'This password is too easy to guess' };
  const { person } = open({
    'POST /api/links/open': opened,
    'POST /api/links/use': problem(400, 'invalid-request', 'Check.', errors),
  });
  await person.type(await field(), 'password1234');
  await person.click(submit());
  const password = await field();
  await waitFor(() => expect(password).toHaveAccessibleDescription(errors.password));
  expect(password).toHaveValue('password1234');
});

test('A link that somebody else uses meanwhile says so, and keeps what was typed', async () => {
  const { person } = open({ 'POST /api/links/open': opened, 'POST /api/links/use': used });
  await person.type(await field(), 'a fine long password');
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask for a new one.');
  expect(await field()).toHaveValue('a fine long password');
});

test('A link that works no more says so, and shows no form', async () => {
  open({ 'POST /api/links/open': used });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link cannot be usedThis link does not work any more. Ask for a new one.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('A service that is away can be asked again', async () => {
  let answer: ApiAnswer = problem(503, 'unavailable', 'The service is away.');
  const { person } = open({ 'POST /api/links/open': () => answer });
  await screen.findByRole('alert');
  answer = opened;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field()).toBeVisible();
});

test.each([
  ['en', 'The address is not complete'],
  ['pl', 'Adres jest niepełny'],
  ['es', 'La dirección no está completa'],
] as const)('An address without its end says so and asks nothing (%s)', async (language, text) => {
  const { calls } = open({}, { language, route: '/link' });
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(calls).toHaveLength(0);
});
