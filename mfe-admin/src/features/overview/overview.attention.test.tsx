import { screen, within } from '@testing-library/react';
import type { Overview } from '@programme/contracts';
import { stubApi } from '@programme/testing';
import { busy, noon, nothing, open, settings, timesAreKnown } from './overview.fixture';

test.each([
  ['en', /ada asks for a discount of 25\.5%/],
  ['pl', /ada prosi o rabat 25,5%/],
  ['es', /ada pide un descuento del 25,5\s?%/],
] as const)('Discounts that wait for approval lead to their offer (%s)', async (language, text) => {
  const approval = { offerId: 'o-1', clientName: 'Acme', requestedBy: 'ada', since: '2026-11-21T09:00:00.000Z' };
  stubApi({ 'GET /api/overview': { body: { ...nothing, approvals: [{ ...approval, discount: 25.5 }] } } });
  open({ language });
  const entry = await screen.findByRole('listitem');
  expect(entry).toHaveTextContent('Acme');
  expect(entry.textContent.replace(/[\u2068\u2069]/g, '')).toMatch(text);
  expect(within(entry).getByRole('link')).toHaveAttribute('href', '/offers/o-1');
});

test.each([
  ['en', /boss did not approve your discount \(.+\)\. Edit the offer to ask again\./],
  ['pl', /boss: brak zgody na Twój rabat \(.+\)\. Aby poprosić ponownie, edytuj ofertę\./],
  ['es', /boss no ha aprobado su descuento \(.+\)\. Edite la oferta para volver a pedirlo\./],
] as const)('Discounts of the reader that were not approved lead to their offer (%s)', async (language, text) => {
  const rejected = { offerId: 'o-1', clientName: 'Acme', rejectedBy: 'boss', since: '2026-11-21T09:00:00.000Z' };
  stubApi({ 'GET /api/overview': { body: { ...nothing, rejectedDiscounts: [rejected] } } });
  open({ language });
  const entry = await screen.findByRole('listitem');
  expect(entry).toHaveTextContent('Acme');
  expect(entry.textContent.replace(/[\u2068\u2069]/g, '')).toMatch(text);
  expect(within(entry).getByRole('link')).toHaveAttribute('href', '/offers/o-1');
});

test('Offers that need attention are listed with the reason, and lead to the offer', async () => {
  stubApi({ 'GET /api/overview': { body: busy } });
  const { person, location } = open();
  const entries = await screen.findAllByRole('listitem');
  const list = within(screen.getByRole('list', { name: 'Needs attention' }));
  expect(entries.slice(0, 4).map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'AcmeExpires today. The client has opened it.',
    'ZażółćExpires in 3 days. No client has opened it.',
    'GlobexMade 4 days ago, and no client has opened it.',
    'InitechExpired yesterday. The client has opened it.',
  ]);
  await person.click(list.getByRole('link', { name: /Initech/ }));
  expect(location()).toBe('/offers/o%2F4');
});

test.each([
  ['en', 1, '1 Slack message could not be delivered'],
  ['en', 1200, '1,200 Slack messages could not be delivered'],
  ['pl', 3, 'Nie dostarczono 3 wiadomości na Slacku'],
  ['es', 2, 'No se pudieron entregar 2 mensajes de Slack'],
] as const)(
  'Chat messages that failed are counted, and lead to their settings (%s, %d)',
  async (language, count, title) => {
    stubApi({ 'GET /api/overview': { body: { ...nothing, failedMessages: count } } });
    const { person, location } = open({ language });
    await person.click(await screen.findByRole('link', { name: title }));
    expect(location()).toBe('/admin/slack');
  },
);

test.each([
  ['en', 'ada asks for a review of this price book.'],
  ['pl', 'ada prosi o sprawdzenie tego cennika.'],
  ['es', 'ada pide una revisión de esta lista de precios.'],
] as const)('Price books to approve stand before the offers, and lead to the book (%s)', async (language, text) => {
  const priceBooksInReview = [{ id: 'next', label: 'Prices 2099', submittedBy: 'ada' }];
  stubApi({ 'GET /api/overview': { body: { ...busy, priceBooksInReview } } });
  const { person, location } = open({ language });
  const link = await screen.findByRole('link', { name: /Prices 2099/ });
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toBe(`Prices 2099${text}`);
  await person.click(link);
  expect(location()).toBe('/admin/prices/next');
});

