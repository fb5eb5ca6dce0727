import { screen, waitFor } from '@testing-library/react';
import { networkError, problem } from '@programme/testing';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import {
  accepted,
  confirm,
  conflict,
  decide,
  declined,
  dialog,
  inTurn,
  oneQuote,
  openSummary,
  serve,
} from './answer.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const success = { status: 201, body: accepted };

const keysOf = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ path }) => path.endsWith('/decision')).map(({ headers }) => headers.get('Idempotency-Key'));

test.each([
  ['no answer', networkError],
  ['the error page of a proxy', { status: 502, body: '<h1>Bad Gateway</h1>' }],
])('After %s the same answer is sent again with the same key', async (_what, failure) => {
  const calls = serve([oneQuote], { [decide]: inTurn(failure, success) });
  const { person } = await openSummary();
  await confirm(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('it counts only once');
  await confirm(person, 'Retry');
  expect(await screen.findByRole('status')).toHaveTextContent('Offer accepted');
  const [first, second, ...more] = keysOf(calls);
  expect(first).toBe(second);
  expect(more).toEqual([]);
});

test('A changed answer has another key', async () => {
  const calls = serve([oneQuote], { [decide]: inTurn(networkError, success) });
  const { person } = await openSummary();
  await confirm(person);
  await screen.findByRole('alert');
  await person.click(dialog().getByRole('button', { name: 'Back' }));
  await person.type(await screen.findByLabelText('Role in your company'), ' and owner');
  await person.click(dialog().getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Check and confirm' });
  await confirm(person);
  await screen.findByRole('status');
  const [first, second] = keysOf(calls);
  expect(first).not.toBe(second);
});

const state = { revision: 1, decision: null };

test.each([
  [
    'was accepted by somebody else',
    conflict('already-decided', accepted),
    { ...oneQuote, ...accepted },
    ['This offer has already been answered', 'Ewa Zając accepted this offer on', '34,750.00'],
  ],
  [
    'was declined by somebody else',
    conflict('already-decided', declined),
    { ...oneQuote, ...declined },
    ['This offer has already been answered', 'This offer was declined on'],
  ],
  [
    'has expired',
    conflict('offer-expired', { ...state, status: 'expired' }),
    publicOffer([enterprise], { expired: true }),
    ['This offer has expired', 'Please contact your sales representative'],
  ],
  [
    'was withdrawn',
    conflict('offer-withdrawn', { ...state, status: 'withdrawn' }),
    { ...oneQuote, quotes: [], status: 'withdrawn' as const },
    ['This offer has been withdrawn', 'Please contact Anna Nowak'],
  ],
])(
  'When the offer %s, the dialog says so and shows how it stands; the page behind it too',
  async (_what, answer, offer, texts) => {
    serve([oneQuote, offer], { [decide]: answer });
    const { person } = await openSummary();
    await confirm(person);
    const alert = await dialog().findByRole('alert');
    for (const text of texts) expect(alert).toHaveTextContent(text);
    await person.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

describe('when the offer was updated', () => {
  const superseded = conflict('offer-superseded', { ...state, status: 'open', revision: 2 });

  test('the same option may be confirmed at once: nothing is typed again', async () => {
    const renewed = { ...publicOffer([enterprise], { validUntil: '2027-03-01' }), revision: 2 };
    const calls = serve([oneQuote, renewed], {
      [decide]: inTurn(superseded, { status: 201, body: { ...accepted, revision: 2 } }),
    });
    const { person } = await openSummary();
    await confirm(person);
    expect(await dialog().findByRole('status')).toHaveTextContent(
      'This offer was updatedYou now see the new version. What has changed:Valid until March 1, 2027 instead of February 19, 2027',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await confirm(person);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Offer accepted'));
    expect(calls.at(-1)?.body).toMatchObject({ revision: 2, name: 'Ewa Zając' });
  });

  test('an option of other terms is chosen again, by a person who is not asked again', async () => {
    const cheaper = { ...enterprise, discountType: 'percentage', discountValue: 10 } as const;
    serve([oneQuote, { ...publicOffer([cheaper, comfort]), revision: 2 }], { [decide]: superseded });
    const { person } = await openSummary();
    await confirm(person);
    expect(await dialog().findByRole('status')).toHaveTextContent(
      /Enterprise costs 31,275\.00\szł instead of 34,750\.00\szł/,
    );
    expect(dialog().getByRole('alert')).toHaveTextContent('The option that you chose has changed');
    expect(dialog().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await person.click(dialog().getByRole('radio', { name: /^6 months/ }));
    await person.click(dialog().getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('First and last name')).toHaveValue('Ewa Zając');
  });
});

test('A consent of other words is read and ticked again', async () => {
  serve([oneQuote], { [decide]: conflict('consent-changed', { ...state, status: 'open' }) });
  const { person, refreshTexts } = await openSummary();
  await confirm(person);
  expect(await dialog().findByRole('alert')).toHaveTextContent('The text that you agree to has changed');
  expect(dialog().getByRole('checkbox')).not.toBeChecked();
  expect(dialog().getByLabelText('First and last name')).toHaveValue('Ewa Zając');
  expect(refreshTexts).toHaveBeenCalledTimes(1);
});

test('A field that the API refuses says so', async () => {
  serve([oneQuote], {
    [decide]: problem(400, 'invalid-request', 'Some fields are invalid.', { email: 'No such domain' }),
  });
  const { person } = await openSummary();
  await confirm(person);
  await waitFor(() => expect(dialog().getByLabelText('E-mail')).toHaveAccessibleDescription('No such domain'));
});

test('Too many answers say when the next one may be sent', async () => {
  const limited = problem(429, 'too-many-requests', 'Too many requests.');
  serve([oneQuote], { [decide]: { ...limited, headers: { ...limited.headers, 'Retry-After': '61' } } });
  const { person } = await openSummary();
  await confirm(person);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Please try again in 2 minutes.');
});

test('An access that has ended is renewed in another tab, and nothing is typed again', async () => {
  serve([oneQuote], { [decide]: problem(401, 'offer-locked', 'Enter the password to see this offer.') });
  const { person } = await openSummary();
  await confirm(person);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Your access to this offer has ended');
  expect(dialog().getByRole('link', { name: 'Open the offer in a new tab' })).toHaveAttribute('href', '/offer/o-1');
  expect(dialog().getByText('Ewa Zając')).toBeVisible();
});
