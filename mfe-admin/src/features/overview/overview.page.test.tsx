import { screen, within } from '@testing-library/react';
import { noAnswer, problem, stubApi } from '@programme/testing';
import { busy, nothing, open, section, settings, timesAreKnown } from './overview.fixture';

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

test('What clients have accepted is news: for how much, in its currency, and when', async () => {
  const accepted = [
    { offerId: 'o-7', clientName: 'Acme', total: 14678, currency: 'EUR', at: '2026-11-21T09:00:00.000Z' },
    { offerId: 'o-8', clientName: 'Globex', total: 34750, currency: 'PLN', at: '2026-11-18T09:00:00.000Z' },
  ] as const;
  stubApi({ 'GET /api/overview': { body: { ...nothing, accepted } }, ...settings });
  open();
  const rows = await screen.findAllByRole('listitem');
  await timesAreKnown();
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Acme€14,678.00, accepted yesterday',
    'Globex34,750.00 zł, accepted 4 days ago',
  ]);
  expect(section('Accepted').getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/offers/o-7');
});
