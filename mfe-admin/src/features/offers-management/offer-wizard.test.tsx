import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offerDraftQuery, type NewOffer, type OfferChange } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';
import { Route, RouterLink, Routes, StoreProvider } from '@programme/platform';
import { noAnswer, problem, renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { acme, anna, details, ewa, jan, pageAnswer, priceAnswer } from './offers.fixture';
import { OffersManagementPage } from './offers-management.page';

type Answers = Parameters<typeof stubApi>[0];

const created = { offer: { ...acme, id: 'offer-9', clientName: 'New client' }, generatedPassword: 'AAAAA-BBBBB-CCCCC' };

function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({
    'GET /api/offers': pageAnswer([acme]),
    'GET /api/creators': { body: [anna, jan, ewa] },
    'GET /api/offers/offer-1/details': { body: details },
    'POST /api/offers/calculate-prices': priceAnswer,
    'POST /api/offers': { status: 201, body: created },
    ...answers,
  });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <RouterLink to="/elsewhere">away</RouterLink>
      <Routes>
        <Route path="/offers" element={<OffersManagementPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </StoreProvider>,
    { route: '/offers', user: { id: 1, username: 'ada', isAdmin: true }, ...options },
  );
  const sent = (method: string, path = '/api/offers') =>
    calls.filter((call) => call.method === method && call.path === path);
  return { ...view, calls, sent };
}

type View = ReturnType<typeof open>;

const tab = (name: string) => screen.getByRole('tab', { name, hidden: true });
// Looking past what is hidden costs a style for each element above each candidate; names are enough here.
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const clientName = () => field('Client Name');
const creator = () => screen.getAllByLabelText('Creator', { selector: 'select' }).at(-1)!;
const currency = () => screen.getByLabelText('Currency', { selector: 'select' });
const quote = (number: number) => screen.findByLabelText(`Quote ${number}`);

// Typing is tested where it matters; elsewhere a field is filled in at once.
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

async function toQuotes({ person }: View) {
  await person.click(await screen.findByRole('button', { name: 'Create New Offer' }));
  fill(clientName(), 'New client');
  await within(creator()).findByRole('option', { name: 'Anna Kowalska' });
  fill(creator(), anna.name);
  await person.click(button('Continue to Add Quotes'));
  await screen.findByText('No quotes added yet');
}

async function addQuote({ person }: View, fields: Readonly<Record<string, string>>) {
  await person.click(button('Add Quote'));
  for (const [name, value] of Object.entries(fields)) fill(await screen.findByLabelText(name), value);
  await person.click(button('Add Quote'));
  await waitFor(() => expect(screen.queryByText('New quote')).not.toBeInTheDocument());
}

async function edit({ person }: View) {
  await person.click(await screen.findByRole('button', { name: 'Edit the offer for Acme' }));
  await screen.findByRole('heading', { name: 'Edit Offer' });
}

