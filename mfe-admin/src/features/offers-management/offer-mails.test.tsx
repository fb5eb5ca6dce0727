import { screen, waitFor, within } from '@testing-library/react';
import type { OfferMails, SentMail } from '@programme/contracts';
import { networkError, problem, type ApiAnswer } from '@programme/testing';
import { answers, noMails, openPage, standing } from './offer-page.fixture';

beforeEach(() => sessionStorage.clear());

const call = 'POST /api/offers/offer-1/send';

const ready: OfferMails = {
  ...noMails,
  mail: true,
  language: 'pl',
  recipient: { name: 'Ewa Zając', address: 'ewa@acme.example' },
  previews: [
    { kind: 'link', subject: 'Oferta dla Acme', text: 'Dzień dobry,\nhttps://offers.example/offer/1' },
    { kind: 'code', subject: 'Kod dostępu', text: 'K7QMC-3XPWC-9RTDF' },
  ],
};

const sentMail = (id: number, more: Partial<SentMail> = {}): SentMail => ({
  id,
  kind: 'link',
  recipient: 'ewa@acme.example',
  createdAt: '2026-11-22T12:00:00.000Z',
  state: 'waiting',
  sentAt: null,
  error: null,
  ...more,
});

/** The API's mails: what is sent stands in what the page reads next. */
function openMails(mails: OfferMails, send?: () => ApiAnswer, more: Parameters<typeof openPage>[0] = {}) {
  const stored = { current: mails };
  const view = openPage({
    ...answers,
    'GET /api/offers/offer-1/mails': () => ({ body: stored.current }),
    [call]: () => {
      const answer = send?.() ?? {
        status: 201,
        body: { ...mails, sentAt: '2026-11-22T12:00:00.000Z', sent: [sentMail(2, { kind: 'code' }), sentMail(1)] },
      };
      if (answer.status === 201) stored.current = answer.body as OfferMails;
      return answer;
    },
    ...more,
  });
  const sent = () => view.calls.filter(({ method, path }) => `${method} ${path}` === call);
  return { ...view, sent };
}

const panel = async () => within(await screen.findByRole('region', { name: 'E-mail' }));

