import { screen, waitFor } from '@testing-library/react';
import {
  networkError,
  noAnswer,
  problem,
  renderWithShell,
  stubApi,
  type ApiAnswer,
  type FakeShellOptions,
} from '@programme/testing';
import { comfort, enterprise, publicOffer } from '../shared/offer-view-model/public-offer.fixture';
import { OffersRoutes } from './offers.routes';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const validate = 'POST /api/offers/o-1/validate';
const read = 'GET /api/offers/o-1/public';
const wrongPassword = problem(401, 'invalid-offer-password', 'Invalid password. Please try again.');

const view = 'POST /api/offers/o-1/view';
const locked = problem(401, 'offer-locked', 'Enter the password to see this offer.');
const offer = { body: publicOffer([{ ...enterprise, note: 'As we agreed.' }, comfort]) };
const recorded = { status: 201, body: { id: 1 } };
const report = { 'PUT /api/offers/o-1/view/1': { status: 204 } };

/** Answers a stranger who gives the right password the second time, or the first if there is no other answer. */
const gate = (...answers: ApiAnswer[]) => {
  let unlocked = false;
  return {
    [read]: () => (unlocked ? offer : locked),
    [validate]: () => {
      const answer = answers.shift();
      unlocked = !answer;
      return answer ?? { body: { unlocked: true } };
    },
    [view]: recorded,
    ...report,
  };
};

/** Answers whoever is let in already. */
const gateOpen = () => ({ [read]: offer, [view]: recorded, ...report });

const open = (options: FakeShellOptions = {}) => renderWithShell(<OffersRoutes />, { route: '/offer/o-1', ...options });

const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Show the offer' });

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

test('The right password opens the offer, whose heading takes the focus and whose client the title names', async () => {
  const calls = stubApi(gate(wrongPassword));
  const { person, toast, setPageTitle } = open();
  await person.type(await screen.findByLabelText('Password'), 'guess{Enter}');
  await screen.findByRole('alert');
  await person.type(password(), '2{Enter}');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Offer for Acme' });
  await waitFor(() => expect(heading).toHaveFocus());
  // What says that the offer is loading goes when it is there (issue 15.23).
  await waitFor(() =>
    expect(toast.mock.calls.slice(-2)).toEqual([
      [{ title: 'Password correct', description: 'Loading offer details' }],
      [{ title: 'Password correct' }],
    ]),
  );
  expect(setPageTitle).toHaveBeenLastCalledWith('Offer for Acme – Activity Programme');
  expect(screen.getByText('As we agreed.')).toBeVisible();
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(true));
});

test('Its currency is the one that a client reads prices in from then on; staff keep theirs (issue 15.23)', async () => {
  stubApi(gateOpen());
  const client = open({ currency: 'MXN' });
  await screen.findByRole('article');
  await waitFor(() => expect(client.setCurrency).toHaveBeenCalledWith('PLN'));
  client.unmount();
  const staff = open({ currency: 'MXN', user: { id: 1, username: 'ada', isAdmin: true } });
  await screen.findByRole('article');
  expect(staff.setCurrency).not.toHaveBeenCalled();
});

test('The header can print the open offer under its own title (issue 15.11)', async () => {
  stubApi(gateOpen());
  const { setPrintableComparison, unmount } = open();
  await screen.findByRole('article');
  const printable = { savedCalculations: 1, documentTitle: 'Offer for Acme', wholeScreen: true };
  expect(setPrintableComparison).toHaveBeenLastCalledWith(printable);
  unmount();
  expect(setPrintableComparison).toHaveBeenLastCalledWith(null);
});

test('The title is given back when the offer is left', async () => {
  stubApi(gateOpen());
  const { setPageTitle, unmount } = open();
  await screen.findByRole('article');
  unmount();
  expect(setPageTitle).toHaveBeenLastCalledWith(null);
});

test('Whoever is let in already never sees the gate', async () => {
  const calls = stubApi(gateOpen());
  open();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeVisible();
  await screen.findByRole('article');
  await waitFor(() => expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([read, view]));
});

test('After the password, the shape of the offer stands in for it', async () => {
  let reads = 0;
  stubApi({ ...gate(), [read]: () => (reads++ === 0 ? locked : noAnswer()) });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByRole('progressbar', { name: 'Loading offer details' })).toBeVisible();
});

test('When the access has ended by then, the gate is back and works again', async () => {
  let reads = 0;
  stubApi({ ...gate(), [read]: () => (reads++ < 2 ? locked : offer) });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  await waitFor(() => expect(reads).toBe(2));
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  await screen.findByRole('article');
});

test('Another language changes the words and neither fetches nor records anew', async () => {
  const calls = stubApi(gateOpen());
  const { changeLanguage, setPageTitle } = open();
  await screen.findByRole('article');
  await waitFor(() => expect(calls).toHaveLength(2));
  changeLanguage('pl');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oferta dla firmy Acme' })).toBeVisible();
  expect(screen.getByText('As we agreed.')).toBeVisible();
  expect(setPageTitle).toHaveBeenLastCalledWith('Oferta dla firmy Acme – Program Aktywności');
  expect(calls).toHaveLength(2);
});

test('An expired offer says so and is shown all the same; one without quotes says that', async () => {
  stubApi({ ...gateOpen(), [read]: { body: publicOffer([], { expired: true }) } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This offer has expired. Please contact your sales representative for an updated quote.',
  );
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This offer has no quotes yet.');
});

describe('when the offer cannot be loaded', () => {
  const broken = problem(500, 'internal', 'Something went wrong on our side. Please try again.');

  test('it is fetched two more times, a second apart, before the page says so; Retry asks again', async () => {
    const times: number[] = [];
    let working = false;
    stubApi({
      ...gateOpen(),
      [read]: () => {
        times.push(performance.now());
        return working ? offer : broken;
      },
    });
    const { person } = open();
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Failed to load offer. Please try again later.',
    );
    expect(times).toHaveLength(3);
    for (const [index, time] of times.slice(1).entries()) expect(time - times[index]!).toBeGreaterThan(900);
    working = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('article');
  });

  test('a client error is not tried again', async () => {
    const calls = stubApi({ [read]: problem(404, 'not-found', 'Not found.') });
    open();
    await screen.findByRole('alert');
    expect(calls).toHaveLength(1);
  });
});

test('A PDF that fails says so and can be asked for again', async () => {
  stubApi({ ...gateOpen(), 'GET /asset': { status: 404 } });
  const { person, toast } = open();
  const button = await screen.findByRole('button', { name: 'Download PDF' });
  await person.click(button);
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Download failed',
      description: 'Failed to download PDF. Please try again.',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeEnabled();
});
