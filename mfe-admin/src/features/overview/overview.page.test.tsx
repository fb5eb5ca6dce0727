import { screen, within } from '@testing-library/react';
import { noAnswer, problem, stubApi } from '@programme/testing';
import { busy, nothing, open, section } from './overview.fixture';

test('Each currency stands for itself, and the way from offer to decision has its shares', async () => {
  stubApi({ 'GET /api/overview': { body: busy } });
  open();
  const rows = within(await screen.findByRole('table', { name: 'By currency' })).getAllByRole<HTMLTableRowElement>(
    'row',
  );
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')))).toEqual([
    ['Currency', 'Made', 'Open', 'Expired', 'Accepted'],
    ['PLN', '1,000', '412,300.50 zł700 offers', '300', '38,800.00 zł1 offer'],
    // Of an API that knows no amounts.
    ['EUR', '200', '150', '50', '–'],
  ]);
  const funnel = section('From offer to decision');
  expect(funnel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,200',
    '75%900',
    '25%300',
    '20%240',
  ]);
  expect(funnel.getByText('Half of the opened ones were opened within 1 hour of being made.')).toBeVisible();
  expect(funnel.getByText('Half of the decisions came within 9 days.')).toBeVisible();
  expect(funnel.getByText('Declined: 60. Most frequent reason: Timing.')).toBeVisible();
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
  expect(await screen.findByText('All done: nothing needs your attention right now.')).toBeVisible();
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
