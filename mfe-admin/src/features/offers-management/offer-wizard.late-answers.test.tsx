import { act, screen, waitFor } from '@testing-library/react';
import { problem, type ApiAnswer } from '@programme/testing';
import { acme, details, pageAnswer } from './offers.fixture';
import {
  addQuote,
  button,
  clientName,
  created,
  field,
  fill,
  open,
  tab,
  toQuotes,
  toForm,
} from './offer-wizard.fixture';

const beta = { ...acme, id: 'offer-2', clientName: 'Beta' };
const betaDetails = { ...details, offer: beta };
const title = (client: string) => `Edit the offer for ${client}`;

/** Two offers in the list whose details come when the test says so. */
function openWithSlowOffers() {
  const answers = new Map<string, (answer: ApiAnswer) => void>();
  const slow = (id: string) => () => new Promise<ApiAnswer>((resolve) => answers.set(id, resolve));
  const view = open({
    'GET /api/offers': pageAnswer([acme, beta]),
    'GET /api/offers/offer-1/details': slow('offer-1'),
    'GET /api/offers/offer-2/details': slow('offer-2'),
    'PUT /api/offers/offer-1': { body: details },
    'PUT /api/offers/offer-2': { body: betaDetails },
  });
  const answer = async (id: string, one: ApiAnswer) => {
    await waitFor(() => expect(answers.has(id)).toBe(true));
    await act(async () => {
      answers.get(id)?.(one);
      // An answer takes some turns to what shows it, if anything does.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
  };
  const startEdit = async (client: string) => {
    const toList = screen.queryByRole('tab', { name: 'All Offers' });
    if (toList) await view.person.click(toList);
    await view.person.click(await screen.findByRole('button', { name: title(client) }));
  };
  return { ...view, answer, startEdit };
}

describe('A slow answer', () => {
  const typeNewOffer = async (view: ReturnType<typeof openWithSlowOffers>) => {
    await view.startEdit('Acme');
    await view.person.click(tab('All Offers'));
    await toForm(view);
    fill(clientName(), 'New client');
  };

  test.each([
    ['an offer', { body: details }],
    ['a failure', problem(503, 'unavailable', 'The service is away.')],
  ])('that brings %s after a new one was begun leaves what was typed', async (_what, answer) => {
    const view = openWithSlowOffers();
    await typeNewOffer(view);
    await view.answer('offer-1', answer);
    expect(clientName()).toHaveValue('New client');
    expect(screen.getByRole('heading', { level: 1, name: /^New offer · / })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('for the first of two offers does not take the place of the second', async () => {
    const view = openWithSlowOffers();
    await view.startEdit('Acme');
    await view.startEdit('Beta');
    await view.answer('offer-2', { body: betaDetails });
    expect(clientName()).toHaveValue('Beta');
    await view.answer('offer-1', { body: details });
    expect(clientName()).toHaveValue('Beta');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Update Offer'));
    await waitFor(() => expect(view.sent('PUT', '/api/offers/offer-2')).toHaveLength(1));
  });

  test('to an offer that was sent leaves the one that was begun meanwhile', async () => {
    let settle = (_answer: ApiAnswer) => {};
    const view = open({ 'POST /api/offers': () => new Promise<ApiAnswer>((resolve) => (settle = resolve)) });
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '120' });
    await view.person.click(button('Create Offer'));
    await view.person.click(tab('All Offers'));
    await toForm(view);
    await view.person.click(button('Leave and discard'));
    fill(field('Client Name'), 'Another client');
    settle({ status: 201, body: created });
    await waitFor(() =>
      expect(view.toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Offer created successfully' })),
    );
    expect(clientName()).toHaveValue('Another client');
    expect(tab('Success')).toHaveAttribute('aria-disabled', 'true');
  });
});
