import { screen, waitFor, within } from '@testing-library/react';
import type { Overview } from '@programme/contracts';
import { StoreProvider } from '@programme/platform';
import { noAnswer, problem, renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { OverviewPage } from './overview.page';

const nothing: Overview = {
  attention: [],
  failedMessages: 0,
  offers: { made: 0, opened: 0, openedAgain: 0 },
  currencies: [],
  calculations: {
    weeks: Array.from({ length: 12 }, (_, index) => ({
      start: `2026-0${1 + Math.floor(index / 4)}-0${1 + (index % 4) * 2}`,
      count: 0,
    })),
    lengths: Array.from({ length: 12 }, () => 0),
    calculators: [],
  },
};

const busy: Overview = {
  attention: [
    { offerId: 'o-1', clientName: 'Acme', reason: 'expiring', days: 0, opened: true },
    { offerId: 'o-2', clientName: 'Zażółć', reason: 'expiring', days: 3, opened: false },
    { offerId: 'o-3', clientName: 'Globex', reason: 'unopened', days: 4, opened: false },
    { offerId: 'o/4', clientName: 'Initech', reason: 'expired', days: 1, opened: true },
  ],
  failedMessages: 0,
  offers: { made: 1200, opened: 900, openedAgain: 300 },
  currencies: [
    { currency: 'PLN', made: 1000, open: 700, expiring: 30, expired: 300 },
    { currency: 'EUR', made: 200, open: 150, expiring: 2, expired: 50 },
  ],
  calculations: {
    weeks: nothing.calculations.weeks.map((week, index) => ({ ...week, count: index * 10 })),
    lengths: [10, 0, 50, 0, 0, 400, 0, 0, 0, 0, 0, 200],
    calculators: [
      { calculator: '2026', count: 495 },
      { calculator: 'comfort', count: 165 },
    ],
  },
};

const open = (options: FakeShellOptions = {}) =>
  renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <OverviewPage />
    </StoreProvider>,
    options,
  );

const noon = '2026-11-22T12:00:00.000Z';

/** The server’s clock says noon, whatever this computer’s does. */
const settings = {
  'GET /api/settings': {
    body: { registration: false, chat: false, mail: false, timezone: 'Europe/Warsaw', now: noon },
  },
};

const timesAreKnown = () =>
  waitFor(async () => {
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent('…');
  });

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

const section = (name: string) => within(screen.getByRole('region', { name }));

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

test('Mails that failed lead to the offer, and to the creators', async () => {
  const since = noon;
  const failedMails: Overview['failedMails'] = [
    { offerId: 'o-9', clientName: 'Umbrella', failure: 'address-unknown', since },
  ];
  const unreachableCreators: Overview['unreachableCreators'] = [{ name: 'Anna Zając', failure: 'mailbox-full', since }];
  stubApi({ ...settings, 'GET /api/overview': { body: { ...nothing, failedMails, unreachableCreators } } });
  const { person, location } = open();
  await timesAreKnown();
  const creator = await screen.findByRole('link', { name: /Anna Zając/ });
  const rows = screen.getAllByRole('listitem').slice(0, 2);
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    expect.stringMatching(/^UmbrellaAn e-mail to the contact was not delivered \(today\)\. The address does not exist/),
    'Anna ZającE-mails to this creator are not delivered (today). The mailbox is full.',
  ]);
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

test('Each currency stands for itself, and the way from offer to client has its shares', async () => {
  stubApi({ 'GET /api/overview': { body: busy } });
  open();
  const rows = within(await screen.findByRole('table', { name: 'By currency' })).getAllByRole<HTMLTableRowElement>(
    'row',
  );
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Currency', 'Made', 'Open', 'Expiring within 7 days', 'Expired'],
    ['PLN', '1,000', '700', '30', '300'],
    ['EUR', '200', '150', '2', '50'],
  ]);
  const funnel = section('From offer to client');
  expect(funnel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,200',
    '75%900',
    '25%300',
  ]);
});

test('Demand is told in figures, with a table behind each chart and a way to all calculations', async () => {
  stubApi({ 'GET /api/overview': { body: busy } });
  const { person, location } = open();
  await screen.findByRole('heading', { name: 'Demand in the calculators' });
  const demand = section('Demand in the calculators');
  expect(demand.getByText('so far this week; the week before: 100')).toBeVisible();
  expect(demand.getByText('61% of calculations')).toBeVisible();
  const lengths = within(demand.getByRole('table', { name: 'Contract length asked for most' }));
  expect(lengths.getByRole('row', { name: '6 months 400' })).toBeInTheDocument();
  const weeks = within(demand.getByRole('table', { name: 'Calculations a week, last 12 weeks' }));
  expect(weeks.getAllByRole('row')).toHaveLength(13);
  await person.click(demand.getByRole('link', { name: 'All calculations' }));
  expect(location()).toBe('/admin/logs');
});

test.each([
  ['en', 'Nothing to report yet', 'Go to the offers'],
  ['pl', 'Na razie nie ma czego pokazać', 'Przejdź do ofert'],
  ['es', 'Todavía no hay nada que mostrar', 'Ir a las ofertas'],
] as const)('Before the first offer and calculation it says so (%s)', async (language, heading, link) => {
  stubApi({ 'GET /api/overview': { body: nothing } });
  open({ language });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/offers');
});

test('Without offers or without calculations, the other figures stand', async () => {
  stubApi({ 'GET /api/overview': { body: { ...nothing, calculations: busy.calculations } } });
  open();
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeVisible();
  expect(screen.getByText('No offer was made in the last 90 days.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'By currency' })).not.toBeInTheDocument();
});

test('While the figures are on their way, it says so', () => {
  stubApi({ 'GET /api/overview': noAnswer });
  open();
  expect(screen.getByRole('progressbar', { name: 'Loading the overview' })).toBeVisible();
});

test('A failure can be tried again', async () => {
  stubApi({ 'GET /api/overview': problem(503, 'unavailable', 'Please try again.') });
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The overview could not be loadedPlease try again.');
  stubApi({ 'GET /api/overview': { body: busy } });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Needs attention' })).toBeVisible();
});
