import { screen, waitFor } from '@testing-library/react';
import { networkError, noAnswer, problem, stubApi, translatePage } from '@programme/testing';
import { validate, read, wrongPassword, locked, gate, open, password, submit } from './offers.routes.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

test.each([
  { language: 'en', heading: 'Your offer', label: 'Password', button: 'Show the offer' },
  { language: 'pl', heading: 'Twoja oferta', label: 'Hasło', button: 'Pokaż ofertę' },
  { language: 'es', heading: 'Su oferta', label: 'Contraseña', button: 'Ver la oferta' },
] as const)('The gate asks for the required password ($language)', async ({ language, heading, label, button }) => {
  stubApi({ [read]: locked });
  open({ language });
  expect(await screen.findByLabelText(label)).toBeRequired();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
});

test('Where the page says that the offer is locked, the gate calls nothing before the code, and opens the offer with it', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="page-data">{"session":"none","offer":"locked"}</script>',
  );
  const calls = stubApi(gate());
  const { person } = open();
  const field = await screen.findByLabelText('Password');
  expect(calls).toEqual([]);
  await person.type(field, 'secret{Enter}');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(calls.slice(0, 2).map(({ method }) => method)).toEqual(['POST', 'GET']);
  document.getElementById('page-data')?.remove();
});

test('A password that is typed into a gate which the browser translates before hydration opens the offer', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="page-data">{"session":"none","offer":"locked"}</script>',
  );
  const calls = stubApi(gate());
  const problems = jest.fn();
  const { person } = open({
    prerendered: (root) => {
      (password() as HTMLInputElement).value = 'secret';
      translatePage(root, (text) => `«${text}»`);
    },
    onHydrationError: problems,
  });
  await waitFor(() => expect(password()).toHaveValue('secret'));
  expect(problems).toHaveBeenCalled();
  await person.click(submit());
  expect(await screen.findByRole('article')).toBeVisible();
  expect(calls[0]).toMatchObject({ body: { password: 'secret' } });
  document.getElementById('page-data')?.remove();
});

test('The title of the gate names the product and no client', async () => {
  stubApi({ [read]: locked });
  const { setPageTitle } = open();
  await screen.findByLabelText('Password');
  expect(setPageTitle).toHaveBeenLastCalledWith('Your offer – Activity Programme');
});

test.each(['', ' ', '\u00a0 '])(
  'A blank password (%j) is ignored: nothing is sent and nothing blamed',
  async (blank) => {
    const calls = stubApi({ [read]: locked });
    const { person } = open();
    await screen.findByLabelText('Password');
    if (blank) await person.type(password(), blank);
    await person.click(submit());
    expect(submit()).toBeEnabled();
    expect(password()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  },
);

test('While the password is verified the button says so and cannot be pressed again', async () => {
  const calls = stubApi({ [read]: locked, [validate]: noAnswer });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), ' two words {Enter}');
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeDisabled();
  expect(calls.at(-1)).toMatchObject({ body: { password: ' two words ' } });
});

test.each([
  { what: 'a wrong password', answer: wrongPassword, text: 'Invalid password. Please try again.' },
  {
    what: 'too many attempts',
    answer: problem(429, 'too-many-attempts', 'Too many attempts. Please try again later.'),
    text: 'Too many attempts. Please try again later.',
  },
  { what: 'an error without a message', answer: { status: 401 }, text: 'Invalid password. Please try again.' },
  {
    what: 'the error page of a proxy',
    answer: { status: 502, body: '<h1>Bad Gateway</h1>' },
    text: 'The server is not responding. Check your connection and try again.',
  },
])('After $what the gate says so and keeps what was typed', async ({ answer, text }) => {
  stubApi({ [read]: locked, [validate]: answer });
  const { person, toast } = open();
  await person.type(await screen.findByLabelText('Password'), 'guess');
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  expect(password()).toHaveValue('guess');
  expect(submit()).toBeEnabled();
});

test('When there is no answer at all the password is not blamed', async () => {
  stubApi({ [read]: locked, [validate]: networkError });
  const { person, toast } = open();
  await person.type(await screen.findByLabelText('Password'), 'guess{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is not responding');
  expect(toast).toHaveBeenCalledWith({ tone: 'error', title: 'The server is not responding' });
});

test('A wrong password marks the field and changes the help; a server that is down does neither', async () => {
  let answers = 0;
  stubApi({ [read]: locked, [validate]: () => (answers++ === 0 ? { status: 502 } : wrongPassword) });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'guess{Enter}');
  expect(await screen.findByRole('alert')).not.toHaveTextContent('Copy it');
  expect(password()).toBeValid();
  expect(screen.getByText('No password at hand?')).toBeVisible();
  await person.type(password(), '{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Copy it from the message'));
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription(/^Invalid password/);
  expect(screen.getByText('Still closed?')).toBeVisible();
});

test('The error goes from the page when the next password is sent', async () => {
  let answers = 0;
  stubApi({ [read]: locked, [validate]: () => (answers++ === 0 ? wrongPassword : noAnswer()) });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'guess{Enter}');
  await screen.findByRole('alert');
  await person.type(password(), '2{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  ['en', '1', 'Please try again in 1 minute.'],
  ['en', '301', 'Please try again in 6 minutes.'],
  ['pl', '180', 'Spróbuj ponownie za 3 minuty.'],
  ['es', '360', 'Inténtelo de nuevo dentro de 6 minutos.'],
] as const)(
  'After too many attempts the gate says when the next one may be made (%s, %s s)',
  async (language, seconds, text) => {
    const limited = problem(429, 'too-many-attempts', 'Too many attempts. Please try again later.');
    stubApi(gate({ ...limited, headers: { ...limited.headers, 'Retry-After': seconds } }));
    const { person } = open({ language });
    await waitFor(() => expect(document.querySelector('form input')).toBeVisible());
    await person.type(document.querySelector<HTMLInputElement>('form input')!, 'guess{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);

test('A code may be pasted with what came along', async () => {
  const calls = stubApi(gate());
  const { person } = open();
  await person.click(await screen.findByLabelText('Password'));
  await person.paste('\tk7qmc-3xpwc-9rtdf ');
  await person.keyboard('{Enter}');
  await screen.findByRole('article');
  expect(calls.find(({ path }) => path.endsWith('/validate'))?.body).toEqual({ password: ' k7qmc-3xpwc-9rtdf ' });
});