test.each([
  [
    'en',
    'bob proposes discounts of up to 30% without approval (today).',
    'bob took the admin right from this user (today).',
  ],
  [
    'pl',
    'bob proponuje rabaty do 30% bez zatwierdzania (dzisiaj).',
    'bob odbiera tej osobie uprawnienia administratora (dzisiaj).',
  ],
  [
    'es',
    'bob propone descuentos de hasta el 30 % sin aprobación (hoy).',
    'bob quitó a este usuario el derecho de administrador (hoy).',
  ],
] as const)('A higher limit to confirm and changes of rights are listed (%s)', async (language, limit, right) => {
  const body = {
    ...nothing,
    proposedLimit: { proposedBy: 'bob', since: noon, limit: 30 },
    adminChanges: [{ id: 3, username: 'ada', isAdmin: false, changedBy: 'bob', at: noon }],
  };
  stubApi({ ...settings, 'GET /api/overview': { body } });
  open({ language });
  await timesAreKnown();
  const entries = await screen.findAllByRole('listitem');
  const texts = entries.map(({ textContent }) =>
    textContent?.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' '),
  );
  expect(texts).toEqual([expect.stringContaining(limit), `ada${right}`]);
  const links = entries.map((entry) => within(entry).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['/admin/prices', '/admin/users']);
});

test('A price book to approve is something to report, before the first offer too', async () => {
  const priceBooksInReview = [{ id: 'next', label: 'Prices 2099', submittedBy: 'ada' }];
  stubApi({ 'GET /api/overview': { body: { ...nothing, priceBooksInReview } } });
  open();
  expect(await screen.findByRole('link', { name: /Prices 2099/ })).toBeVisible();
});

test.each([
  ['en', 'The client asked a question (today).', 'The client asks for more time (yesterday).'],
  ['pl', 'Klient zadał pytanie (dzisiaj).', 'Klient prosi o więcej czasu (wczoraj).'],
  ['es', 'El cliente hizo una pregunta (hoy).', 'El cliente pide más tiempo (ayer).'],
] as const)('Clients who wait stand first, and lead to their offers (%s)', async (language, question, extension) => {
  const waiting: Overview['waiting'] = [
    { offerId: 'o-7', clientName: 'Umbrella', reason: 'question', since: noon },
    { offerId: 'o-8', clientName: 'Hooli', reason: 'extension', since: '2026-11-21T07:00:00.000Z' },
  ];
  stubApi({ ...settings, 'GET /api/overview': { body: { ...busy, waiting, failedMessages: 1 } } });
  const { person, location } = open({ language });
  await timesAreKnown();
  const link = await screen.findByRole('link', { name: /Hooli/ });
  const rows = screen.getAllByRole('listitem').slice(0, 2);
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    `Umbrella${question}`,
    `Hooli${extension}`,
  ]);
  await person.click(link);
  expect(location()).toBe('/offers/o-8');
});

test('Mails that failed lead to the offer, to the creators, and to the users', async () => {
  const since = noon;
  const failedMails: Overview['failedMails'] = [
    { offerId: 'o-9', clientName: 'Umbrella', failure: 'address-unknown', since },
  ];
  const unreachableCreators: Overview['unreachableCreators'] = [{ name: 'Anna Zając', failure: 'mailbox-full', since }];
  const unreachableUsers: Overview['unreachableUsers'] = [{ name: 'bob', failure: 'mailbox-full', since }];
  stubApi({
    ...settings,
    'GET /api/overview': { body: { ...nothing, failedMails, unreachableCreators, unreachableUsers } },
  });
  const { person, location } = open();
  await timesAreKnown();
  const creator = await screen.findByRole('link', { name: /Anna Zając/ });
  const rows = screen.getAllByRole('listitem').slice(0, 3);
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    expect.stringMatching(/^UmbrellaAn e-mail to the contact was not delivered \(today\)\. The address does not exist/),
    'Anna ZającE-mails to this creator are not delivered (today). The mailbox is full.',
    'bobE-mails about this account are not delivered (today). The mailbox is full.',
  ]);
  expect(screen.getByRole('link', { name: /bob/ })).toHaveAttribute('href', '/admin/users');
  expect(screen.getByRole('link', { name: /Umbrella/ })).toHaveAttribute('href', '/offers/o-9');
  await person.click(creator);
  expect(location()).toBe('/admin/creators');
});

test('A client who waits is something to report, whatever else there is', async () => {
  const waiting: Overview['waiting'] = [
    { offerId: 'o-7', clientName: 'Umbrella', reason: 'question', since: '2026-11-22T12:00:00.000Z' },
  ];
  stubApi({ 'GET /api/overview': { body: { ...nothing, waiting } } });
  open();
  expect(await screen.findByRole('link', { name: /Umbrella/ })).toBeVisible();
});
