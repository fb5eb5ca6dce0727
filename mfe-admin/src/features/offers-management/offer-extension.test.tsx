import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OfferDetails } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';
import { problem, type ApiAnswer } from '@programme/testing';
import { openPage, standing } from './offer-page.fixture';

const call = 'POST /api/offers/offer-1/extension';

/** The server's time zone is the reader's: today is the same before and after the settings have come. */
const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
const settings = { body: { registration: false, chat: false, mail: false, timezone } };

const ahead = (days: number) => dayAhead(days);

const lasting = (status: 'open' | 'expired', validUntil: string, more: Partial<OfferDetails> = {}): OfferDetails => {
  const details = standing(status);
  return { ...details, offer: { ...details.offer, validUntil, expired: status === 'expired' }, ...more };
};

const requested = { extensionRequestedAt: '2026-11-22T12:00:00.000Z' };

const extended = (validUntil: string): OfferDetails => {
  const details = lasting('open', validUntil);
  return { ...details, offer: { ...details.offer, version: 4, revision: 3 } };
};

/** The API's offer: an extension that succeeds is what the page reads next. */
function openExtensible(
  stored: OfferDetails,
  extend: (offer: { current: OfferDetails }) => ApiAnswer = () => ({ body: stored }),
) {
  const offer = { current: stored };
  const view = openPage({
    'GET /api/settings': settings,
    'GET /api/offers/offer-1/details': () => ({ body: offer.current }),
    [call]: () => extend(offer),
  });
  const bodies = () => view.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...view, bodies };
}

type View = ReturnType<typeof openExtensible>;

async function openDialog({ person }: View) {
  await person.click(await screen.findByRole('button', { name: 'Extend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Extend the offer' }));
  return {
    dialog,
    field: dialog.getByLabelText('Valid Until'),
    confirm: dialog.getByRole('button', { name: 'Extend' }),
  };
}

test('A request for more time is told, and granted with a day that is suggested', async () => {
  const view = openExtensible(lasting('expired', ahead(-3), requested), (offer) => {
    offer.current = extended(ahead(14));
    return { body: offer.current };
  });
  expect(await screen.findByText('The client asked for more time on Nov 22, 2026.')).toBeVisible();
  const { dialog, field, confirm } = await openDialog(view);
  expect(dialog.getByText(/Prices and quotes stay as they are\. The client sees a new revision/)).toBeVisible();
  expect(field).toHaveValue(ahead(14));
  await view.person.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.bodies()).toEqual([{ version: 3, validUntil: ahead(14) }]);
  expect(view.toast).toHaveBeenLastCalledWith({ title: 'Offer extended' });
  await waitFor(() => expect(screen.queryByText(/asked for more time/)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Answer of the client' })).toHaveFocus());
});

test.each([
  ['expired', ahead(-3), ahead(31), 'Choose a day within the next 30 days'],
  ['expired', ahead(-3), ahead(-1), 'Choose today or a later day'],
  ['open', ahead(5), ahead(5), /^Choose a day after /],
  ['open', ahead(5), '', 'Valid until date is required'],
] as const)('%s until %s: %j is refused at its field before it is sent', async (status, until, day, words) => {
  const view = openExtensible(lasting(status, until));
  const { field, confirm } = await openDialog(view);
  fireEvent.change(field, { target: { value: day } });
  await view.person.click(confirm);
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(view.bodies()).toEqual([]);
});

test.each([
  ['open', ahead(30)],
  ['accepted', ahead(5)],
  ['declined', ahead(5)],
  ['withdrawn', ahead(5)],
] as const)('An offer that is %s until %s cannot be extended', async (status, validUntil) => {
  const details = standing(status);
  openExtensible({ ...details, offer: { ...details.offer, validUntil } });
  expect(await screen.findByRole('region', { name: 'Answer of the client' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Extend' })).not.toBeInTheDocument();
});

test('An offer that ends later than the suggested day is extended by a day at least', async () => {
  const { field } = await openDialog(openExtensible(lasting('open', ahead(20))));
  expect(field).toHaveValue(ahead(21));
});

test('A longer extension leads to the wizard', async () => {
  const view = openExtensible(lasting('expired', ahead(-3)));
  const { dialog } = await openDialog(view);
  await view.person.click(dialog.getByRole('button', { name: 'Edit offer' }));
  expect(await screen.findByRole('textbox', { name: 'Client Name' })).toHaveValue('Acme');
});

test('A day that the API refuses says why at its field', async () => {
  const view = openExtensible(lasting('expired', ahead(-3)), () =>
    problem(400, 'invalid-request', 'Bad.', { validUntil: 'Too late' }),
  );
  const { field, confirm } = await openDialog(view);
  await view.person.click(confirm);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too late'));
  expect(field).toHaveValue(ahead(14));
});

test('An offer that was decided meanwhile is refused in words', async () => {
  const refusal = problem(409, 'already-decided', 'The client has answered.');
  const view = openExtensible(lasting('open', ahead(5)), () => ({
    ...refusal,
    body: { ...(refusal.body as object), state: { status: 'accepted' } },
  }));
  const { dialog, confirm } = await openDialog(view);
  await view.person.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The offer was not extendedThe client has answered.');
});

test('An offer that has changed keeps the day, and is extended after a look at its current state', async () => {
  const view = openExtensible(lasting('expired', ahead(-3)), (offer) => {
    if (offer.current.offer.version === 4) return { body: offer.current };
    const { current } = offer;
    offer.current = { ...current, offer: { ...current.offer, version: 4 } };
    return problem(409, 'stale-version', 'Somebody was faster.');
  });
  const { dialog, field, confirm } = await openDialog(view);
  fireEvent.change(field, { target: { value: ahead(7) } });
  await view.person.click(confirm);
  await view.person.click(await dialog.findByRole('button', { name: 'Load the current state' }));
  expect(await dialog.findByText(/This is the current state/)).toBeVisible();
  expect(field).toHaveValue(ahead(7));
  await view.person.click(confirm);
  await waitFor(() =>
    expect(view.bodies()).toEqual([
      { version: 3, validUntil: ahead(7) },
      { version: 4, validUntil: ahead(7) },
    ]),
  );
});
