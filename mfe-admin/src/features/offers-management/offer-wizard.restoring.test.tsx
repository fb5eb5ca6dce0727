import { screen, waitFor } from '@testing-library/react';
import { problem } from '@programme/testing';
import {
  addQuote,
  button,
  clientName,
  edit,
  field,
  fill,
  listTitle,
  open,
  quote,
  tab,
  toQuotes,
  type Answers,
  formIsThere,
} from './offer-wizard.fixture';
import { details } from './offers.fixture';

/** Opens the page anew, as a reload does. */
const reload = (view: ReturnType<typeof open>, answers: Answers = {}, options: Parameters<typeof open>[1] = {}) => {
  view.unmount();
  return open(answers, options);
};

const keptKeys = () => Object.keys(sessionStorage);

describe('A draft', () => {
  test('outlives a reload with its basics, its quotes and the open step, and says so', async () => {
    const first = open();
    await toQuotes(first);
    await addQuote(first, { 'Active Users': '120', 'Contract Duration (months)': '6' });
    const second = reload(first);
    expect(tab('Quotes')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Your draft is back')).toBeVisible();
    expect(await quote(1)).toBeVisible();
    expect(clientName()).toHaveValue('New client');
    await second.person.click(button('Start blank'));
    await second.person.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    await waitFor(() => expect(clientName()).toHaveValue(''));
    expect(screen.queryByText('Your draft is back')).not.toBeInTheDocument();
    expect(keptKeys()).toEqual([]);
  });

  test('outlives a reload with the quote that is being typed', async () => {
    const first = open();
    await toQuotes(first);
    await first.person.click(button('Add Quote'));
    fill(field('Active Users'), '120');
    fill(field('Contract Duration (months)'), 'six');
    const second = reload(first);
    await formIsThere();
    expect(field('Active Users')).toHaveValue('120');
    expect(field('Contract Duration (months)')).toHaveValue('six');
    fill(field('Contract Duration (months)'), '6');
    await second.person.click(button('Add Quote'));
    expect(await quote(1)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'New quote' })).not.toBeInTheDocument();
    reload(second);
    expect(await quote(1)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'New quote' })).not.toBeInTheDocument();
  });

  test('outlives a reload with the quote that is being changed', async () => {
    const first = open();
    await toQuotes(first);
    for (const users of ['120', '340']) await addQuote(first, { 'Active Users': users });
    await first.person.click(button('Edit quote 2'));
    fill(field('Active Users'), '350');
    const second = reload(first);
    await formIsThere();
    expect(field('Active Users')).toHaveValue('350');
    await second.person.click(button('Cancel'));
    await second.person.click(button('Edit quote 2'));
    expect(field('Active Users')).toHaveValue('340');
  });

  test('is forgotten once its offer is created', async () => {
    const first = open();
    await toQuotes(first);
    await addQuote(first, { 'Active Users': '120', 'Contract Duration (months)': '6' });
    expect(keptKeys()).toHaveLength(1);
    await first.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(keptKeys()).toEqual([]);
  });

  test('is no other user’s, and what cannot be read is dropped', async () => {
    const first = open();
    await toQuotes(first);
    const second = reload(first, {}, { user: { id: 2, username: 'bob', isAdmin: true } });
    expect(listTitle()).toBeVisible();
    expect(keptKeys()).toEqual([]);
    sessionStorage.setItem('offerDraft.4', '{"userId":1,"tab":"quotes"}');
    reload(second);
    expect(listTitle()).toBeVisible();
    expect(keptKeys()).toEqual([]);
  });

  test('of a stored offer comes back with its changes, to be saved over the version that they began with', async () => {
    const first = open();
    await edit(first);
    fill(clientName(), 'Acme Renamed');
    const second = reload(first, { 'PUT /api/offers/offer-1': { body: details } });
    expect(screen.getByText('You typed it before this page was reloaded.')).toBeVisible();
    // The form follows once the stored offer has come.
    expect(await screen.findByLabelText('Client Name', { selector: 'input' })).toHaveValue('Acme Renamed');
    await second.person.click(button('Update Offer'));
    await waitFor(() => expect(second.sent('PUT', '/api/offers/offer-1')).toHaveLength(1));
    expect(second.sent('PUT', '/api/offers/offer-1')[0]!.body).toMatchObject({
      clientName: 'Acme Renamed',
      version: details.offer.version,
    });
  });

  test('of an offer that somebody else has changed meanwhile says so at once', async () => {
    const first = open();
    await edit(first);
    fill(clientName(), 'Acme Renamed');
    const changed = { ...details, offer: { ...details.offer, version: details.offer.version + 1 } };
    reload(first, { 'GET /api/offers/offer-1/details': { body: changed } });
    expect((await screen.findAllByText('Somebody else has changed this offer in the meantime'))[0]).toBeVisible();
    expect(clientName()).toHaveValue('Acme Renamed');
    expect(screen.getByRole('button', { name: 'Load the current state' })).toBeVisible();
  });

  test('of an offer that cannot be loaded is kept for the next attempt', async () => {
    const first = open();
    await edit(first);
    fill(clientName(), 'Acme Renamed');
    reload(first, { 'GET /api/offers/offer-1/details': problem(503, 'unavailable', 'Later.') });
    await screen.findByText('The offer could not be loaded');
    expect(keptKeys()).toHaveLength(1);
  });
});
