import { act, screen, waitFor, within } from '@testing-library/react';
import { networkError, problem, type ApiAnswer } from '@programme/testing';
import { enterprise, publicOffer } from '@programme/offer-view/fixture';
import { accepted, inTurn, oneQuote, serve } from './answer.fixture';
import { locked, open } from './offers.routes.fixture';
import {
  answer,
  ask,
  offerWith,
  openRecorded,
  question,
  questionField,
  report,
  reporting,
  section,
  startAsking,
} from './thread.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const sent = { status: 201, body: { ...question, id: 9, name: null, text: 'How long?' } };
const send = () => screen.getByRole('button', { name: 'Send' });

const asked = (calls: ReturnType<typeof serve>) => calls.filter(({ path }) => path.endsWith('/questions'));
const keysOf = (calls: ReturnType<typeof serve>) => asked(calls).map(({ headers }) => headers.get('Idempotency-Key'));

describe('the thread', () => {
  test('shows who wrote what and when, the oldest first, in the lines and letters that were typed', async () => {
    serve([offerWith(question, answer, { ...question, id: 9, name: null })]);
    open();
    const [first, second, third] = (await section()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Ewa Zając.*Nov 24, 2026.*Can we pay <b>monthly<\/b>\?$/);
    expect(within(first!).getByText(/Can we pay/)).toHaveTextContent('Can we pay\n<b>monthly</b>?', {
      normalizeWhitespace: false,
    });
    expect(second).toHaveTextContent(/^Our answer.*Yes, you can\.$/);
    expect(third).toHaveTextContent(/^Your company/);
  });

  test.each([
    ['accepted', { ...offerWith(question), ...accepted }],
    ['expired', { ...publicOffer([enterprise], { expired: true }), thread: [question] }],
    ['without quotes', { ...publicOffer([]), thread: [question] }],
  ])('stands on the page of an offer that is %s, with the form', async (_status, offer) => {
    serve([offer]);
    open();
    expect((await section()).getByRole('listitem')).toBeVisible();
    expect(await questionField()).toBeVisible();
  });

  test.each([
    ['a withdrawn offer', { ...oneQuote, quotes: [], status: 'withdrawn' as const }],
    ['an offer of an API without questions', { ...oneQuote, thread: undefined as never }],
  ])('is not there for %s, nor the way to it', async (_which, offer) => {
    serve([offer]);
    open();
    await screen.findByRole('article');
    await act(() => import('../features/thread'));
    await act(() => import('../features/answer'));
    expect(screen.queryByRole('region', { name: 'Questions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask' })).not.toBeInTheDocument();
  });

  test('is there for an admin without the form, but with the way to where staff answer', async () => {
    serve([offerWith(question)]);
    open({ user: { id: 1, username: 'ada', isAdmin: true } });
    const { getByRole, getByText, queryByRole } = await section();
    expect(getByText(/Only the client can ask here/)).toBeVisible();
    expect(getByRole('link', { name: 'Open your page of this offer' })).toHaveAttribute('href', '/offers/o-1');
    expect(queryByRole('textbox')).not.toBeInTheDocument();
    expect(queryByRole('button')).not.toBeInTheDocument();
  });
});

test.each([
  ['where answers arrive by mail', true, 'We also write to e…@acme.example when there is an answer.'],
  ['nothing where no mail is sent', false, null],
])('The form says %s', async (_what, isWrittenTo, sentence) => {
  serve([{ ...offerWith(question), contact: { name: 'Ewa Zając', email: 'ewa@acme.example', isWrittenTo } }]);
  open();
  await questionField();
  const said = screen.queryByText(/We also write to/);
  expect(said?.textContent ?? null).toBe(sentence);
});

test('By the keyboard alone a client asks, and the focus goes to the question in the thread', async () => {
  const calls = serve([oneQuote], { [ask]: sent });
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Ask' });
  await act(() => import('../features/thread'));
  // The bar leads there; before, it would only make the page longer.
  expect(screen.queryByRole('region', { name: 'Questions' })).not.toBeInTheDocument();
  act(() => button.focus());
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(await questionField()).toHaveFocus());
  expect((await section()).getByText(/Is anything unclear\?/)).toBeVisible();
  await person.keyboard(' How long? {Tab} Ewa Zając {Tab}{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('Your question has been sent.');
  await waitFor(() => expect(screen.getByText('How long?').closest('li')).toHaveFocus());
  expect(asked(calls).map(({ body }) => body)).toEqual([{ text: 'How long?', name: 'Ewa Zając' }]);
  expect(await questionField()).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Your name (optional)' })).toHaveValue(' Ewa Zając ');
  await person.type(await questionField(), 'And');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['en', 'Ask', 'Your question', 'Send', 'This field is required'],
  ['pl', 'Zapytaj', 'Treść pytania', 'Wyślij', 'To pole jest wymagane'],
  ['es', 'Preguntar', 'Su pregunta', 'Enviar', 'Este campo es obligatorio'],
] as const)('A question without words is refused at its field (%s)', async (language, way, label, button, message) => {
  const calls = serve([oneQuote]);
  const { person } = open({ language });
  await person.click(await screen.findByRole('button', { name: way }));
  const field = await screen.findByRole('textbox', { name: label });
  await person.type(field, ' ');
  await person.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field).toHaveFocus());
  expect(asked(calls)).toEqual([]);
});

