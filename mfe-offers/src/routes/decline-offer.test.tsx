import { screen, waitFor } from '@testing-library/react';
import { networkError } from '@programme/testing';
import {
  confirm,
  conflict,
  accepted,
  decide,
  declined,
  dialog,
  inTurn,
  oneQuote,
  openDialog,
  serve,
} from './answer.fixture';
import { open } from './offers.routes.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const send = 'Decline the offer';

test('A client declines with a reason and a text; the offer can still be read', async () => {
  const calls = serve([oneQuote], { [decide]: { status: 201, body: declined } });
  const { person } = open();
  await openDialog(person, 'Decline');
  await person.click(dialog().getByRole('radio', { name: 'Another provider' }));
  await person.type(dialog().getByLabelText('What else should we know? (optional)'), ' Too late ');
  await confirm(person, send);
  const banner = await screen.findByRole('status');
  await waitFor(() => expect(banner).toHaveFocus());
  expect(banner).toHaveTextContent('Offer declinedThis offer was declined on');
  expect(banner).toHaveTextContent('please contact Anna Nowak');
  expect(calls.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
    revision: 1,
    decision: 'declined',
    reason: 'competitor',
    text: 'Too late',
  });
  expect(screen.getByRole('region', { name: 'Enterprise (for 120 active users)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

test('A reason is needed, a text is not; both are kept when the dialog is closed', async () => {
  const calls = serve([oneQuote], { [decide]: inTurn(networkError, { status: 201, body: declined }) });
  const { person } = open();
  await openDialog(person, 'Decline');
  await confirm(person, send);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Choose a reason');
  await person.click(dialog().getByRole('radio', { name: 'The timing' }));
  await person.keyboard('{Escape}');
  await openDialog(person, 'Decline');
  expect(dialog().getByRole('radio', { checked: true })).toHaveAccessibleName('The timing');
  await confirm(person, send);
  expect(await dialog().findByRole('alert')).toHaveTextContent('The server is not responding');
  await confirm(person, 'Retry');
  await screen.findByText('Offer declined');
  const sent = calls.filter(({ path }) => path.endsWith('/decision'));
  expect(sent[0]?.body).toEqual({ revision: 1, decision: 'declined', reason: 'timing' });
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('An offer that somebody else has accepted meanwhile says so', async () => {
  serve([oneQuote, { ...oneQuote, ...accepted }], { [decide]: conflict('already-decided', accepted) });
  const { person } = open();
  await openDialog(person, 'Decline');
  await person.click(dialog().getByRole('radio', { name: 'The price' }));
  await confirm(person, send);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Ewa Zając accepted this offer on');
});
