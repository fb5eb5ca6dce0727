import { screen, waitFor, within } from '@testing-library/react';
import type { OfferDetails } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';
import { problem, type ApiAnswer } from '@programme/testing';
import { acceptance, openPage, standing } from './offer-page.fixture';

const call = 'POST /api/offers/offer-1/recorded-decision';

const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
const settings = { body: { registration: false, chat: false, mail: false, timezone } };

const open = (): OfferDetails => {
  const details = standing('open');
  return { ...details, offer: { ...details.offer, validUntil: dayAhead(5) } };
};

const recorded = (): OfferDetails => {
  const details = standing('accepted');
  const decision = {
    ...acceptance,
    role: null,
    email: null,
    consent: null,
    text: 'From May, please.',
    recorded: { channel: 'phone' as const, answeredOn: '2026-11-20' },
    recordedBy: 'admin',
  };
  return { ...details, decisions: [decision] };
};

function openRecordable(record: (offer: { current: OfferDetails }) => ApiAnswer, stored = open()) {
  const offer = { current: stored };
  const view = openPage({
    'GET /api/settings': settings,
    'GET /api/offers/offer-1/details': () => ({ body: offer.current }),
    [call]: () => record(offer),
  });
  const bodies = () => view.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  const openDialog = async () => {
    await view.person.click(await screen.findByRole('button', { name: 'Record an answer' }));
    return within(screen.getByRole('dialog', { name: 'Record the answer of the client' }));
  };
  return { ...view, bodies, openDialog };
}

test('An acceptance on the phone is recorded, and the page says how it came and who recorded it', async () => {
  const view = openRecordable((offer) => {
    offer.current = recorded();
    return { body: offer.current };
  });
  const dialog = await view.openDialog();
  const option = dialog.getByLabelText('Chosen option');
  const [, first] = within(option).getAllByRole<HTMLOptionElement>('option');
  await view.person.selectOptions(option, first?.value ?? '');
  await view.person.type(dialog.getByLabelText('Name'), 'Ewa Zając');
  await view.person.click(dialog.getByRole('button', { name: 'Record answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [quoteId, name, months] = (first?.value ?? '').split(' ');
  expect(view.bodies()).toEqual([
    {
      version: 3,
      decision: 'accepted',
      channel: 'phone',
      answeredOn: dayAhead(0),
      quoteId: Number(quoteId),
      package: name,
      months: Number(months),
      name: 'Ewa Zając',
    },
  ]);
  expect(view.toast).toHaveBeenLastCalledWith({ title: 'Answer recorded' });
  expect(await screen.findByText('By phone')).toBeVisible();
  expect(screen.getByText('Nov 20, 2026')).toBeVisible();
  expect(screen.getByText('From May, please.')).toBeVisible();
});

test('A decline needs a reason; what the API refuses stands at its field, and nothing typed is lost', async () => {
  const view = openRecordable(() =>
    problem(400, 'invalid-request', 'Check the fields.', {
      answeredOn: 'Choose a day on which the offer was still valid',
    }),
  );
  const dialog = await view.openDialog();
  await view.person.selectOptions(dialog.getByLabelText('The client'), 'declined');
  await view.person.click(dialog.getByRole('button', { name: 'Record answer' }));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('This field is required');
  expect(view.bodies()).toEqual([]);
  await view.person.selectOptions(dialog.getByLabelText('Reason'), 'timing');
  await view.person.selectOptions(dialog.getByLabelText('How the client answered'), 'meeting');
  await view.person.type(dialog.getByLabelText('Message from the client (optional)'), 'Next year.');
  await view.person.click(dialog.getByRole('button', { name: 'Record answer' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Answered on')).toHaveAccessibleDescription(
      'Choose a day on which the offer was still valid',
    ),
  );
  expect(view.bodies()).toEqual([
    {
      version: 3,
      decision: 'declined',
      channel: 'meeting',
      answeredOn: dayAhead(0),
      reason: 'timing',
      text: 'Next year.',
    },
  ]);
  expect(dialog.getByLabelText('Message from the client (optional)')).toHaveValue('Next year.');
});

test('An option that is not offered any more after a reload is chosen anew', async () => {
  const before = openRecordable(() => ({ status: 500 }));
  const begun = await before.openDialog();
  const [, first] = within(begun.getByLabelText('Chosen option')).getAllByRole<HTMLOptionElement>('option');
  await before.person.selectOptions(begun.getByLabelText('Chosen option'), first?.value ?? '');
  await before.person.type(begun.getByLabelText('Name'), 'Ewa Zając');
  before.unmount();

  const { quotes, ...offer } = open();
  const view = openRecordable(() => ({ status: 500 }), { ...offer, quotes: quotes.slice(1) });
  const dialog = await view.openDialog();
  expect(dialog.getByLabelText('Name')).toHaveValue('Ewa Zając');
  await view.person.click(dialog.getByRole('button', { name: 'Record answer' }));
  await waitFor(() => expect(dialog.getByLabelText('Chosen option')).toHaveFocus());
  expect(dialog.getByLabelText('Chosen option')).toHaveAccessibleDescription('This field is required');
  expect(view.bodies()).toEqual([]);
});