test('Both mails are shown before they are sent, and their states after', async () => {
  const view = openMails(ready);
  const section = await panel();
  expect(await section.findByText('Not sent yet.')).toBeVisible();
  await view.person.click(section.getByRole('button', { name: 'Send by e-mail…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the offer by e-mail' }));
  expect(dialog.getByText(/Two separate e-mails go to/)).toHaveTextContent(/Ewa Zając.*ewa@acme\.example/);
  expect(dialog.getByRole('region', { name: 'Link' })).toHaveTextContent('https://offers.example/offer/1');
  expect(dialog.getByRole('region', { name: 'Password' })).toHaveTextContent('K7QMC-3XPWC-9RTDF');
  await view.person.click(dialog.getByRole('checkbox', { name: /Remind the client/ }));
  await view.person.click(dialog.getByRole('button', { name: 'Send both' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const entries = within(await section.findByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^PasswordWaiting.*ewa@acme\.example/),
    expect.stringMatching(/^LinkWaiting.*ewa@acme\.example/),
  ]);
  expect(section.getByRole('button', { name: 'Send again…' })).toBeVisible();
  expect(view.sent().map(({ body }) => body)).toEqual([{ version: 3, sentAt: null, remindClient: true }]);
  expect(view.sent()[0]?.headers.get('Idempotency-Key')).toMatch(/\S{10,}/);
  expect(view.toast).toHaveBeenLastCalledWith({ title: 'E-mails are on their way' });
});

test('One of the two is sent again alone', async () => {
  const view = openMails({ ...ready, sentAt: '2026-11-22T12:00:00.000Z', sent: [sentMail(1)] });
  await view.person.click(await (await panel()).findByRole('button', { name: 'Send again…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.person.selectOptions(dialog.getByLabelText('What to send'), 'The password alone');
  expect(dialog.queryByRole('region', { name: 'Link' })).not.toBeInTheDocument();
  await view.person.type(dialog.getByLabelText('Copy of the password to (optional)'), 'nobody');
  await view.person.click(dialog.getByRole('button', { name: 'Send the password' }));
  expect(await dialog.findByText('Enter an e-mail address')).toBeVisible();
  await view.person.clear(dialog.getByLabelText('Copy of the password to (optional)'));
  await view.person.click(dialog.getByRole('button', { name: 'Send the password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.sent().map(({ body }) => body)).toEqual([
    { version: 3, sentAt: '2026-11-22T12:00:00.000Z', remindClient: false, only: 'code' },
  ]);
});

test('A failure keeps the dialog, and another attempt keeps the key', async () => {
  let next: ApiAnswer | undefined = problem(503, 'unavailable', 'Away.');
  const view = openMails(ready, () => next ?? { status: 201, body: ready });
  await view.person.click(await (await panel()).findByRole('button', { name: 'Send by e-mail…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.person.click(dialog.getByRole('button', { name: 'Send both' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The offer was not sentAway.');
  next = undefined;
  await view.person.click(dialog.getByRole('button', { name: 'Send both' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = view.sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('Another attempt from a dialog that was closed keeps the key, until one succeeds', async () => {
  let next: ApiAnswer | undefined = networkError;
  const view = openMails(ready, () => next ?? { status: 201, body: ready });
  const attempt = async () => {
    await view.person.click(await (await panel()).findByRole('button', { name: 'Send by e-mail…' }));
    await view.person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send both' }));
  };
  await attempt();
  await screen.findByRole('alert');
  await view.person.click(screen.getByRole('button', { name: 'Cancel' }));
  next = undefined;
  for (let count = 0; count < 2; count += 1) {
    await attempt();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  const [first, second, third] = view.sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('An offer that somebody has changed is loaded again before it is sent', async () => {
  const view = openMails(ready, () => problem(409, 'stale-version', 'Changed.'));
  await view.person.click(await (await panel()).findByRole('button', { name: 'Send by e-mail…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.person.click(dialog.getByRole('button', { name: 'Send both' }));
  await view.person.click(await dialog.findByRole('button', { name: 'Load the current state' }));
  expect(await dialog.findByRole('status')).toBeVisible();
});

test('What became of each mail is said, with the server’s reason', async () => {
  openMails({
    ...ready,
    sentAt: '2026-11-22T12:00:00.000Z',
    remindClient: true,
    sent: [
      sentMail(4, { kind: 'follow-up', state: 'cancelled', error: 'outdated' }),
      sentMail(3, { state: 'uncertain', error: 'Connection closed' }),
      sentMail(2, { kind: 'code', state: 'refused', failure: 'address-unknown', error: '550 No such user' }),
      sentMail(1, { state: 'delivered', recipient: null, sentAt: '2026-11-22T13:00:00.000Z' }),
    ],
  });
  const section = await panel();
  const entries = within(await section.findByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    expect.stringMatching(/^ReminderCancelled, out of date(?!.*outdated)/),
    expect.stringMatching(/^LinkPerhaps delivered.*Connection closed$/),
    expect.stringMatching(
      /^PasswordRefused.*The address does not exist, or its mail server does not know it\.Answer of the mail server: 550 No such user$/,
    ),
    expect.stringMatching(/^LinkDelivered to the mail server(?!.*@)/),
  ]);
  expect(section.getByText('The client is reminded until it answers.')).toBeVisible();
});

test('Without e-mail on the server the panel says what to do', async () => {
  openMails(noMails);
  const section = await panel();
  expect(await section.findByText(/E-mail is switched off on this server/)).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('Without a contact the panel leads to where one is added', async () => {
  openMails({ ...ready, recipient: null, previews: [] });
  const section = await panel();
  expect(await section.findByText(/The offer has no contact/)).toBeVisible();
  expect(section.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(section.queryByRole('button', { name: /Send/ })).not.toBeInTheDocument();
});

test('An offer that is not open is not sent', async () => {
  openMails(ready, undefined, { 'GET /api/offers/offer-1/details': { body: standing('withdrawn') } });
  const section = await panel();
  expect(await section.findByText('Only an open offer can be sent.')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});