describe('The steps', () => {
  test('open one after the other', async () => {
    const view = open();
    expect(tab('All Offers')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Quotes')).toHaveAttribute('aria-disabled', 'true');
    expect(tab('Success')).toHaveAttribute('aria-disabled', 'true');
    await view.person.click(tab('Quotes'));
    expect(tab('All Offers')).toHaveAttribute('aria-selected', 'true');
    await toQuotes(view);
    expect(tab('Quotes')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Quotes' })).toHaveFocus();
    expect(tab('Success')).toHaveAttribute('aria-disabled', 'true');
  });

  test('are walked with arrow keys, past those that are closed', async () => {
    const { person } = open();
    await person.click(tab('All Offers'));
    await person.keyboard('{ArrowRight}');
    expect(tab('Basic Info')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(tab('All Offers')).toHaveFocus();
    await person.keyboard('{ArrowRight}{Enter}');
    expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
  });

  test('The first one begins with 90 days from today in PLN, and says what it needs', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Create New Offer' }));
    expect(screen.getByLabelText('Valid Until')).toHaveValue(dayAhead(90));
    expect(currency()).toHaveValue('PLN');
    expect(
      within(creator())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a creator', 'Anna Kowalska', 'Ewa Zając']);
    fill(screen.getByLabelText('Valid Until'), '');
    await person.click(button('Continue to Add Quotes'));
    await waitFor(() => expect(clientName()).toHaveFocus());
    expect(clientName()).toHaveAccessibleDescription('Client name is required');
    expect(creator()).toHaveAccessibleDescription('Creator is required');
    expect(screen.getByLabelText('Valid Until')).toHaveAccessibleDescription('Valid until date is required');
  });

  test('A day that is over is said to be so', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Create New Offer' }));
    fill(screen.getByLabelText('Valid Until'), '2020-01-31');
    expect(screen.getByLabelText('Valid Until')).toHaveAccessibleDescription(/^January 31, 2020 is over/);
  });
});

describe('A quote', () => {
  test('shows its prices between those of the neighbouring lengths while it is typed', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    expect(screen.getByText(/Prices appear here/)).toBeVisible();
    expect(field('Contract Duration (months)')).toHaveValue('3');
    expect(field('Startup Fee Override')).toHaveAttribute('placeholder', '10,000\u00a0zł');
    await view.person.type(field('Active Users'), '120');
    fill(field('Contract Duration (months)'), '6');
    fill(screen.getByLabelText('Discount Type'), 'percentage');
    fill(field('Discount Value'), '10');
    const texts = () =>
      within(screen.getByRole('region', { name: 'Enterprise · 120 active users' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await waitFor(() =>
      expect(texts()).toEqual([
        expect.stringContaining('5 months30,038 zł'),
        expect.stringContaining('6 monthsChosen length31,275 zł 34,750 złinstead of 34,750 zł4,125 zł a month'),
        expect.stringContaining('7 months34,988 zł'),
      ]),
    );
    const [request] = view.sent('POST', '/api/offers/calculate-prices').slice(-1);
    expect(request?.body).toMatchObject({ packageType: 'enterprise', activeUsers: 120, currency: 'PLN', note: null });
  });

  test('that is typed on counts; an answer to what stood there before does not', async () => {
    const waiting = new Map<number, (answer: ApiAnswer) => void>();
    const view = open({
      'POST /api/offers/calculate-prices': (call) =>
        new Promise((resolve) =>
          waiting.set((call.body as { activeUsers: number }).activeUsers, () => resolve(priceAnswer(call))),
        ),
    });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    await waitFor(() => expect(waiting.has(10)).toBe(true));
    fill(field('Active Users'), '900');
    await waitFor(() => expect(waiting.has(900)).toBe(true));
    expect(screen.getByText('Calculating...')).toBeVisible();
    waiting.get(900)?.({});
    const shown = async () => within(await screen.findByRole('region', { name: 'Enterprise · 900 active users' }));
    expect((await shown()).getByText(/^86,500/)).toBeVisible();
    waiting.get(10)?.({});
    await waitFor(() => expect(screen.queryByText('Calculating...')).not.toBeInTheDocument());
    expect((await shown()).getByText(/^86,500/)).toBeVisible();
  });

  test('of both packages has a discount for each, the note of a minimum and of a better price', async () => {
    const view = open();
    await toQuotes(view);
    await addQuote(view, {
      'Package Type': 'both',
      'Active Users': '62',
      'Contract Duration (months)': '4',
      'Startup Fee Override': '0',
      'Enterprise Discount Type': 'percentage',
      'Enterprise Discount Value': '7,5',
      'Comfort Discount Type': 'amount',
      'Comfort Discount Value': '500',
      'Note (optional)': '<i>Kraków</i>',
    });
    const card = await quote(1);
    expect(card).toHaveTextContent('Enterprise + Comfort');
    expect(card).toHaveTextContent('4 months · 62 active users');
    expect(card).toHaveTextContent('Enterprise: 7.5% discount');
    expect(card).toHaveTextContent('Comfort: 500 zł discount');
    await waitFor(() => expect(card).toHaveTextContent('23,125'));
    expect(card).toHaveTextContent('17,440');
    expect(within(card).getByText('<i>Kraków</i>')).toBeVisible();
    expect(view.toast).toHaveBeenCalledWith({ title: 'Quote added' });
    await view.person.click(button('Edit quote 1'));
    expect(await screen.findByText(/Raised to the minimum Enterprise value of 25,000/)).toBeVisible();
    expect(screen.getByText(/^3-month Pack \+ 1 Monthly Flex: 204/)).toBeVisible();
    expect(field('Enterprise Discount Value')).toHaveValue('7.5');
  });

  test('that lacks what its package needs says so, and sends nothing', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(screen.getByLabelText('Package Type'), 'comfort');
    await view.person.click(button('Add Quote'));
    await waitFor(() => expect(field('Employees Count')).toHaveFocus());
    expect(field('Employees Count')).toHaveAccessibleDescription('Number of employees is required');
    expect(screen.getByText('Please fill in all required fields for the selected package type')).toBeVisible();
    expect(view.sent('POST', '/api/offers/calculate-prices')).toEqual([]);
  });

  test('that cannot be priced is not added, and nothing typed is lost', async () => {
    const view = open({ 'POST /api/offers/calculate-prices': problem(503, 'unavailable', 'Away.') });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    await view.person.click(button('Add Quote'));
    await waitFor(() =>
      expect(view.toast).toHaveBeenCalledWith({
        tone: 'error',
        title: 'Error adding quote',
        description: 'Please check all required fields and try again.',
      }),
    );
    expect(field('Active Users')).toHaveValue('10');
    expect(screen.queryByLabelText('Quote 1')).not.toBeInTheDocument();
  });

  test('says Calculating... while the server prices it', async () => {
    const view = open({ 'POST /api/offers/calculate-prices': noAnswer });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    await view.person.click(button('Add Quote'));
    expect(await screen.findByRole('button', { name: 'Calculating...' })).toBeDisabled();
  });
});

describe('The quotes of an offer', () => {
  const twoQuotes = async () => {
    const view = open();
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '10' });
    await addQuote(view, { 'Active Users': '20' });
    expect(screen.getByText('2 quotes added')).toBeVisible();
    return view;
  };
  const users = () =>
    screen.getAllByRole('listitem', { name: /^Quote/ }).map((item) => /(\d+) active/.exec(item.textContent ?? '')?.[1]);

  test('are moved by buttons; the keyboard stays with the quote, and its new place is said', async () => {
    const { person } = await twoQuotes();
    expect(button('Move quote 1 up')).toBeDisabled();
    await person.click(button('Move quote 2 up'));
    expect(users()).toEqual(['20', '10']);
    expect(button('Move quote 1 down')).toHaveFocus();
    expect(screen.getByText('The quote is number 1 now')).toBeInTheDocument();
    await person.keyboard('{Enter}');
    expect(users()).toEqual(['10', '20']);
    expect(button('Move quote 2 up')).toHaveFocus();
  });

  test('are duplicated, and removed with a way back', async () => {
    const { person, toast } = await twoQuotes();
    await person.click(button('Duplicate quote 1'));
    expect(users()).toEqual(['10', '10', '20']);
    await person.click(button('Remove quote 3'));
    expect(users()).toEqual(['10', '10']);
    const { title, action } = toast.mock.lastCall![0];
    expect(title).toBe('Quote removed');
    act(() => action?.onChoose());
    await waitFor(() => expect(users()).toEqual(['10', '10', '20']));
  });

  test('are changed in place', async () => {
    const { person } = await twoQuotes();
    await person.click(button('Edit quote 1'));
    fill(field('Active Users'), '15');
    await person.click(button('Save Quote'));
    await waitFor(() => expect(users()).toEqual(['15', '20']));
  });

  test('are priced anew in another currency', async () => {
    const { person } = await twoQuotes();
    await waitFor(async () => expect(await quote(1)).toHaveTextContent('zł'));
    await person.click(tab('Basic Info'));
    fill(currency(), 'EUR');
    await person.click(tab('Quotes'));
    await waitFor(async () => expect(await quote(1)).toHaveTextContent('€'));
    expect(await quote(2)).not.toHaveTextContent('zł');
  });
});

describe('Creating', () => {
  const ready = async (answers: Answers = {}) => {
    const view = open(answers);
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
    return view;
  };
  const keys = (view: View) => view.sent('POST').map(({ headers }) => headers.get('Idempotency-Key'));

  test('sends basics and quotes, and shows what to send to the client', async () => {
    const view = await ready();
    await view.person.click(button('Create Offer'));
    expect(await screen.findByRole('heading', { name: 'The offer is ready' })).toHaveFocus();
    const body = view.sent('POST')[0]?.body as NewOffer;
    expect(body).toMatchObject({
      clientName: 'New client',
      creator: anna.name,
      currency: 'PLN',
      validUntil: dayAhead(90),
    });
    expect(body.quotes).toMatchObject([{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }]);
    expect(body.quotes[0]).not.toHaveProperty('calculatedPrices');
    expect(view.toast).toHaveBeenCalledWith({
      title: 'Offer created successfully',
      description: 'The offer ID and password have been generated.',
    });
    expect(screen.getByText('AAAAA-BBBBB-CCCCC')).toBeVisible();
    expect(screen.getByText(`${window.location.origin}/offer/offer-9`)).toBeVisible();
    expect(screen.getByText('offer-9')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preview Offer' })).toHaveAttribute('href', '/offer/offer-9');
    expect(tab('Quotes')).toHaveAttribute('aria-disabled', 'true');
    await view.person.click(button('Copy: Access Password'));
    expect(await navigator.clipboard.readText()).toBe('AAAAA-BBBBB-CCCCC');
    expect(view.toast).toHaveBeenLastCalledWith({ title: 'Password copied' });
    expect(screen.getByText('Password copied')).toBeInTheDocument();
  });

  test('another one begins with nothing', async () => {
    const view = await ready();
    await view.person.click(button('Create Offer'));
    await view.person.click(await screen.findByRole('button', { name: 'Create Another Offer' }));
    expect(clientName()).toHaveValue('');
    expect(tab('Quotes')).toHaveAttribute('aria-disabled', 'true');
    expect(tab('Success')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is tried again under the same key, until something else is sent', async () => {
    let answer: ApiAnswer = { status: 502, body: '<html>' };
    const view = await ready({ 'POST /api/offers': () => answer });
    await view.person.click(button('Create Offer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error creating offerThe server does not answer');
    await view.person.click(button('Create Offer'));
    await waitFor(() => expect(keys(view)).toHaveLength(2));
    await waitFor(() => expect(button('Duplicate quote 1')).toBeEnabled());
    await view.person.click(button('Duplicate quote 1'));
    answer = { status: 201, body: created };
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    const [first, second, third] = keys(view);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that the API refuses says why at the fields of the first step', async () => {
    const view = await ready({
      'POST /api/offers': problem(400, 'invalid-request', 'Check.', { creator: 'This creator is not available' }),
    });
    await view.person.click(button('Create Offer'));
    await waitFor(() => expect(creator()).toHaveFocus());
    expect(creator()).toHaveAccessibleDescription('This creator is not available');
    expect(clientName()).toHaveValue('New client');
    fill(creator(), ewa.name);
    await waitFor(() => expect(creator()).toBeValid());
  });

  test('that the API refuses says why at the quote, and at its field', async () => {
    const view = await ready({
      'POST /api/offers': problem(400, 'invalid-request', 'Check.', { 'quotes[0].monthsCount': 'Not on sale' }),
    });
    await view.person.click(button('Create Offer'));
    await waitFor(async () => expect(await quote(1)).toHaveTextContent('Not on sale'));
    await view.person.click(button('Edit quote 1'));
    await waitFor(() => expect(field('Contract Duration (months)')).toHaveAccessibleDescription('Not on sale'));
  });

  test('with a first step that is no longer complete goes back there', async () => {
    const view = await ready();
    await view.person.click(tab('Basic Info'));
    fill(clientName(), '');
    await view.person.click(tab('Quotes'));
    await view.person.click(button('Create Offer'));
    await waitFor(() => expect(clientName()).toHaveFocus());
    expect(clientName()).toHaveAccessibleDescription('Client name is required');
    expect(view.toast).toHaveBeenLastCalledWith({
      tone: 'error',
      title: 'Missing information',
      description: 'Please complete all steps before submitting.',
    });
    expect(view.sent('POST')).toEqual([]);
  });
});

describe('Editing', () => {
  const path = '/api/offers/offer-1';

  test('begins with what is saved, at the prices that the client was shown', async () => {
    const view = open();
    await edit(view);
    expect(clientName()).toHaveValue('Acme');
    expect(creator()).toHaveValue(anna.name);
    expect(screen.getByLabelText('Valid Until')).toHaveValue('2027-02-19');
    await view.person.click(button('Continue to Add Quotes'));
    expect(screen.getAllByText('Edit Mode').at(-1)).toBeVisible();
    expect(await quote(1)).toHaveTextContent('11 zł');
    expect(within(await quote(2)).getByText('For <b>Kraków</b>')).toBeVisible();
    expect(view.sent('POST', '/api/offers/calculate-prices')).toEqual([]);
    await view.person.click(button('Duplicate quote 1'));
    await view.person.click(button('Edit quote 2'));
    fill(field('Active Users'), '121');
    await view.person.click(button('Save Quote'));
    await waitFor(async () => expect(await quote(2)).toHaveTextContent('34,750'));
  });

  test('is sent with the version that was loaded, and leads back to the list', async () => {
    const view = open({ [`PUT ${path}`]: { body: details } });
    await edit(view);
    fill(clientName(), 'Acme Ltd');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Update Offer'));
    await waitFor(() => expect(tab('All Offers')).toHaveAttribute('aria-selected', 'true'));
    expect(view.toast).toHaveBeenLastCalledWith({ title: 'Offer updated successfully' });
    const body = view.sent('PUT', path)[0]?.body as OfferChange;
    expect(body).toMatchObject({ id: 'offer-1', version: 3, clientName: 'Acme Ltd' });
    expect(body.quotes).toHaveLength(2);
    await waitFor(() => expect(view.sent('GET')).toHaveLength(2));
  });

  test('that somebody else overtook keeps what was typed, and offers the current state', async () => {
    let current = details;
    const view = open({
      'GET /api/offers/offer-1/details': () => ({ body: current }),
      [`PUT ${path}`]: problem(409, 'stale-version', 'Somebody was faster.'),
    });
    await edit(view);
    fill(clientName(), 'Mine');
    await view.person.click(button('Continue to Add Quotes'));
    current = { ...details, offer: { ...acme, clientName: 'Theirs', version: 4 } };
    await view.person.click(button('Update Offer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed this offer in the meantime');
    expect(screen.getByText(/^Mine · /)).toBeVisible();
    await view.person.click(button('Load the current state'));
    await waitFor(() => expect(clientName()).toHaveValue('Theirs'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of an inactive creator keeps that one on offer', async () => {
    const view = open({
      'GET /api/offers/offer-1/details': { body: { ...details, offer: { ...acme, creator: jan.name } } },
    });
    await edit(view);
    expect(await within(creator()).findByRole('option', { name: 'Jan Nowak (inactive)' })).toBeInTheDocument();
    expect(creator()).toHaveValue(jan.name);
  });

  test('of an offer that cannot be loaded says why, and Retry asks again', async () => {
    let answer: ApiAnswer = problem(404, 'not-found', 'There is nothing here.');
    const view = open({ 'GET /api/offers/offer-1/details': () => answer });
    await view.person.click(await screen.findByRole('button', { name: 'Edit the offer for Acme' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The offer could not be loadedThere is nothing here.');
    answer = { body: details };
    await view.person.click(button('Retry'));
    await waitFor(() => expect(clientName()).toHaveValue('Acme'));
  });

  test('can be stopped, and asks if anything would be lost', async () => {
    const view = open();
    await edit(view);
    fill(clientName(), 'Changed');
    await view.person.click(screen.getAllByRole('button', { name: 'Stop editing' })[0]!);
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    expect(dialog).toHaveTextContent('This offer is not saved yet.');
    await view.person.click(button('Leave and discard'));
    await waitFor(() => expect(tab('All Offers')).toHaveAttribute('aria-selected', 'true'));
    await view.person.click(tab('Basic Info'));
    expect(clientName()).toHaveValue('');
  });
});

test('A duplicate is a new offer at the prices of today', async () => {
  const view = open();
  await view.person.click(await screen.findByRole('button', { name: 'More actions for the offer for Acme' }));
  await view.person.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText(/priced as of today/)).toBeVisible();
  expect(clientName()).toHaveValue('Acme');
  expect(screen.getByLabelText('Valid Until')).toHaveValue(dayAhead(90));
  await view.person.click(button('Continue to Add Quotes'));
  await waitFor(async () => expect(await quote(1)).toHaveTextContent('34,750'));
  await view.person.click(button('Create Offer'));
  await screen.findByRole('heading', { name: 'The offer is ready' });
  expect((view.sent('POST')[0]?.body as NewOffer).quotes).toHaveLength(2);
});

describe('From a calculation', () => {
  const query = offerDraftQuery({ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }, 'EUR');

  test('the first quote is filled in, and the address forgets it', async () => {
    const view = open({}, { route: `/offers?lang=en&${query}` });
    expect(await screen.findByText(/Enterprise · 6 months · 120 active users/)).toBeVisible();
    expect(view.location()).toBe('/offers?lang=en&currency=EUR');
    expect(currency()).toHaveValue('EUR');
    fill(clientName(), 'Acme');
    await within(creator()).findByRole('option', { name: 'Anna Kowalska' });
    fill(creator(), anna.name);
    await view.person.click(button('Continue to Add Quotes'));
    await waitFor(async () => expect(await quote(1)).toHaveTextContent('€'));
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(view.sent('POST')[0]?.body).toMatchObject({
      currency: 'EUR',
      quotes: [{ activeUsers: 120, monthsCount: 6 }],
    });
  });

  test('an address that names none opens the list', async () => {
    open({}, { route: '/offers?package=enterprise&users=0&months=6&currency=EUR' });
    expect(await screen.findByRole('tab', { name: 'All Offers' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Leaving', () => {
  test('asks as long as something would be lost', async () => {
    const view = open();
    await view.person.click(await screen.findByRole('button', { name: 'Create New Offer' }));
    fill(clientName(), 'New client');
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await view.person.click(button('Stay'));
    expect(clientName()).toHaveValue('New client');
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    await view.person.click(button('Leave and discard'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('asks for a quote that is being typed', async () => {
    const view = open();
    await edit(view);
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '7');
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('asks nothing when nothing was typed', async () => {
    const view = open();
    await edit(view);
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('A look at the list loses nothing', async () => {
    const view = open();
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '10' });
    await view.person.click(tab('All Offers'));
    await view.person.click(tab('Quotes'));
    expect(await quote(1)).toBeVisible();
    await view.person.click(tab('Basic Info'));
    expect(clientName()).toHaveValue('New client');
  });
});

test.each([
  ['pl', 'Dane podstawowe', 'Podaj nazwę klienta'],
  ['es', 'Datos básicos', 'Indique el nombre del cliente'],
] as const)('The wizard is in %s', async (language, name, message) => {
  const { person } = open({}, { language });
  await person.click(tab(name));
  const form = screen.getByRole('form', { name });
  fireEvent.submit(form);
  expect(await screen.findByText(message)).toBeVisible();
});
