import { screen, waitFor, within } from '@testing-library/react';
import type { OfferChange, OfferMails } from '@programme/contracts';
import { details, noMails } from './offers.fixture';
import { addQuote, type Answers, button, created, fill, open, toQuotes } from './offer-wizard.fixture';

beforeEach(() => sessionStorage.clear());

const ready: OfferMails = {
  ...noMails,
  mail: true,
  recipient: { name: 'Ewa Zając', address: 'ewa@acme.example' },
  previews: [
    { kind: 'link', subject: 'Your offer', text: 'Hello Ewa,\n\nhttps://offers.example/offer/1' },
    { kind: 'code', subject: 'Password', text: 'Hello Ewa,\n\nAAAAA-BBBBB-CCCCC' },
  ],
};
const send = '/api/offers/offer-9/send';

/** The last step of a new offer. */
async function create(answers: Answers) {
  const view = open(answers);
  await toQuotes(view);
  await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
  await view.person.click(button('Create Offer'));
  await screen.findByRole('heading', { name: 'The offer is ready' });
  return view;
}

const sentMails = { ...ready, sentAt: '2026-11-22T12:00:00.000Z' };

test('One click sends both mails of an offer that was just made, with a line and a copy where they are wanted', async () => {
  const view = await create({
    'GET /api/offers/offer-9/mails': { body: ready },
    [`POST ${send}`]: { status: 201, body: sentMails },
  });
  expect(await screen.findByRole('heading', { name: /Send to .*Ewa Zając/ })).toBeVisible();
  const mail = within(screen.getByRole('region', { name: 'Link' }));
  fill(screen.getByLabelText('Your own line, with the link (optional)'), 'As agreed.');
  await waitFor(() => expect(mail.getByText(/Hello Ewa,\s+As agreed\.\s+https/)).toBeVisible());
  fill(screen.getByLabelText('Copy of the link to (optional)'), 'boss@acme.example');
  await view.person.click(button('Send both'));
  expect(await screen.findByText(/Both e-mails are on their way to .*Ewa Zając.*ewa@acme\.example/)).toBeVisible();
  expect(view.sent('POST', send).map(({ body }) => body)).toEqual([
    {
      version: created.offer.version,
      sentAt: null,
      remindClient: false,
      linkLine: 'As agreed.',
      linkCopyTo: 'boss@acme.example',
    },
  ]);
  expect(screen.getByRole('link', { name: 'Open the offer' })).toHaveAttribute('href', '/offers/offer-9');
});

test('A contact is named on the last step, too, and then sent to', async () => {
  let mails: OfferMails = { ...noMails, mail: true };
  const view = await create({
    'GET /api/offers/offer-9/mails': () => ({ body: mails }),
    'GET /api/offers/offer-9/details': { body: { ...details, offer: { ...details.offer, id: 'offer-9', version: 1 } } },
    'PUT /api/offers/offer-9': () => {
      mails = ready;
      return { body: { ...details, offer: { ...details.offer, id: 'offer-9', version: 2 } } };
    },
    [`POST ${send}`]: { status: 201, body: sentMails },
  });
  expect(await screen.findByRole('heading', { name: 'Who receives the offer?' })).toBeVisible();
  await view.person.click(button('Save and see the e-mails'));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  const form = within(screen.getByRole('form', { name: 'Who receives the offer?' }));
  fill(form.getByLabelText('Contact'), 'Ewa Zając');
  fill(form.getByLabelText('Contact’s e-mail'), 'ewa@acme.example');
  await view.person.click(button('Save and see the e-mails'));
  expect(await screen.findByRole('heading', { name: /Send to/ })).toBeVisible();
  const [change] = view.sent('PUT', '/api/offers/offer-9').map(({ body }) => body as OfferChange);
  expect(change).toMatchObject({
    version: 1,
    clientName: details.offer.clientName,
    contactName: 'Ewa Zając',
    contactEmail: 'ewa@acme.example',
  });
  expect(change?.quotes).toHaveLength(details.quotes.length);
  await view.person.click(button('Send both'));
  await screen.findByText(/Both e-mails are on their way/);
  expect(view.sent('POST', send)[0]?.body).toMatchObject({ version: 2 });
});

test('Where no mail is sent the last step says so', async () => {
  await create({});
  expect(await screen.findByText(/E-mail is switched off on this server/)).toBeVisible();
  expect(screen.getByText('AAAAA-BBBBB-CCCCC')).toBeVisible();
});
