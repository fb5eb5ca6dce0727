import { act, screen, waitFor } from '@testing-library/react';
import { networkError, problem } from '@programme/testing';
import { enterprise, publicOffer } from '@programme/offer-view/fixture';
import { conflict, inTurn, serve } from './answer.fixture';
import { open } from './offers.routes.fixture';
import { expiredOffer, requestExtension } from './thread.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const taken = { status: 201, body: { extensionRequestedAt: '2026-11-24T20:15:03.000Z' } };

const button = () => screen.findByRole('button', { name: 'Ask for more time' });

test.each([
  ['en', 'Ask for more time', /More time was requested on November 24, 2026.*Anna Nowak will answer on this page\./],
  ['pl', 'Poproś o więcej czasu', /O więcej czasu poproszono 24 listopada 2026.*Anna Nowak odpowie na tej stronie\./],
  ['es', 'Pedir más tiempo', /Se pidió más tiempo el 24 de noviembre de 2026.*Anna Nowak responderá en esta página\./],
] as const)('The client of an expired offer asks for more time once (%s)', async (language, name, text) => {
  serve([expiredOffer], { [requestExtension]: taken });
  const { person } = open({ language });
  await person.click(await screen.findByRole('button', { name }));
  const result = await screen.findByText(text);
  await waitFor(() => expect(result).toHaveFocus());
  expect(screen.getByRole('alert')).toContainElement(result);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test.each([
  ['the client', null],
  ['an admin', { id: 1, username: 'ada', isAdmin: true }],
])('What was asked for before is said to %s, without a button', async (_who, user) => {
  serve([{ ...expiredOffer, ...taken.body }]);
  open({ user });
  const result = await screen.findByText(/More time was requested on/);
  expect(result).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Ask for more time' })).not.toBeInTheDocument();
});

test.each([
  ['an admin', expiredOffer, { user: { id: 1, username: 'ada', isAdmin: true } }],
  ['the client of an offer that has not expired', publicOffer([enterprise]), {}],
  ['the client while the API knows no extensions', { ...expiredOffer, thread: undefined as never }, {}],
])('There is no button for %s', async (_who, offer, options) => {
  serve([offer]);
  open(options);
  await screen.findByRole('article');
  await act(() => import('../features/answer'));
  expect(screen.queryByRole('button', { name: 'Ask for more time' })).not.toBeInTheDocument();
});

test('An offer that was extended meanwhile is shown as it is, and its heading takes the focus', async () => {
  const extended = { ...publicOffer([enterprise], { validUntil: '2027-03-01' }), revision: 2 };
  serve([expiredOffer, extended], {
    [requestExtension]: conflict('offer-not-expired', { status: 'open', revision: 2, decision: null }),
  });
  const { person } = open();
  await person.click(await button());
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  expect(screen.queryByText(/This offer has expired/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('The state that a conflict names is shown when the offer cannot be read again', async () => {
  let reads = 0;
  serve([], {
    'GET /api/offers/o-1/public': () => (reads++ === 0 ? { body: expiredOffer } : problem(404, 'not-found', 'Gone.')),
    [requestExtension]: conflict('offer-not-expired', { status: 'open', revision: 2, decision: null }),
  });
  const { person } = open();
  await person.click(await button());
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
});

test.each([
  ['no answer', networkError, 'The server is not responding.'],
  ['a refusal', problem(429, 'too-many-requests', 'Too many requests.'), 'Too many requests.'],
])('After %s the banner says so, and the button works again', async (_what, failure, text) => {
  serve([expiredOffer], { [requestExtension]: inTurn(failure, taken) });
  const { person } = open();
  await person.click(await button());
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  await person.click(await button());
  expect(await screen.findByText(/More time was requested on/)).toBeVisible();
});
