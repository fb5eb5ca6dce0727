import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, problem, type ApiAnswer } from '@programme/testing';
import { acme, pageAnswer } from './offers.fixture';
import { beta, open, row } from './offers-list.fixture';

describe('The list', () => {
  test('shows each offer with its quotes, status, totals, last day, day of making, password and creator', async () => {
    open();
    const acmeRow = await row('Acme');
    const rest = 'Enterprise + Comfort 60, 3 months · Comfort 10, 12 months';
    expect(within(acmeRow).getByRole('rowheader')).toHaveTextContent(
      `AcmeEnterprise 1,240, 4 months · Comfort 42, 1 month · +2 more quotes${rest}`,
    );
    const cells = within(acmeRow).getAllByRole('cell');
    expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
      'OpenNot opened yetFeb 19, 2027',
      'AKAnna',
      'Enterprise44,000\u00a0złComfort36,000\u00a0zł',
      'PLN',
      '•••••-•••••hidden',
      'Feb 19, 2027Created Nov 21, 2026',
      'Nov 21, 2026',
    ]);
    const expired = within(await row('Beta')).getAllByRole('cell');
    expect(expired[0]).toHaveTextContent('ExpiredOpened 3× · Sep 30, 2026');
    expect(within(expired[0]!).getByText(/Opened 3×/)).toHaveAttribute(
      'title',
      expect.stringMatching(/Sep 30, 2026, \d/),
    );
    expect(expired[4]).toHaveTextContent('N/A');
    expect(screen.getByText('<b>Beta</b>').tagName).toBe('BDI');
    expect(screen.getByText('1–2 of 2')).toBeVisible();
  });

  test('names two quotes of an offer; those that it counts stand in a tip, and screen readers read them', async () => {
    open({ 'GET /api/offers': pageAnswer([{ ...acme, quotes: acme.quotes.slice(0, 3) }]) });
    const count = within(await row('Acme')).getByText('+1 more quote');
    expect(count).toHaveAttribute('title', 'Enterprise + Comfort 60, 3 months');
    expect(screen.getByRole('rowheader')).toHaveAccessibleName(
      'Acme Enterprise 1,240, 4 months\u00a0· Comfort 42, 1 month\u00a0· Enterprise + Comfort 60, 3 months',
    );
  });

  test.each([[2], [0]])('counts no further quotes of an offer with %d', async (count) => {
    open({ 'GET /api/offers': pageAnswer([{ ...acme, quotes: acme.quotes.slice(0, count) }]) });
    expect(await row('Acme')).not.toHaveTextContent(/more/);
  });

  test.each([
    [{ daysLeft: 8 }, 'Open'],
    [{ daysLeft: 8, opens: 1200 }, 'Opened 1,200×'],
    [{ daysLeft: 7, opens: 2 }, 'Expires in 7 days'],
    [{ daysLeft: 1 }, 'Expires in 1 day'],
    [{ daysLeft: 0 }, 'Expires today'],
    [{ daysLeft: -1 }, 'Expired'],
    [{ status: 'expired', daysLeft: -1, opens: 2 }, 'Expired'],
    [{ status: 'accepted', daysLeft: -1, opens: 2 }, 'Accepted'],
    [{ status: 'declined', daysLeft: 3 }, 'Declined'],
    [{ status: 'withdrawn', daysLeft: 90 }, 'Withdrawn'],
  ] as const)('marks %j as "%s"', async (state, words) => {
    open({ 'GET /api/offers': pageAnswer([{ ...acme, ...state }]) });
    expect(within(await row('Acme')).getByText(words)).toBeVisible();
  });

  test('shows three empty rows while it loads', () => {
    open({ 'GET /api/offers': noAnswer });
    const table = screen.getByRole('table', { name: 'All Offers' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(table).toHaveAttribute('aria-busy', 'true');
  });

  test('without any offer leads to the first one', async () => {
    const { person } = open({ 'GET /api/offers': pageAnswer([]) });
    expect(await screen.findByText('No offers created yet')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Create Your First Offer' }));
    expect(screen.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true');
  });

  test('that failed says why, and Retry asks again', async () => {
    let answer: ApiAnswer = problem(503, 'unavailable', 'The service is away.');
    const { person } = open({ 'GET /api/offers': () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('The offers could not be loadedThe service is away.');
    answer = pageAnswer([acme]);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Acme')).toBeVisible();
  });

  test('is searched by the server once the typing pauses', async () => {
    const { person, lists } = open({
      'GET /api/offers': ({ query }) => pageAnswer(query.get('q') === null ? [acme, beta] : []),
    });
    await row('Acme');
    await person.type(screen.getByRole('searchbox', { name: 'Search by client' }), ' żółw ');
    expect(await screen.findByText('No offers match your current filters.')).toBeVisible();
    expect(lists().map(({ query }) => query.get('q'))).toEqual([null, 'żółw']);
    await person.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
    expect(await row('Acme')).toBeVisible();
  });

  test('is filtered by creator, whom short names stand for', async () => {
    const { person, lists } = open();
    await row('Acme');
    const creator = screen.getAllByRole('combobox', { name: 'Creator' })[0]!;
    expect(
      within(creator)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All creators', 'Anna', 'Jan']);
    await person.selectOptions(creator, 'Jan');
    await waitFor(() => expect(lists().at(-1)?.query.get('creator')).toBe('Jan Nowak'));
  });

  test('is filtered by status and by currency', async () => {
    const { person, lists, location } = open();
    await row('Acme');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Expiring');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'MXN');
    await waitFor(() => expect(lists().at(-1)?.query.get('currency')).toBe('MXN'));
    expect(lists().at(-1)?.query.get('status')).toBe('expiring');
    expect(location()).toBe('/offers?status=expiring&offerCurrency=MXN');
  });

  test('is sorted by its heads, and keeps the order in the address when the filters are cleared', async () => {
    const { person, lists, location } = open({}, { route: '/offers?status=open' });
    await row('Acme');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Created')).toHaveAttribute('aria-sort', 'descending');
    await person.click(within(head('Client Name')).getByRole('button'));
    await waitFor(() => expect(location()).toBe('/offers?status=open&sort=client'));
    await person.click(within(head('Client Name')).getByRole('button'));
    await waitFor(() => expect(location()).toBe('/offers?status=open&sort=client&order=desc'));
    expect(head('Client Name')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Created')).toHaveAttribute('aria-sort', 'none');
    await waitFor(() => expect(lists().at(-1)?.query.get('order')).toBe('desc'));
    expect(lists().at(-1)?.query.get('sort')).toBe('client');
    expect(screen.getByRole('button', { name: 'Next offers' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(location()).toBe('/offers?sort=client&order=desc'));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Ending first');
    await waitFor(() => expect(location()).toBe('/offers?sort=validUntil'));
  });

  test('keeps search and filter in the address, and finds them there again', async () => {
    const { person, location, unmount } = open({}, { route: '/offers?lang=en' });
    await row('Acme');
    await person.type(screen.getByRole('searchbox', { name: 'Search by client' }), 'a & b');
    await waitFor(() => expect(location()).toBe('/offers?lang=en&q=a+%26+b'));
    await person.selectOptions(screen.getAllByRole('combobox', { name: 'Creator' })[0]!, 'Jan');
    await waitFor(() => expect(location()).toBe('/offers?lang=en&q=a+%26+b&creator=Jan+Nowak'));
    const address = location();
    unmount();

    const reloaded = open({}, { route: address });
    await row('Acme');
    expect(reloaded.lists().map(({ query }) => [query.get('q'), query.get('creator')])).toEqual([
      ['a & b', 'Jan Nowak'],
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search by client' })).toHaveValue('a & b');
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: 'Creator' })[0]).toHaveValue('Jan Nowak'));
    await reloaded.person.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
    await waitFor(() => expect(reloaded.location()).toBe('/offers?lang=en'));
  });

  test('is paged by the server, there and back', async () => {
    const { person, lists } = open({
      'GET /api/offers': ({ query }) =>
        query.get('cursor') === null ? pageAnswer([acme], { total: 2, next: 'c2' }) : pageAnswer([beta], { total: 2 }),
    });
    await row('Acme');
    expect(screen.getByRole('button', { name: 'Newer offers' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Older offers' }));
    await row('Beta');
    expect(lists().at(-1)?.query.get('cursor')).toBe('c2');
    expect(screen.getByRole('button', { name: 'Older offers' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Newer offers' }));
    expect(await row('Acme')).toBeVisible();
  });
});

test.each([
  ['pl', 'Wszystkie oferty', '19 lut 2027'],
  ['es', 'Todas las ofertas', '19 feb 2027'],
] as const)('The list is in %s', async (language, name, day) => {
  open({}, { language });
  expect(await screen.findByRole('table', { name })).toBeVisible();
  expect((await screen.findAllByText(day)).length).toBeGreaterThan(0);
});
