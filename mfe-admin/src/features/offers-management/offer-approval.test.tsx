import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApprovalRequest, OfferDetails } from '@programme/contracts';
import { problem, type ApiAnswer } from '@programme/testing';
import { acme, pageAnswer } from './offers.fixture';
import { open, row } from './offers-list.fixture';
import { openPage, standing } from './offer-page.fixture';

const approval: ApprovalRequest = {
  requestedAt: '2026-11-22T12:00:00.000Z',
  requestedBy: 'bob',
  discount: 25.5,
  limit: 20.1,
  options: [
    { quote: 1, package: 'enterprise', months: 6, discount: 25.5, requestedBy: 'bob' },
    { quote: 2, package: 'comfort', months: 1, discount: 21, requestedBy: 'bob' },
  ],
  rejection: null,
};

const waiting = (more: Partial<ApprovalRequest> = {}): OfferDetails => {
  const details = standing('awaiting-approval');
  return { ...details, offer: { ...details.offer, accessCode: null }, approval: { ...approval, ...more } };
};

/** As the API answers who gave a discount, or counts as the one who did. */
const own = (more: Partial<ApprovalRequest> = {}): OfferDetails => {
  const details = waiting(more);
  return { ...details, abilities: details.abilities.filter((ability) => !/^(approve|reject)$/.test(ability)) };
};

const approve = 'POST /api/offers/offer-1/approve';
const reject = 'POST /api/offers/offer-1/reject';

/** The API's offer: what an admin decides is what the page reads next. */
function openWaiting(stored = waiting(), answers: Readonly<Record<string, ApiAnswer>> = {}) {
  const offer = { current: stored };
  const next = (version: number) => ({ ...standing('open'), offer: { ...standing('open').offer, version } });
  const view = openPage({
    'GET /api/offers/offer-1/details': () => ({ body: offer.current }),
    [approve]: () => {
      offer.current = next(4);
      return { body: offer.current };
    },
    [reject]: () => ({ body: offer.current }),
    ...answers,
  });
  const bodies = (call: string) =>
    view.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...view, bodies };
}

const plain = (element: HTMLElement) => element.textContent.replace(/[\u2068\u2069]/g, '');

test('An offer that waits says what is above the limit, by how much and who asks, and shows nothing to send', async () => {
  const { person } = openWaiting();
  expect(await screen.findByText('A discount waits for approval')).toBeVisible();
  const options = within(screen.getByRole('list', { name: 'Options above the limit' })).getAllByRole('listitem');
  expect(options.map(plain)).toEqual([
    'Quote 1 · Enterprise · 6 months: 25.5%, which is 5.4 percentage points above the limit',
    'Quote 2 · Comfort · 1 month: 21%, which is 0.9 percentage points above the limit',
  ]);
  expect(screen.getByText(/bob.* asks for 25\.5% .*Up to 20\.1% needs no approval/)).toBeVisible();
  expect(screen.getByText('Link and password are shown once the discount is approved.')).toBeVisible();
  for (const name of ['Copy offer URL', 'Extend'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open as client' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^More actions/ }));
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'New password' })).not.toBeInTheDocument();
});

test('Another admin approves the version that was shown', async () => {
  const { person, bodies, toast } = openWaiting();
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve the discount?' }));
  await person.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith({ title: 'Discount approved' }));
  expect(bodies(approve)).toEqual([{ version: 3 }]);
  await waitFor(() => expect(screen.queryByText('A discount waits for approval')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Answer of the client' })).toHaveFocus());
});

test('An approval of an older version asks to look at the present one first', async () => {
  const { person } = openWaiting(waiting(), { [approve]: problem(409, 'stale-version', 'Changed.') });
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The offer has changed in the meantime');
});

test('A rejection needs a reason, which is sent', async () => {
  const { person, bodies, toast } = openWaiting();
  await person.click(await screen.findByRole('button', { name: 'Do not approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Do not approve' }));
  const confirm = dialog.getByRole('button', { name: 'Do not approve' });
  await person.click(confirm);
  expect(bodies(reject)).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: ' Too much ' } });
  await person.click(confirm);
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith({ title: 'Reason saved' }));
  expect(bodies(reject)).toEqual([{ version: 3, reason: 'Too much' }]);
});

const noDecision = () => {
  for (const name of ['Approve', 'Do not approve'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

test('Who gave one of the discounts reads why it cannot approve them', async () => {
  const [first, second] = approval.options;
  openWaiting(own({ options: [first!, { ...second!, requestedBy: 'ada' }] }));
  expect(await screen.findByText(/You gave this discount\. Another admin decides on it\./)).toBeVisible();
  noDecision();
});

test('Who counts as the one who gave the discount reads why', async () => {
  openWaiting(own());
  expect(await screen.findByText(/whoever made the link that set a password counts as the owner/)).toBeVisible();
  noDecision();
});

test('Who gave the discount reads why it was rejected, and what can be done', async () => {
  const rejection = { at: '2026-11-23T12:00:00.000Z', username: 'bob', reason: 'Too <b>much</b>' };
  const options = approval.options.map((option) => ({ ...option, requestedBy: 'ada' }));
  openWaiting(own({ requestedBy: 'ada', options, rejection }));
  expect(await screen.findByText('Too <b>much</b>')).toBeVisible();
  expect(screen.getByText(/Edit the offer to ask again\./)).toBeVisible();
  expect(screen.queryByText(/Another admin decides on it/)).not.toBeInTheDocument();
  noDecision();
});

test.each([
  ['en', 'Waits for approval', 'Copy the URL of the offer for Acme'],
  ['pl', 'Czeka na zatwierdzenie', 'Kopiuj'],
  ['es', 'Pendiente de aprobación', 'Copiar'],
] as const)('The list says that an offer waits, and has no link to copy (%s)', async (language, status, copy) => {
  const offer = { ...acme, status: 'awaiting-approval' as const, accessCode: null };
  open({ 'GET /api/offers': pageAnswer([offer]) }, { language });
  const cells = within(await row('Acme'));
  expect(cells.getByText(status)).toBeVisible();
  expect(cells.queryByRole('button', { name: new RegExp(`^${copy}`) })).not.toBeInTheDocument();
});
