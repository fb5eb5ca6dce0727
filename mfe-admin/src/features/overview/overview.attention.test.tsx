import { screen, within } from '@testing-library/react';
import type { Overview } from '@programme/contracts';
import { stubApi } from '@programme/testing';
import { busy, noon, nothing, open, requested, section, settings, timesAreKnown, wordsOf } from './overview.fixture';

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
  expect(within(entry).getByRole('link', { name: /Acme/ })).toHaveAttribute('href', '/offers/o-1');
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
  expect(within(entry).getByRole('link', { name: /Acme/ })).toHaveAttribute('href', '/offers/o-1');
});

test('Offers that need attention are listed with the reason, and lead to the offer', async () => {
  stubApi({ 'GET /api/overview': { body: busy } });
  const { person, location } = open();
  const entries = await screen.findAllByRole('listitem');
  const list = within(screen.getByRole('list', { name: 'Needs attention' }));
  expect(entries.slice(0, 4).map(wordsOf)).toEqual([
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
  expect(wordsOf(first)).toBe(`Prices 2099${text}`);
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
  const texts = entries.map((entry) => wordsOf(entry)?.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([expect.stringContaining(limit), `ada${right}`]);
  const links = entries.map((entry) => within(entry).getAllByRole('link')[0]?.getAttribute('href'));
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
  expect(rows.map(wordsOf)).toEqual([`Umbrella${question}`, `Hooli${extension}`]);
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
  expect(rows.map(wordsOf)).toEqual([
    expect.stringMatching(/^UmbrellaAn e-mail to the contact was not delivered \(today\)\. The address does not exist/),
    'Anna ZającE-mails to this creator are not delivered (today). The mailbox is full.',
    'bobE-mails about this account are not delivered (today). The mailbox is full.',
  ]);
  expect(screen.getByRole('link', { name: /bob/ })).toHaveAttribute('href', '/admin/users');
  expect(screen.getByRole('link', { name: /Umbrella/ })).toHaveAttribute('href', '/offers/o-9');
  await person.click(creator);
  expect(location()).toBe('/admin/creators');
});

test.each([
  ['en', '“Can we start in May?”', 'Answer', 'Extend'],
  ['pl', '„Can we start in May?”', 'Odpowiedz', 'Przedłuż'],
  ['es', '«Can we start in May?»', 'Responder', 'Prorrogar'],
] as const)(
  'A question is quoted, and each row says what can be done (%s)',
  async (language, quote, answer, extend) => {
    const waiting: Overview['waiting'] = [
      { offerId: 'o-7', clientName: 'Umbrella', reason: 'question', since: noon, question: 'Can we start in May?' },
      { offerId: 'o-8', clientName: 'Hooli', reason: 'extension', since: noon, question: null },
    ];
    stubApi({ ...settings, 'GET /api/overview': { body: { ...nothing, waiting } } });
    const { person, location } = open({ language });
    await timesAreKnown();
    const [asks, late] = screen.getAllByRole('listitem');
    expect(wordsOf(asks)).toContain(quote);
    const verb = within(asks!).getByRole('link', { name: answer });
    expect(verb).toHaveAccessibleDescription(/Umbrella/);
    expect(verb).toHaveAttribute('href', '/offers/o-7');
    await person.click(within(late!).getByRole('link', { name: extend }));
    expect([location(), requested()]).toEqual(['/offers/o-8', 'extend']);
  },
);

test('An offer that nobody opened can be sent again where mail is on', async () => {
  const attention: Overview['attention'] = [
    { offerId: 'o-3', clientName: 'Globex', reason: 'unopened', days: 4, opened: false },
  ];
  const overview = { 'GET /api/overview': { body: { ...nothing, attention } } };
  stubApi({ ...settings, ...overview });
  const without = open();
  expect(await screen.findByRole('link', { name: /Globex/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Send again' })).not.toBeInTheDocument();
  without.unmount();
  stubApi({ 'GET /api/settings': { body: { ...settings['GET /api/settings'].body, mail: true } }, ...overview });
  const { person } = open();
  await person.click(await screen.findByRole('link', { name: 'Send again' }));
  expect(requested()).toBe('send');
});

test('Decisions are news: what was accepted, and why another offer may be better', async () => {
  const decisions: Overview['decisions'] = [
    {
      offerId: 'o-1',
      clientName: 'Acme',
      kind: 'declined',
      at: noon,
      currency: 'EUR',
      total: null,
      reason: 'price',
      text: 'Too much for three months.',
    },
    {
      offerId: 'o-2',
      clientName: 'Globex',
      kind: 'accepted',
      at: noon,
      currency: 'PLN',
      total: 38_800,
      reason: null,
      text: null,
    },
  ];
  stubApi({ ...settings, 'GET /api/overview': { body: { ...busy, decisions } } });
  const { person, location } = open();
  await timesAreKnown();
  const news = section('Decisions').getAllByRole('listitem');
  expect(news.map((row) => wordsOf(row)?.replaceAll('\u00a0', ' '))).toEqual([
    'AcmeDeclined (today). Reason: Price.“Too much for three months.”',
    'GlobexAccepted: 38,800.00 zł (today).',
  ]);
  await person.click(section('Decisions').getByRole('link', { name: 'Make an offer' }));
  expect([location(), requested()]).toEqual(['/offers/o-1', 'duplicate']);
});

test('A client who waits is something to report, whatever else there is', async () => {
  const waiting: Overview['waiting'] = [
    { offerId: 'o-7', clientName: 'Umbrella', reason: 'question', since: '2026-11-22T12:00:00.000Z' },
  ];
  stubApi({ 'GET /api/overview': { body: { ...nothing, waiting } } });
  open();
  expect(await screen.findByRole('link', { name: /Umbrella/ })).toBeVisible();
});
