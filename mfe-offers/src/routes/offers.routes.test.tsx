import { screen, waitFor } from '@testing-library/react';
import { noAnswer, problem, renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { OffersRoutes } from './offers.routes';

const validate = 'POST /api/offers/o-1/validate';
const read = 'GET /api/offers/o-1/public';
const wrongPassword = problem(401, 'invalid-offer-password', 'Invalid password. Please try again.');

const open = (options: FakeShellOptions = {}) => renderWithShell(<OffersRoutes />, { route: '/offer/o-1', ...options });

const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Show the offer' });

test.each([
  { language: 'en', heading: 'Your offer', label: 'Password', button: 'Show the offer' },
  { language: 'pl', heading: 'Twoja oferta', label: 'Hasło', button: 'Pokaż ofertę' },
  { language: 'es', heading: 'Su oferta', label: 'Contraseña', button: 'Ver la oferta' },
] as const)('The gate asks for the required password ($language)', ({ language, heading, label, button }) => {
  open({ language });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
});

test('The title of the gate names the product and no client', () => {
  const { setPageTitle } = open();
  expect(setPageTitle).toHaveBeenLastCalledWith('Your offer – Activity Programme');
});

test.each(['', ' ', '\u00a0 '])(
  'A blank password (%j) is ignored: nothing is sent and nothing blamed',
  async (blank) => {
    const calls = stubApi({});
    const { person } = open();
    if (blank) await person.type(password(), blank);
    await person.click(submit());
    expect(submit()).toBeEnabled();
    expect(password()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  },
);

test('While the password is verified the button says so and cannot be pressed again', async () => {
  const calls = stubApi({ [validate]: noAnswer });
  const { person } = open();
  await person.type(password(), ' two words {Enter}');
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeDisabled();
  expect(calls).toMatchObject([{ body: { password: ' two words ' } }]);
});

test.each([
  { what: 'a wrong password', answer: wrongPassword, text: 'Invalid password. Please try again.' },
  {
    what: 'too many attempts',
    answer: problem(429, 'too-many-attempts', 'Too many attempts. Please try again later.'),
    text: 'Too many attempts. Please try again later.',
  },
  { what: 'a refusal without words', answer: { status: 401 }, text: 'Invalid password. Please try again.' },
  {
    what: 'the error page of a proxy',
    answer: { status: 502, body: '<h1>Bad Gateway</h1>' },
    text: 'The server does not answer. Check your connection and try again.',
  },
])('After $what the gate says so and keeps what was typed', async ({ answer, text }) => {
  stubApi({ [validate]: answer });
  const { person, toast } = open();
  await person.type(password(), 'guess');
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  expect(password()).toHaveValue('guess');
  expect(submit()).toBeEnabled();
});

test('When there is no answer at all the password is not blamed', async () => {
  stubApi({ [validate]: () => Promise.reject(new TypeError('Failed to fetch')) });
  const { person, toast } = open();
  await person.type(password(), 'guess{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer');
  expect(toast).toHaveBeenCalledWith({ tone: 'error', title: 'The server does not answer' });
});

test('A refusal goes from the page when the next password is sent', async () => {
  let answers = 0;
  stubApi({ [validate]: () => (answers++ === 0 ? wrongPassword : noAnswer()) });
  const { person } = open();
  await person.type(password(), 'guess{Enter}');
  await screen.findByRole('alert');
  await person.type(password(), '2{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('The right password is confirmed, then the offer is fetched', async () => {
  const calls = stubApi({ [validate]: { body: { unlocked: true } }, [read]: noAnswer });
  const { person, toast } = open();
  await person.type(password(), 'right{Enter}');
  expect(await screen.findByRole('progressbar', { name: 'Loading offer details' })).toBeVisible();
  expect(toast).toHaveBeenCalledWith({ title: 'Password correct', description: 'Loading offer details' });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([validate, read]);
});

test('When the access has ended by then, the gate is back and works again', async () => {
  let reads = 0;
  const locked = problem(401, 'offer-locked', 'Enter the password to see this offer.');
  stubApi({ [validate]: { body: { unlocked: true } }, [read]: () => (reads++ === 0 ? locked : noAnswer()) });
  const { person } = open();
  await person.type(password(), 'right{Enter}');
  await waitFor(() => expect(reads).toBe(1));
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByRole('progressbar', { name: 'Loading offer details' })).toBeVisible();
  expect(reads).toBe(2);
});

test('An offer that cannot be loaded says so, and Retry asks again', async () => {
  let reads = 0;
  const broken = problem(500, 'internal', 'Something went wrong on our side. Please try again.');
  stubApi({ [validate]: { body: { unlocked: true } }, [read]: () => (reads++ === 0 ? broken : noAnswer()) });
  const { person } = open();
  await person.type(password(), 'right{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load offer. Please try again later.');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading offer details' })).toBeVisible();
});
