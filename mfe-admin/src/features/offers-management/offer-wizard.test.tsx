import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offerDraftQuery, type NewOffer, type OfferChange } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';
import { problem, type ApiAnswer } from '@programme/testing';
import { acme, anna, details, ewa, jan } from './offers.fixture';
import {
  type Answers,
  created,
  open,
  type View,
  tab,
  button,
  field,
  clientName,
  creator,
  currency,
  quote,
  fill,
  toQuotes,
  addQuote,
  edit,
} from './offer-wizard.fixture';

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
