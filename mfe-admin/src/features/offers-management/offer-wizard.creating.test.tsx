import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offerDraftQuery, type NewOffer } from '@programme/contracts';
import { networkError, problem, type ApiAnswer } from '@programme/testing';
import { anna, ewa, staffDay } from './offers.fixture';
import {
  addQuote,
  type Answers,
  button,
  clientName,
  created,
  creator,
  currency,
  field,
  fill,
  open,
  quote,
  tab,
  toQuotes,
  type View,
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
      validUntil: staffDay(90),
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
    expect(await screen.findByRole('alert')).toHaveTextContent('Error creating offerThe server is not responding');
    await view.person.click(button('Create Offer'));
    await waitFor(() => expect(keys(view)).toHaveLength(2));
    await waitFor(() => expect(button('Duplicate quote 1')).toBeEnabled());
    await view.person.click(button('Duplicate quote 1'));
    answer = { status: 201, body: created };
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    const [first, second, third] = keys(view);
    expect(first).toMatch(/^[\w-]{21}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('is one call, however often its answer is lost and the page is loaded again', async () => {
    let view = await ready({ 'POST /api/offers': networkError });
    const sentKeys: (string | null)[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await view.person.click(button('Create Offer'));
      await screen.findByRole('alert');
      sentKeys.push(...keys(view));
      view.unmount();
      view = open(attempt < 2 ? { 'POST /api/offers': networkError } : {});
      expect(await quote(1)).toBeVisible();
    }
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    sentKeys.push(...keys(view));
    expect(sentKeys).toHaveLength(4);
    expect(new Set(sentKeys).size).toBe(1);
  });

  test('leads nowhere while the offer is sent: nothing can be typed that its success would take away', async () => {
    const view = await ready({ 'POST /api/offers': () => new Promise<ApiAnswer>(() => undefined) });
    await view.person.click(button('Create Offer'));
    expect(tab('Basic Info')).toHaveAttribute('aria-disabled', 'true');
    await view.person.click(tab('Basic Info'));
    expect(tab('Quotes')).toHaveAttribute('aria-selected', 'true');
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

test('A duplicate is a new offer at the prices of today', async () => {
  const view = open();
  await view.person.click(await screen.findByRole('button', { name: 'More actions for the offer for Acme' }));
  await view.person.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText(/priced as of today/)).toBeVisible();
  expect(clientName()).toHaveValue('Acme');
  expect(screen.getByLabelText('Valid Until')).toHaveValue(staffDay(90));
  await view.person.click(button('Continue to Add Quotes'));
  await waitFor(async () => expect(await quote(1)).toHaveTextContent('34,750'));
  await view.person.click(button('Create Offer'));
  await screen.findByRole('heading', { name: 'The offer is ready' });
  expect((view.sent('POST')[0]!.body as NewOffer).quotes).toHaveLength(2);
});

describe('From a calculation', () => {
  const query = offerDraftQuery({ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }, 'EUR');

  test('the first quote is filled in, and the address forgets it', async () => {
    const view = open({}, { route: `/offers?lang=en&${query}` });
    // The draft begins anew where the server's day, which comes later, is another one.
    await waitFor(() => expect(screen.getByText(/Enterprise · 6 months · 120 active users/)).toBeVisible());
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  });
});

test.each([
  ['pl', 'Utwórz nową ofertę', 'Dane podstawowe', 'Podaj nazwę klienta'],
  ['es', 'Crear nueva oferta', 'Datos básicos', 'Indique el nombre del cliente'],
] as const)('The wizard is in %s', async (language, create, name, message) => {
  const { person } = open({}, { language });
  await person.click(await screen.findByRole('button', { name: create }));
  const form = await screen.findByRole('form', { name });
  fireEvent.submit(form);
  expect(await screen.findByText(message)).toBeVisible();
});
