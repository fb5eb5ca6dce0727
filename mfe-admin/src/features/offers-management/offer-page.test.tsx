import { act, screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswer } from '@programme/testing';
import { sendDelayedCalls } from '../../shared/leaving/delayed-calls';
import { answers, openPage } from './offer-page.fixture';
import { acme, details, pageAnswer } from './offers.fixture';
import { open, row } from './offers-list.fixture';

afterEach(() => act(() => sendDelayedCalls()));

test('A click on a row opens the page of its offer, a click on its buttons does not', async () => {
  const { person, location } = open(answers, { route: '/offers?q=ac' });
  const acmeRow = await row('Acme');
  await person.click(within(acmeRow).getByRole('button', { name: 'Show the password for Acme' }));
  await person.click(within(acmeRow).getByRole('button', { name: 'More actions for the offer for Acme' }));
  await person.keyboard('{Escape}');
  expect(location()).toBe('/offers?q=ac');
  expect(within(acmeRow).getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/offers/offer-1?q=ac');
  await person.click(within(acmeRow).getByText(/Enterprise 1,240/));
  expect(location()).toBe('/offers/offer-1?q=ac');
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
});

test('The page shows how the offer stands, its facts, and its quotes with the totals of each length', async () => {
  openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'All Offers' })).not.toBeInTheDocument();
  const facts = screen.getByRole('region', { name: 'About this offer' });
  await waitFor(() => expect(facts).toHaveTextContent('by ada'));
  for (const fact of ['CreatorAKAnna', 'CurrencyPLN', 'Valid UntilFeb 19, 2027', 'Password•••••-•••••'])
    expect(facts).toHaveTextContent(fact);
  const quotes = within(screen.getByRole('region', { name: '2 quotes' })).getAllByRole('listitem');
  expect(quotes.map((quote) => quote.getAttribute('aria-label'))).toEqual(['Quote 1', 'Quote 2']);
  expect(quotes[0]).toHaveTextContent('Enterprise6 months · 120 active users');
  expect(within(quotes[0]!).getByRole('row', { name: /^6 months/ })).toHaveTextContent('6 months11 zł');
  expect(within(quotes[0]!).getAllByRole('row')).toHaveLength(4);
  expect(quotes[1]).toHaveTextContent('For <b>Kraków</b>');
});

test('The facts name the contact, who can be written to, and the language; the copied link carries it', async () => {
  const offer = {
    ...details.offer,
    language: 'pl',
    contactName: 'Ewa Zając',
    contactEmail: 'ewa@example.com',
  } as const;
  const { person } = openPage({ 'GET /api/offers/offer-1/details': { body: { ...details, offer } } });
  const facts = within(await screen.findByRole('region', { name: 'About this offer' }));
  expect(facts.getByText('Ewa Zając')).toBeVisible();
  expect(facts.getByRole('link', { name: 'ewa@example.com' })).toHaveAttribute('href', 'mailto:ewa@example.com');
  expect(facts.getByText('Polski')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copy offer URL' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/offer/offer-1?lang=pl`);
});

test('The timeline holds history and openings, newest first', async () => {
  openPage();
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  const entries = await within(timeline).findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Changed · Revision 2Quotes.*, by bob$/),
    expect.stringMatching(/^Opened by the clientOpen for 2 min, read for 1 min.*, from 10\.0\.0\.0$/),
    expect.stringMatching(/^Created.*, by ada$/),
  ]);
  expect(within(timeline).getByText('Total opens: 1')).toBeVisible();
  expect(await within(timeline).findByRole('figure', { name: 'Opens by day' })).toBeVisible();
});

test('The timeline that could not be loaded says why, and the rest of the page stands', async () => {
  openPage({ 'GET /api/offers/offer-1/history': problem(503, 'unavailable', 'Away.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The timeline could not be loadedAway.');
  expect(screen.getByRole('region', { name: '2 quotes' })).toBeVisible();
});

test('An offer that is none says so, and leads back to the list with its filters', async () => {
  const { person, location } = openPage({
    'GET /api/offers/offer-1/details': problem(404, 'not-found', 'Nothing here.'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Offer not found' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'All Offers' }));
  expect(location()).toBe('/offers?q=ac&sort=client');
  expect(await row('Acme')).toBeVisible();
});

test('An offer that could not be loaded says why, and Retry asks again', async () => {
  let answer: ReturnType<typeof problem> | { body: typeof details } = problem(503, 'unavailable', 'Away.');
  const { person } = openPage({ 'GET /api/offers/offer-1/details': () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('The offer could not be loadedAway.');
  answer = { body: details };
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
});

test.each(['Edit', 'Duplicate'])('%s leads into the wizard', async (action) => {
  const { person, location } = openPage();
  await person.click(await screen.findByRole('button', { name: action === 'Edit' ? action : /^More actions/ }));
  if (action === 'Duplicate') await person.click(screen.getByRole('menuitem', { name: action }));
  await waitFor(() => expect(location()).toBe('/offers?q=ac&sort=client'));
  expect(screen.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('textbox', { name: 'Client Name' })).toHaveValue('Acme');
});

test('Edit leads into the wizard also while the page loads the offer again', async () => {
  const later: ((answer: ApiAnswer) => void)[] = [];
  let calls = 0;
  const { person } = openPage({
    'GET /api/offers/offer-1/details': () =>
      calls++ === 0 ? { body: details } : new Promise<ApiAnswer>((resolve) => later.push(resolve)),
    'POST /api/offers/offer-1/answers': {
      status: 201,
      body: { id: 1, author: 'staff', name: 'ada', text: 'Hello', at: '2026-11-24T12:00:00.000Z' },
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(later).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true'));
  act(() => later.forEach((resolve) => resolve({ body: details })));
  expect(await screen.findByRole('textbox', { name: 'Client Name' })).toHaveValue('Acme');
});

test('Delete leads to the list without the offer, and Undo brings it back', async () => {
  const { person, location, toast } = openPage({ 'DELETE /api/offers/offer-1': { status: 204 } });
  await person.click(await screen.findByRole('button', { name: 'More actions for the offer for Acme' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(location()).toBe('/offers?q=ac&sort=client');
  expect(screen.queryByText('Acme')).not.toBeInTheDocument();
  act(() => toast.mock.lastCall?.[0].action?.onChoose());
  expect(await row('Acme')).toBeVisible();
});

test('The page of the list that was open is open again after a look at an offer', async () => {
  const { person } = open(
    {
      ...answers,
      'GET /api/offers': ({ query }) =>
        query.get('cursor') === null
          ? pageAnswer([{ ...acme, id: 'offer-0', clientName: 'Newest' }], { total: 2, next: 'c2' })
          : pageAnswer([acme], { total: 2 }),
    },
    { route: '/offers' },
  );
  await person.click(await screen.findByRole('button', { name: 'Older offers' }));
  await person.click(await screen.findByRole('link', { name: 'Acme' }));
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
  await person.click(screen.getByRole('link', { name: 'All Offers' }));
  expect(await row('Acme')).toBeVisible();
});
