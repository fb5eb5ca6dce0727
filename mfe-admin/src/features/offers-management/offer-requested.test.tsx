import { screen } from '@testing-library/react';
import { dayAhead } from '@programme/formatting';
import { noMails, openPage, standing } from './offer-page.fixture';

/** As a row of the overview leads to the page. */
const ask = (act: string, more: Parameters<typeof openPage>[0] = {}) =>
  openPage(more, { route: '/offers/offer-1', state: { act } });

const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
const settings = { 'GET /api/settings': { body: { registration: false, chat: false, mail: true, timezone } } };

const ending = (() => {
  const details = standing('open');
  return { ...details, offer: { ...details.offer, validUntil: dayAhead(2) } };
})();

const canSend = { ...noMails, mail: true, recipient: { name: 'Ewa Zając', address: 'ewa@acme.example' } };

test('A link that asks for more time opens the dialog, once', async () => {
  const { person, location } = ask('extend', { ...settings, 'GET /api/offers/offer-1/details': { body: ending } });
  expect(await screen.findByRole('dialog', { name: 'Extend the offer' })).toBeVisible();
  expect(location()).toBe('/offers/offer-1');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('link', { name: /All offers|Offers/ }));
  await person.click((await screen.findAllByRole('link', { name: /Acme/ }))[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: /Acme/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A link that asks to send opens the mails, where they can be sent', async () => {
  ask('send', { ...settings, 'GET /api/offers/offer-1/mails': { body: canSend } });
  expect(await screen.findByRole('dialog', { name: 'Send the offer by e-mail' })).toBeVisible();
});

test('Where nothing can be sent, the page says why, and no dialog opens', async () => {
  ask('send', { ...settings, 'GET /api/offers/offer-1/mails': { body: { ...canSend, recipient: null } } });
  expect(await screen.findByText(/contact/i)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['edit', 'duplicate'])('A link that asks to %s opens the wizard', async (act) => {
  const { location } = ask(act);
  expect(await screen.findByRole('form', { name: 'Basic Info' })).toHaveTextContent(/Client/);
  expect(location()).toBe('/offers');
});

test('A link that asks for a new offer opens the wizard from the list', async () => {
  const { location } = openPage({}, { route: '/offers', state: { act: 'create' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'New offer' })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Basic Info' })).toBeVisible();
  expect(location()).toBe('/offers');
});