test('After a lost answer the same question has the same key, also after a reload; another one has another', async () => {
  const calls = serve([oneQuote], { [ask]: inTurn(networkError, networkError, networkError, sent) });
  const first = open();
  await first.person.type(await startAsking(first.person), 'How long');
  await first.person.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('it is asked only once');
  first.unmount();

  const { person } = open();
  expect(await questionField()).toHaveValue('How long');
  await person.click(send());
  await screen.findByRole('alert');
  await person.type(await questionField(), '?');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(keysOf(calls)).toHaveLength(3));
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('status');
  const [before, reloaded, changed, retried] = keysOf(calls);
  expect(before).toBe(reloaded);
  expect(changed).not.toBe(before);
  expect(retried).toBe(changed);
});

test('What is typed while a question is on its way stays, and so does the keyboard', async () => {
  let settle = (_answer: ApiAnswer) => {};
  serve([oneQuote], { [ask]: () => new Promise<ApiAnswer>((resolve) => (settle = resolve)) });
  const first = open();
  await first.person.type(await startAsking(first.person), 'How long?');
  await first.person.click(send());
  await first.person.type(await questionField(), ' And how much?');
  await act(async () => settle(sent));
  expect(await screen.findByRole('status')).toHaveTextContent('Your question has been sent.');
  expect(await questionField()).toHaveValue('How long? And how much?');
  expect(await questionField()).toHaveFocus();
  first.unmount();
  open();
  expect(await questionField()).toHaveValue('How long? And how much?');
});

test.each([
  [
    'too many questions',
    { ...problem(429, 'too-many-requests', 'Too many.'), headers: { 'Retry-After': '90' } },
    'Please try again in 2 minutes.',
  ],
  ['a full thread', problem(409, 'thread-full', 'There is no room for more messages.'), 'There is no room'],
])('After %s the page says so, and what was typed stays', async (_what, refusal, text) => {
  serve([oneQuote], { [ask]: refusal });
  const { person } = open();
  await person.type(await startAsking(person), 'How long?');
  await person.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your question could not be sent');
  expect(alert).toHaveTextContent(text);
  expect(await questionField()).toHaveValue('How long?');
});

test('What the API refuses of a field is said at the field', async () => {
  serve([oneQuote], { [ask]: problem(400, 'invalid-request', 'Invalid.', { name: 'No such name' }) });
  const { person } = open();
  await person.type(await startAsking(person), 'How long?');
  await person.click(send());
  const name = screen.getByRole('textbox', { name: 'Your name (optional)' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('No such name'));
});

test('An offer that was withdrawn meanwhile is shown as it is', async () => {
  serve([oneQuote, { ...oneQuote, quotes: [], status: 'withdrawn' }], {
    [ask]: problem(409, 'offer-withdrawn', 'Withdrawn.'),
  });
  const { person } = open();
  await person.type(await startAsking(person), 'How long?');
  await person.click(send());
  expect(await screen.findByRole('heading', { name: 'This offer has been withdrawn' })).toBeVisible();
});

test('Without access the gate is there, and behind it the question that was typed', async () => {
  let hasAccess = true;
  serve([oneQuote], {
    'GET /api/offers/o-1/public': () => (hasAccess ? { body: oneQuote } : locked),
    'POST /api/offers/o-1/validate': () => {
      hasAccess = true;
      return { body: { unlocked: true } };
    },
    [ask]: () => (hasAccess ? sent : locked),
  });
  const { person } = open();
  await person.type(await startAsking(person), 'How long?');
  hasAccess = false;
  await person.click(send());
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  expect(await questionField()).toHaveValue('How long?');
});

describe('while the page is open', () => {
  test('a new answer is shown and told, and what is being typed stays', async () => {
    const calls = serve([offerWith(question), offerWith(question, answer)], reporting({ messages: 2 }));
    const { person } = await openRecorded(calls);
    await person.type(await questionField(), 'And ho');
    await report(calls);
    expect(await screen.findByRole('status')).toHaveTextContent('You have a new answer');
    expect(await questionField()).toHaveFocus();
    await person.keyboard('w?');
    expect(await questionField()).toHaveValue('And how?');
    await person.click(screen.getByRole('button', { name: 'Read the answer' }));
    await waitFor(() => expect(screen.getByText('Yes, you can.').closest('li')).toHaveFocus());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a question of a colleague is shown and not called an answer', async () => {
    const calls = serve([offerWith(), offerWith(question)], reporting({ messages: 1 }));
    await openRecorded(calls);
    await report(calls);
    expect(await screen.findByText(/Can we pay/)).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a report of the messages that are shown fetches nothing', async () => {
    const calls = serve([offerWith(question)], reporting({ messages: 1 }));
    await openRecorded(calls);
    await report(calls);
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });
});
